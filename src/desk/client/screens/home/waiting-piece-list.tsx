import { Link } from "react-router";
import type { WaitingPiece } from "#desk/today-contract.ts";
import { KINDS } from "#desk/client/kinds/all-kinds.ts";
import { menuOf } from "#desk/client/kinds/menu-slug.ts";
import { pageName } from "#desk/client/kinds/page-names.ts";
import { MENU_WORDS } from "#desk/client/kinds/restaurant-words.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { draftWords, planWords } from "#desk/client/pieces/draft-words.ts";
import { PLAN_QUERY } from "#desk/client/pieces/plan-link.tsx";
import type { RestaurantName } from "#desk/client/api/desk-calls.ts";
import { nameIn } from "#desk/client/ui/lead-words.ts";
import { Section } from "#desk/client/ui/page.tsx";
import { Table } from "#desk/client/ui/table.tsx";

interface WaitingPieceListProps {
  readonly pieces: readonly WaitingPiece[];
  readonly inAll: number;
  readonly restaurants: readonly RestaurantName[];
}

/** Drafts and plans, with the way to each. */
export function WaitingPieceList({ pieces, inAll, restaurants }: WaitingPieceListProps) {
  return (
    <Section title={m.today_waiting()}>
      {pieces.length === 0 ? (
        <p>{m.today_waiting_none()}</p>
      ) : (
        <Table
          caption={m.today_waiting()}
          rows={pieces}
          keyOf={({ kind, slug, publishAt }) => `${kind}/${slug} ${publishAt === null}`}
          columns={[
            {
              title: m.today_waiting_what(),
              isHead: true,
              render: (piece) => (
                <Link
                  className="text-link"
                  to={`/${piece.kind}/${piece.slug}${piece.publishAt === null ? "" : PLAN_QUERY}`}
                >
                  {nameOf(piece, restaurants)}
                </Link>
              ),
            },
            { title: m.still_missing_where(), render: ({ kind }) => KINDS[kind].title() },
            {
              title: m.today_waiting_state(),
              render: ({ publishAt, ...piece }) =>
                publishAt === null ? draftWords(piece) : planWords({ ...piece, publishAt }),
            },
          ]}
        />
      )}
      {inAll > pieces.length && <p>{m.today_waiting_more({ count: inAll - pieces.length })}</p>}
    </Section>
  );
}

function nameOf({ kind, slug, name }: WaitingPiece, restaurants: readonly RestaurantName[]) {
  if (KINDS[kind].only !== undefined) return KINDS[kind].title();
  if (kind === "pages") return pageName(slug) ?? name;
  const menu = kind === "menus" ? menuOf(slug) : undefined;
  if (menu === undefined) return name;
  return `${MENU_WORDS[menu.kind]()} · ${nameIn(restaurants, menu.restaurant)}`;
}

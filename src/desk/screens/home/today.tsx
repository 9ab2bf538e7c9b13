import { Link } from "react-router";
import { dateWords } from "#desk/hours/opening-hours-words.ts";
import { placesOf } from "#desk/layout/places.ts";
import { m } from "#desk/paraglide/messages.js";
import { useMe } from "#desk/session/account-here.ts";
import { ClickTable } from "#desk/ui/click-table.tsx";
import { groupToday } from "#desk/ui/group-days.ts";
import { Page, Section } from "#desk/ui/page.tsx";
import { roleName } from "#desk/ui/role-words.ts";
import type { HouseProgress } from "#content/desk/missing/missing-contract.ts";
import type { WaitingGuests } from "#leads/desk/contract.ts";
import type { MissingFacts } from "#content/desk/missing/missing-contract.ts";
import type { CountedClick, Today, WaitingPiece } from "#server/desk/today/today-contract.ts";
import type { RestaurantName } from "#desk/api/desk-calls.ts";
import { waitedSince } from "#desk/language/desk-language.ts";
import { nameIn, unansweredInWords } from "#desk/ui/lead-words.ts";
import { Table } from "#desk/ui/table.tsx";
import { KINDS } from "#desk/kinds/all-kinds.ts";
import { pageName } from "#desk/kinds/page-names.ts";
import { MENU_WORDS, menuOf } from "#desk/kinds/restaurant-words.ts";
import { draftWords, planWords } from "#desk/pieces/draft-words.ts";
import { PLAN_QUERY } from "#desk/pieces/plan-link.tsx";
import { HousesToday } from "./houses-today.tsx";
import "./home.css";

export interface Day extends Today {
  readonly clicks: readonly CountedClick[];
  readonly restaurants: readonly RestaurantName[];
  /** For users with restaurants to edit. */
  readonly missing: MissingFacts | undefined;
}

/** The signed-in user's dashboard. */
export function TodayScreen({ day }: { readonly day: Day }) {
  const { name, role } = useMe();
  const { houses, guests, followUps, waiting, waitingInAll, clicks, restaurants, missing } = day;
  const opens = new Set(placesOf(role).map(({ to }) => to));
  const seesGuests = opens.has("/counts");
  return (
    <Page
      title={m.home_title({ name })}
      lead={`${dateWords(groupToday())}\u{a0}· ${roleName(role)}`}
    >
      {followUps > 0 && (
        <p className="measure">
          <Link className="text-link" to="/leads?owner=me&followUp=due">
            {m.today_follow_ups({ count: followUps })}
          </Link>
        </p>
      )}
      {seesGuests && <WaitingGuestList guests={guests} restaurants={restaurants} />}
      {opens.has("/missing") && waiting.length > 0 && (
        <WaitingPieceList pieces={waiting} inAll={waitingInAll} restaurants={restaurants} />
      )}
      {houses.length > 0 && <HousesToday houses={houses} />}
      <Section title={m.today_clicks()}>
        <ClickTable caption={m.today_clicks()} clicks={clicks} restaurants={restaurants} />
      </Section>
      {missing !== undefined && <MissingByHouse houses={missing.houses} />}
    </Page>
  );
}

/** Each restaurant's progress, with a link to its gaps. */
function MissingByHouse({ houses }: { readonly houses: readonly HouseProgress[] }) {
  return (
    <Section
      title={m.nav_still_missing()}
      action={
        <Link to="/missing" className="text-link">
          {m.today_missing_all()}
        </Link>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-8 gap-y-4">
        {houses.map(({ restaurant, name, inAll, missing }) => (
          <li key={restaurant}>
            <label className="block font-semibold">
              <span>{name}</span>
              <progress className="house-progress" max={inAll} value={inAll - missing} />
            </label>
            <span className="small">
              {m.today_progress({ done: inAll - missing, count: inAll })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface WaitingGuestListProps {
  readonly guests: readonly WaitingGuests[];
  readonly restaurants: readonly RestaurantName[];
}

function WaitingGuestList({ guests, restaurants }: WaitingGuestListProps) {
  const [first] = guests;
  const count = unansweredInWords(guests.reduce((sum, one) => sum + one.unanswered, 0));
  return (
    <Section title={m.handling_unanswered()}>
      {first === undefined ? (
        <p>{m.today_guests_none()}</p>
      ) : (
        <>
          <p>{m.today_guests_some({ count, time: waitedSince(first.since) })}</p>
          <Table
            caption={m.handling_unanswered()}
            rows={guests}
            keyOf={({ restaurant }) => restaurant}
            columns={[
              {
                title: m.column_restaurant(),
                isHead: true,
                render: ({ restaurant }) => (
                  <Link className="text-link" to={leadsOf(restaurant)}>
                    {nameIn(restaurants, restaurant)}
                  </Link>
                ),
              },
              {
                title: m.handling_unanswered(),
                render: (one) => unansweredInWords(one.unanswered),
              },
              { title: m.today_guests_wait(), render: ({ since }) => waitedSince(since) },
            ]}
          />
        </>
      )}
    </Section>
  );
}

/** The filter has no choice without a restaurant. */
const leadsOf = (restaurant: string) =>
  `/leads?${new URLSearchParams({ handling: "unanswered", ...(restaurant && { restaurant }) })}`;

interface WaitingPieceListProps {
  readonly pieces: readonly WaitingPiece[];
  readonly inAll: number;
  readonly restaurants: readonly RestaurantName[];
}

/** Drafts and scheduled versions, with links. */
function WaitingPieceList({ pieces, inAll, restaurants }: WaitingPieceListProps) {
  return (
    <Section title={m.today_waiting()}>
      <Table
        caption={m.today_waiting()}
        rows={pieces}
        keyOf={({ kind, slug, publishAt }) => `${kind}/${slug} ${publishAt === null}`}
        columns={[
          {
            title: m.column_content(),
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
          { title: m.column_where(), render: ({ kind }) => KINDS[kind].title() },
          {
            title: m.today_waiting_state(),
            render: ({ publishAt, ...piece }) =>
              publishAt === null ? draftWords(piece) : planWords({ ...piece, publishAt }),
          },
        ]}
      />
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

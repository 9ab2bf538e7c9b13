import { Badge } from "@mantine/core";
import { Link } from "react-router";
import type { ContentKind, ListedPiece } from "#content/desk/contract.ts";
import { dateAndTime, timeOfToday } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { Thumbnail } from "../pictures/thumbnail.tsx";
import { Table } from "../ui/table.tsx";
import { draftWords } from "./draft-words.ts";
import { PlanLink } from "./plan-link.tsx";
import "../pictures/pictures.css";

interface PieceTableProps {
  readonly kind: ContentKind;
  readonly caption: string;
  readonly pieces: readonly ListedPiece[];
  /** What sets a piece apart, in a word. */
  readonly badgeOf?: (piece: ListedPiece) => string | undefined;
}

/** Pieces of content with their published state and their drafts. */
export function PieceTable({ kind, caption, pieces, badgeOf }: PieceTableProps) {
  return (
    <Table
      caption={caption}
      rows={pieces}
      keyOf={({ slug }) => slug}
      columns={[
        {
          title: m.column_name(),
          isHead: true,
          render: (piece) => {
            const badge = badgeOf?.(piece);
            return (
              <div className="flex items-center gap-3">
                {piece.picture !== null && <Thumbnail picture={piece.picture} />}
                <div>
                  <Link to={`/${kind}/${piece.slug}`} className="text-link">
                    {piece.name}
                  </Link>
                  {badge !== undefined && <Badge>{badge}</Badge>}
                </div>
              </div>
            );
          },
        },
        {
          title: m.column_state(),
          render: (piece) => <PieceState to={`/${kind}/${piece.slug}`} piece={piece} />,
        },
        {
          title: m.column_changed(),
          render: ({ published, draft }) => {
            if (draft !== null) return draftWords(draft);
            if (published === null) return null;
            const { at, author } = published;
            return m.published_by({ time: timeOfToday(at) ?? dateAndTime(at), author });
          },
        },
      ]}
    />
  );
}

interface PieceStateProps {
  /** The editor of the piece. */
  readonly to: string;
  readonly name?: string;
  readonly piece: Pick<
    ListedPiece,
    "name" | "isPublished" | "isActive" | "plan" | "missing" | "outdatedTranslations"
  >;
}

/** Lists an entry's open tasks; empty for a visible, complete one. */
export function PieceState({ to, piece, name = piece.name }: PieceStateProps) {
  const { isPublished, isActive, plan, missing, outdatedTranslations: outdated } = piece;
  const isSeen = isPublished && isActive;
  if (isSeen && plan === null && missing + outdated === 0) return null;
  return (
    <div className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {!isSeen && <Badge>{siteWords(piece)}</Badge>}
      {missing > 0 && <span className="small">{m.list_missing({ count: missing })}</span>}
      {outdated > 0 && (
        <span className="marked small">{m.translations_count({ count: outdated })}</span>
      )}
      {plan !== null && <PlanLink to={to} name={name} plan={plan} />}
    </div>
  );
}

/** What visitors see of a piece, in words. */
export function siteWords({
  isPublished,
  isActive,
}: Pick<ListedPiece, "isPublished" | "isActive">): string {
  if (!isPublished) return m.piece_never_published();
  return isActive ? m.piece_visible() : m.piece_hidden();
}

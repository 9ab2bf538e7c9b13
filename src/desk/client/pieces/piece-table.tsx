import { Badge } from "@mantine/core";
import { Link } from "react-router";
import type { ContentKind, ListedPiece } from "#desk/content-contract.ts";
import { m } from "../paraglide/messages.js";
import { Table } from "../ui/table.tsx";
import { draftWords } from "./draft-words.ts";
import { PlanLink } from "./plan-link.tsx";

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
              <>
                <Link to={`/${kind}/${piece.slug}`} className="text-link">
                  {piece.name}
                </Link>
                {badge !== undefined && <Badge>{badge}</Badge>}
              </>
            );
          },
        },
        { title: m.column_on_site(), render: siteWords },
        {
          title: m.column_draft(),
          render: (piece) => <Written kind={kind} piece={piece} />,
        },
        {
          title: m.column_translations(),
          render: ({ outdatedTranslations: count }) =>
            count === 0 ? m.translations_current() : m.translations_to_check({ count }),
        },
      ]}
    />
  );
}

/** The draft and the plan of a piece. */
function Written({ kind, piece }: Pick<PieceTableProps, "kind"> & { readonly piece: ListedPiece }) {
  const { slug, name, draft, plan } = piece;
  if (plan === null) return draft === null ? m.value_none() : draftWords(draft);
  return (
    <>
      {draft !== null && <p>{draftWords(draft)}</p>}
      <PlanLink to={`/${kind}/${slug}`} name={name} plan={plan} />
    </>
  );
}

/** What visitors see of a piece, in words. */
export function siteWords({ isPublished, isActive }: ListedPiece): string {
  if (!isPublished) return m.piece_never_published();
  return isActive ? m.piece_visible() : m.piece_hidden();
}

import { Link } from "react-router";
import type { ContentPath, ListedPiece } from "#desk/content-contract.ts";
import { m } from "../paraglide/messages.js";
import { Table } from "../ui/table.tsx";
import { draftWords } from "./draft-words.ts";

interface PieceTableProps {
  readonly kind: ContentPath;
  readonly caption: string;
  readonly pieces: readonly ListedPiece[];
}

/** Pieces of content, what visitors see of them, and what somebody is writing. */
export function PieceTable({ kind, caption, pieces }: PieceTableProps) {
  return (
    <Table
      caption={caption}
      rows={pieces}
      keyOf={({ slug }) => slug}
      columns={[
        {
          title: m.column_name(),
          isHead: true,
          render: ({ slug, name }) => (
            <Link to={`/${kind}/${slug}`} className="text-link">
              {name}
            </Link>
          ),
        },
        { title: m.column_on_site(), render: siteWords },
        {
          title: m.column_draft(),
          render: ({ draft }) => (draft === null ? m.value_none() : draftWords(draft)),
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

/** What visitors see of a piece, in words. */
export function siteWords({ isPublished, isActive }: ListedPiece): string {
  if (!isPublished) return m.piece_never_published();
  return isActive ? m.piece_visible() : m.piece_hidden();
}

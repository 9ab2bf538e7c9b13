import { useState } from "react";
import type { ContentKind, ListedPiece } from "#desk/content-contract.ts";
import { failureOf } from "#desk/client/api/call-failure.ts";
import { publishOrder } from "#desk/client/api/content-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { siteWords } from "#desk/client/pieces/piece-table.tsx";
import { RowList } from "#desk/client/rows/row-list.tsx";
import { announce } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { FailureNotice, failureWords } from "#desk/client/ui/failure-notice.tsx";
import { Notice } from "#desk/client/ui/notice.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";

interface PieceOrderProps {
  readonly kind: ContentKind;
  readonly words: { readonly title: () => string; readonly lead: () => string };
  /** Those that are published, in the order of the site. */
  readonly pieces: readonly ListedPiece[];
  /** Reads the list anew. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Pieces to put in the order in which the site shows them, which is published as a whole. */
export function PieceOrder({ kind, words, pieces, onChanged, onClose }: PieceOrderProps) {
  const [seen] = useState(() => pieces.map(({ slug }) => slug));
  const [order, setOrder] = useState<readonly string[]>(seen);
  const { run, isBusy, failure } = useAction(async () => {
    await publishOrder(kind, { order, seen });
    onChanged();
    onClose();
    announce(m.order_published(), () => {
      publishOrder(kind, { order: seen, seen: order }).then(onChanged, (error: unknown) =>
        announce(failureWords(failureOf(error))),
      );
    });
  });
  const bySlug = new Map(pieces.map((one) => [one.slug, one]));
  return (
    <div className="stack">
      <p className="measure">{words.lead()}</p>
      <RowList
        path=""
        label={words.title()}
        rows={order}
        onChange={setOrder}
        nameOf={(slug) => bySlug.get(slug)?.name ?? slug}
        noteOf={(slug) => {
          const piece = bySlug.get(slug);
          return piece === undefined ? "" : siteWords(piece);
        }}
      />
      {failure?.reason === "conflict" ? (
        <Notice tone="error">
          <p>{m.order_conflict()}</p>
        </Notice>
      ) : (
        <FailureNotice failure={failure} />
      )}
      <div className="form-buttons">
        <Button variant="primary" isBusy={isBusy} onClick={() => void run()}>
          {m.order_publish()}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            if (failure?.reason === "conflict") onChanged();
            onClose();
          }}
        >
          {m.dialog_cancel()}
        </Button>
      </div>
    </div>
  );
}

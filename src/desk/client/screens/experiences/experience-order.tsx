import { useState } from "react";
import type { ListedPiece } from "#desk/content-contract.ts";
import { failureOf } from "#desk/client/api/call-failure.ts";
import { publishOrder } from "#desk/client/api/content-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { OrderList } from "#desk/client/pieces/order-list.tsx";
import { siteWords } from "#desk/client/pieces/piece-table.tsx";
import { announce } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { FailureNotice, failureWords } from "#desk/client/ui/failure-notice.tsx";
import { Notice } from "#desk/client/ui/notice.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";

interface ExperienceOrderProps {
  /** Those that are published, in the order of the site. */
  readonly experiences: readonly ListedPiece[];
  /** Reads the list anew. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The experiences to put in the order in which the site shows them, which is published as a whole. */
export function ExperienceOrder({ experiences, onChanged, onClose }: ExperienceOrderProps) {
  const [seen] = useState(() => experiences.map(({ slug }) => slug));
  const [order, setOrder] = useState<readonly string[]>(seen);
  const { run, isBusy, failure } = useAction(async () => {
    await publishOrder("experiences", { order, seen });
    onChanged();
    onClose();
    announce(m.order_published(), () => {
      publishOrder("experiences", { order: seen, seen: order }).then(onChanged, (error: unknown) =>
        announce(failureWords(failureOf(error))),
      );
    });
  });
  const bySlug = new Map(experiences.map((one) => [one.slug, one]));
  const rows = order.flatMap((slug) => {
    const piece = bySlug.get(slug);
    return piece === undefined ? [] : [{ slug, name: piece.name, note: siteWords(piece) }];
  });
  return (
    <div className="stack">
      <p className="measure">{m.experiences_order_text()}</p>
      <OrderList label={m.experiences_order()} rows={rows} onChange={setOrder} />
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

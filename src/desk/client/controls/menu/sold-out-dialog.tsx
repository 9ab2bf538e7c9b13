import { failureOf } from "#desk/client/api/call-failure.ts";
import { publishSoldOut } from "#desk/client/api/today-calls.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { zoneOf } from "#content/shapes/restaurant-zone.ts";
import { deskLanguage } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { useEditedPiece } from "#desk/client/pieces/edited-piece.ts";
import { useLoaded } from "#desk/client/pieces/kind.ts";
import { announce } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { Dialog } from "#desk/client/ui/dialog.tsx";
import { FailureNotice, failureWords } from "#desk/client/ui/failure-notice.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";
import { LANGUAGE_TAGS } from "#language/languages.ts";

interface SoldOutDialogProps {
  /** Of a dish of the published menu. */
  readonly name: string;
  /** What it is to be. */
  readonly isSoldOut: boolean;
  readonly onClose: () => void;
}

/** The second press: that a dish is sold out today, or is not, which is published at once and alone. */
export function SoldOutDialog({ name, isSoldOut, onClose }: SoldOutDialogProps) {
  const edited = useEditedPiece();
  const { restaurant } = useLoaded<{ readonly restaurant: RestaurantContent }>();

  async function publish(next: boolean): Promise<void> {
    if (edited === undefined) return;
    // The draft takes it in on the server, and comes back with what was typed.
    await edited.save();
    const slug = edited.piece.slug;
    const { soldOutUntil, draft } = await publishSoldOut(slug, { name, isSoldOut: next });
    const said =
      soldOutUntil === null
        ? m.sold_out_ended({ name })
        : m.sold_out_published({ name, until: timeAt(soldOutUntil, zoneOf(restaurant)) });
    const asks = draft === "asks" ? [m.sold_out_draft_asks()] : [];
    announce([said, ...asks].join(" "), next === isSoldOut ? undo : undefined);
    show();
  }
  /** Where the server cannot be reached, the table stays as it is. */
  function show(): void {
    edited?.refresh().catch(() => {});
  }
  function undo(): void {
    publish(!isSoldOut).catch((error: unknown) => announce(failureWords(failureOf(error))));
  }
  const { run, isBusy, failure } = useAction(async () => {
    try {
      await publish(isSoldOut);
    } catch (error) {
      if (failureOf(error).reason !== "conflict") throw error;
      announce(m.sold_out_moved({ name }));
      show();
    }
    onClose();
  });

  return (
    <Dialog
      title={isSoldOut ? m.sold_out_title({ name }) : m.sold_out_back_title({ name })}
      onClose={onClose}
    >
      <div className="stack">
        <p>{isSoldOut ? m.sold_out_text() : m.sold_out_back_text()}</p>
        <FailureNotice failure={failure} />
        <div className="form-buttons">
          <Button variant="primary" isBusy={isBusy} onClick={() => void run()}>
            {m.publish_now()}
          </Button>
          <Button onClick={onClose}>{m.dialog_cancel()}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** "23:30" by a restaurant's clock. */
function timeAt(moment: string, zone: string | undefined): string {
  const style = { timeStyle: "short", ...(zone !== undefined && { timeZone: zone }) } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[deskLanguage()], style).format(new Date(moment));
}

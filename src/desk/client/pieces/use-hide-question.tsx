import { useState } from "react";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { ConfirmDialog } from "../ui/dialog.tsx";
import type { BarProps } from "./bar-parts.tsx";
import { hasColleaguesPart } from "./draft-parts.ts";
import { HideDialog, takesOff } from "./hide-dialog.tsx";
import { DraftReview } from "./draft-review.tsx";

interface Asked {
  /** When it would be published: a time (ISO 8601), or now. */
  readonly at: string;
  readonly publish: () => Promise<void>;
}

/**
 * Asks before a publication that takes a piece off the site (rule 10.27), or of a draft in which a colleague wrote
 * (rule 10.71), in one dialog; any other goes on at once. Returns what asks, and the question as long as it is asked.
 */
export function useHideQuestion<Content extends object>(
  props: BarProps<Content>,
  { isOfPlan = false } = {},
) {
  const { kind, store, titleOf, fields, complete } = props;
  const [asked, setAsked] = useState<Asked>();
  const { id: me } = useMe();
  const { piece, content } = store.getState();
  const close = () => setAsked(undefined);
  const isReviewed = () => !isOfPlan && hasColleaguesPart(store.getState().piece, me);

  function questionFor({ at, publish }: Asked) {
    const common = {
      onClose: close,
      async onConfirm() {
        await publish();
        close();
      },
    };
    const review = isReviewed() && (
      <DraftReview state={store.getState()} fields={fields} complete={complete} />
    );
    if (takesOff(piece, content)) {
      return (
        <HideDialog
          {...common}
          kind={kind}
          name={titleOf(content)}
          pages={piece.pages}
          content={content}
          at={at}
        >
          {review}
        </HideDialog>
      );
    }
    return (
      <ConfirmDialog
        {...common}
        title={m.review_title()}
        confirmText={at === "now" ? m.publish_now() : m.publish_later()}
      >
        {review}
      </ConfirmDialog>
    );
  }
  return {
    async askIfHiding(next: Asked): Promise<void> {
      const now = store.getState();
      if (takesOff(now.piece, now.content) || isReviewed()) setAsked(next);
      else await next.publish();
    },
    question: asked && questionFor(asked),
  };
}

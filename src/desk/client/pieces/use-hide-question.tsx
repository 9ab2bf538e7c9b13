import { useState } from "react";
import type { ContentKind } from "#desk/content-contract.ts";
import type { DraftStore } from "./draft-store.ts";
import { HideDialog, takesOff } from "./hide-dialog.tsx";

interface Asked {
  /** When it would be published: a time (ISO 8601), or now. */
  readonly at: string;
  readonly publish: () => Promise<void>;
}

/**
 * Asks before a publication that takes a piece off the site (rule 10.27); any other goes on at once. Returns
 * what asks, and what {@link HideQuestion} shows.
 */
export function useHideQuestion<Content extends object>(store: DraftStore<Content>) {
  const [asked, setAsked] = useState<Asked>();
  return {
    asked,
    close: () => setAsked(undefined),
    async askIfHiding(next: Asked): Promise<void> {
      const { piece, content } = store.getState();
      if (takesOff(piece, content)) setAsked(next);
      else await next.publish();
    },
  };
}

interface HideQuestionProps<Content extends object> {
  readonly hiding: Pick<ReturnType<typeof useHideQuestion<Content>>, "asked" | "close">;
  readonly store: DraftStore<Content>;
  readonly kind: ContentKind;
  readonly titleOf: (content: Content) => string;
}

/** The question, as long as it is asked. */
export function HideQuestion<Content extends object>(props: HideQuestionProps<Content>) {
  const { hiding, store, kind, titleOf } = props;
  const { asked, close } = hiding;
  if (asked === undefined) return null;
  const { piece, content } = store.getState();
  return (
    <HideDialog
      kind={kind}
      name={titleOf(content)}
      pages={piece.pages}
      at={asked.at}
      onClose={close}
      onConfirm={async () => {
        await asked.publish();
        close();
      }}
    />
  );
}

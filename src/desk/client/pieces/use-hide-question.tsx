import { useState } from "react";
import type { BarProps } from "./bar-parts.tsx";
import { HideDialog, takesOff } from "./hide-dialog.tsx";

interface Asked {
  /** When it would be published: a time (ISO 8601), or now. */
  readonly at: string;
  readonly publish: () => Promise<void>;
}

/**
 * Asks before a publication that takes a piece off the site (rule 10.27); any other goes on at once. Returns
 * what asks, and the question as long as it is asked.
 */
export function useHideQuestion<Content extends object>({
  kind,
  store,
  titleOf,
}: Pick<BarProps<Content>, "kind" | "store" | "titleOf">) {
  const [asked, setAsked] = useState<Asked>();
  const { piece, content } = store.getState();
  const close = () => setAsked(undefined);
  return {
    async askIfHiding(next: Asked): Promise<void> {
      const now = store.getState();
      if (takesOff(now.piece, now.content)) setAsked(next);
      else await next.publish();
    },
    question: asked && (
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
    ),
  };
}

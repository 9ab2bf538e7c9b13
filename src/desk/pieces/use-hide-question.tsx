import { useState } from "react";
import type { PublishQuestion, PublishRequest } from "#content/desk/contract.ts";
import { failureOf } from "../api/call-failure.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { ConfirmDialog } from "../ui/dialog.tsx";
import type { BarProps } from "./bar-parts.tsx";
import { colleaguesChanges, draftChanges, DraftReview } from "./draft-review.tsx";
import type { Difference } from "./fields.ts";
import { HideDialog, takesOff } from "./hide-dialog.tsx";

export type Answers = Pick<PublishRequest, "isSure" | "content">;

interface Publication {
  /** When it would be published: a time (ISO 8601), or now. */
  readonly at: string;
  readonly publish: (answers: Answers) => Promise<void>;
}

/** The server's questions. */
interface Review<Content> {
  readonly questions: readonly PublishQuestion[];
  readonly changed: readonly Difference<Content>[];
  /** Paths that stay in the draft; undefined if all is published. */
  readonly left: readonly string[] | undefined;
}

/**
 * Asks before a publication that hides an entry (rule 10.27), then asks the server's questions (rules 10.71 and 10.74).
 * Returns the function that publishes, and the open question.
 */
export function useHideQuestion<Content extends object>(
  props: BarProps<Content>,
  { isOfPlan = false } = {},
) {
  const { kind, store, titleOf, fields } = props;
  const [hiding, setHiding] = useState<Publication>();
  const [asked, setAsked] = useState<Publication & Review<Content>>();
  const { id: me } = useMe();
  const { piece, content } = store.getState();

  async function attempt(publication: Publication): Promise<void> {
    try {
      await publication.publish({});
    } catch (error) {
      const { reason, questions } = failureOf(error);
      if (reason !== "asks") throw error;
      const state = store.getState();
      const changed = draftChanges(state, props);
      const isWhole = isOfPlan || publication.at !== "now" || state.piece.published === null;
      const left = isWhole ? undefined : colleaguesChanges(state, changed, me);
      setAsked({ ...publication, questions, changed, left });
    }
  }
  async function publishChosen({ publish, changed, left = [] }: Review<Content> & Publication) {
    const now = store.getState();
    const published = props.complete(now.piece.published ?? {});
    const kept = changed.filter(({ path }) => left.includes(path));
    const chosen = kept.reduce((into, { take }) => take(into, published), now.content);
    await publish({ isSure: true, ...(kept.length > 0 && { content: chosen }) });
  }

  return {
    askIfHiding: async (next: Publication) => {
      const now = store.getState();
      if (takesOff(now.piece, now.content)) setHiding(next);
      else await attempt(next);
    },
    question: (
      <>
        {hiding && (
          <HideDialog
            kind={kind}
            name={titleOf(content)}
            pages={piece.pages}
            content={content}
            at={hiding.at}
            onClose={() => setHiding(undefined)}
            onConfirm={async () => {
              await attempt(hiding);
              setHiding(undefined);
            }}
          />
        )}
        {asked && (
          <ConfirmDialog
            title={m.review_title()}
            confirmText={asked.at === "now" ? m.publish_now() : m.publish_later()}
            onClose={() => setAsked(undefined)}
            onConfirm={async () => {
              await publishChosen(asked);
              setAsked(undefined);
            }}
          >
            <DraftReview
              {...asked}
              state={{ piece }}
              fields={fields}
              onLeave={(left) => setAsked({ ...asked, left })}
            />
          </ConfirmDialog>
        )}
      </>
    ),
  };
}

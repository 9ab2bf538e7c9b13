import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { PieceAtDesk } from "#content/desk/contract.ts";
import { pageInDeskLanguage } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { announce } from "../ui/announcements.tsx";
import { Button } from "../ui/button.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { useAction } from "../ui/use-action.ts";
import { Bar, type BarProps, SavingLine, shownInPlace } from "./bar-parts.tsx";
import { changesInWords, draftChanges, DraftReview } from "./draft-review.tsx";
import { savingWords } from "./draft-words.ts";
import { isHidden } from "./hide-dialog.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import { PLAN_QUERY } from "./plan-link.tsx";
import { type Answers, useHideQuestion } from "./use-hide-question.tsx";

interface PublishBarProps<Content extends object> extends BarProps<Content> {
  /** What the first publication, at that time, adds to the content. */
  readonly firstPublished?: (content: Content, at: Date) => Partial<Content>;
  readonly hasNoPage?: boolean | undefined;
}

/** What becomes of the draft: saved, published, made a plan, discarded. It stays in view. */
export function PublishBar<Content extends object>(props: PublishBarProps<Content>) {
  const { kind, store, state, calls, titleOf, firstPublished, hasNoPage } = props;
  const { onWrong, onCompare, warning } = props;
  const { piece, saving, conflict, failure: saveFailure } = state;
  const [isPlanning, setPlanning] = useState(false);
  const navigate = useNavigate();
  const { id: me } = useMe();
  const { askIfHiding, question } = useHideQuestion(props);
  // Compares saved text only, because a long menu is too slow for each keystroke.
  const changed = useMemo(
    () => draftChanges({ piece, content: store.getState().content }, props),
    // oxlint-disable-next-line react/exhaustive-deps
    [piece],
  );
  const hasDraft = piece.draft !== null || saving !== "saved";

  function prepare(at: Date): void {
    const current = store.getState();
    if (firstPublished === undefined || current.piece.published !== null) return;
    const added = firstPublished(current.content, at);
    if (Object.keys(added).length > 0) store.change(added);
  }
  /** What was published before is published again, and the draft is there again. */
  async function undoPublication(content: Content): Promise<void> {
    const [, previous] = await calls.history();
    if (previous === undefined) return;
    const basedOn = store.getState().piece.fingerprint;
    store.replace(await calls.restore({ id: previous.id, basedOn }));
    store.change(content);
    await store.save();
    announce(m.publication_undone());
  }
  async function publishNow(answers: Answers): Promise<void> {
    onWrong([]);
    prepare(new Date());
    const before = store.getState();
    await store.publish("now", answers);
    const { piece: after, content } = store.getState();
    const canUndo =
      after.fingerprint !== before.piece.fingerprint && before.piece.published !== null;
    announce(
      hasNoPage ? m.published_works() : publishedWords(before.piece, after, titleOf(content)),
      canUndo ? () => undoPublication(before.content) : undefined,
      pageInDeskLanguage(after.pages),
    );
  }
  async function publishAt(time: string, answers: Answers): Promise<void> {
    await store.publish(time, answers);
    if (store.getState().piece.plan === null) return;
    announce(m.planned());
    await navigate(`/${kind}/${piece.slug}${PLAN_QUERY}`);
  }

  const publishing = useAction(() =>
    askIfHiding({
      at: "now",
      publish: (answers) => shownInPlace(() => publishNow(answers), props),
    }),
  );
  const discarding = useAction(async () => {
    onWrong([]);
    announce(m.draft_discarded(), await store.discard());
  });

  return (
    <Bar
      editors={piece.editors}
      onSaveKey={() => {
        void store.save().then(() => announce(savingWords(store.getState())));
      }}
    >
      {warning}
      <SavingLine
        state={state}
        isOfPlan={false}
        onCompare={onCompare}
        onSave={() => void store.save()}
      />
      {piece.draft !== null && piece.published !== null && changed.length > 0 && (
        <details className="going-live">
          <summary className="text-link">
            {m.review_fields({ fields: changesInWords(state, changed, me) })}
          </summary>
          <DraftReview state={state} fields={props.fields} changed={changed} />
        </details>
      )}
      <FailureNotice failure={publishing.failure ?? discarding.failure} />
      {hasDraft && conflict === undefined && (
        <div className="form-buttons">
          <Button
            variant="primary"
            isBusy={publishing.isBusy || saveFailure !== undefined}
            onClick={() => void publishing.run()}
          >
            {m.publish_now()}
          </Button>
          {piece.plan === null && (
            <Button isBusy={saveFailure !== undefined} onClick={() => setPlanning(true)}>
              {m.publish_later()}
            </Button>
          )}
          <Button variant="quiet" isBusy={discarding.isBusy} onClick={() => void discarding.run()}>
            {m.draft_discard()}
          </Button>
        </div>
      )}
      {question}
      {isPlanning && (
        <PlanDialog
          onClose={() => setPlanning(false)}
          onPlan={async (time) => {
            onWrong([]);
            prepare(new Date(time));
            const publish = (answers: Answers) =>
              shownInPlace(() => publishAt(time, answers), props);
            await askIfHiding({ at: time, publish });
            setPlanning(false);
          }}
        />
      )}
    </Bar>
  );
}

/** What a publication has done to what visitors see. */
function publishedWords(before: PieceAtDesk, after: PieceAtDesk, name: string): string {
  if (after.pages !== null) {
    return after.plan?.conflicting ? m.published_beside_plan() : m.published();
  }
  if (before.pages !== null) return m.published_off({ name });
  return isHidden(after.published ?? {}) ? m.published_hidden() : m.published_unseen();
}

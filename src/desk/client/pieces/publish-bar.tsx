import { useState } from "react";
import { type CallFailure, failureOf } from "../api/call-failure.ts";
import type { PieceCalls } from "../api/content-calls.ts";
import { m } from "../paraglide/messages.js";
import { announce } from "../ui/announcements.tsx";
import { Button } from "../ui/button.tsx";
import { FailureNotice, failureWords } from "../ui/failure-notice.tsx";
import { useAction } from "../ui/use-action.ts";
import type { DraftState, DraftStore } from "./draft-store.ts";
import { planWords, savingWords } from "./draft-words.ts";
import { PlanDialog } from "./plan-dialog.tsx";

interface PublishBarProps<Content extends object> {
  readonly store: DraftStore<Content>;
  readonly state: DraftState<Content>;
  readonly calls: PieceCalls;
  /** What the first publication, at that time, adds to the content. */
  readonly firstPublished?: (content: Content, at: Date) => Partial<Content>;
  /** Some fields are wrong, by their paths. */
  readonly onWrong: (paths: readonly string[]) => void;
  readonly onCompare: () => void;
}

/** What becomes of the draft: saved, published, published at a time, discarded. It stays in view. */
export function PublishBar<Content extends object>(props: PublishBarProps<Content>) {
  const { store, state, calls, firstPublished, onWrong, onCompare } = props;
  const { piece, saving, conflict, failure: saveFailure } = state;
  const { draft } = piece;
  const [isPlanning, setPlanning] = useState(false);
  const hasDraft = draft !== null || saving !== "saved";
  const planned = draft?.publishAt ?? null;

  /** Fields and conflicts are shown where they are, not here. */
  async function shown(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.reason === "conflict") return onCompare();
      if (failure.reason !== "invalid" || failure.fields.includes("publishAt")) throw failure;
      onWrong(failure.fields);
    }
  }
  function prepare(at: Date): void {
    const current = store.getState();
    if (firstPublished === undefined || current.piece.published !== null) return;
    const added = firstPublished(current.content, at);
    if (Object.keys(added).length > 0) store.change(added);
  }
  /** What was published before is published again, and the draft is there again. */
  function undoPublication(content: Content): void {
    undone(
      (async () => {
        const [, previous] = await calls.history();
        if (previous === undefined) return;
        const basedOn = store.getState().piece.fingerprint;
        store.replace(await calls.restore({ id: previous.id, basedOn }));
        store.change(content);
        await store.save();
        announce(m.publication_undone());
      })(),
    );
  }

  const publishing = useAction(() =>
    shown(async () => {
      onWrong([]);
      prepare(new Date());
      const before = store.getState();
      await store.publish("now");
      const { fingerprint } = store.getState().piece;
      const isChanged = fingerprint !== before.piece.fingerprint;
      const canUndo = isChanged && before.piece.published !== null;
      announce(m.published(), canUndo ? () => undoPublication(before.content) : undefined);
    }),
  );
  const discarding = useAction(async () => {
    onWrong([]);
    const undo = await store.discard();
    announce(m.draft_discarded(), () => undone(undo()));
  });
  const unplanning = useAction(() =>
    shown(async () => {
      await store.publish(null);
      announce(m.plan_cancelled(), () => undone(store.publish(planned)));
    }),
  );

  return (
    <div className="publish-bar">
      <SavingLine state={state} onCompare={onCompare} onSave={() => void store.save()} />
      <FailureNotice failure={firstOf(publishing, discarding, unplanning)} />
      {hasDraft && conflict === undefined && (
        <div className="form-buttons">
          <Button
            variant="primary"
            isBusy={publishing.isBusy || saveFailure !== undefined}
            onClick={() => void publishing.run()}
          >
            {m.publish_now()}
          </Button>
          {planned === null ? (
            <Button isBusy={saveFailure !== undefined} onClick={() => setPlanning(true)}>
              {m.publish_later()}
            </Button>
          ) : (
            <Button isBusy={unplanning.isBusy} onClick={() => void unplanning.run()}>
              {m.plan_cancel()}
            </Button>
          )}
          <Button variant="quiet" isBusy={discarding.isBusy} onClick={() => void discarding.run()}>
            {m.draft_discard()}
          </Button>
        </div>
      )}
      {isPlanning && (
        <PlanDialog
          onClose={() => setPlanning(false)}
          onPlan={async (publishAt) => {
            onWrong([]);
            await shown(async () => {
              prepare(new Date(publishAt));
              await store.publish(publishAt);
              announce(m.planned());
            });
            setPlanning(false);
          }}
        />
      )}
    </div>
  );
}

interface SavingLineProps {
  readonly state: DraftState<object>;
  readonly onCompare: () => void;
  readonly onSave: () => void;
}

/** Whether what was typed is saved; what is wrong with that is read out. */
function SavingLine({ state, onCompare, onSave }: SavingLineProps) {
  const { piece, conflict, failure } = state;
  if (conflict !== undefined) {
    return (
      <div role="alert" className="saving saving-stopped">
        <p>{m.draft_conflict()}</p>
        <Button onClick={onCompare}>{m.conflict_compare()}</Button>
      </div>
    );
  }
  if (failure !== undefined) {
    return (
      <div role="alert" className="saving saving-stopped">
        <p>{savingWords(state)}</p>
        <Button variant="quiet" onClick={onSave}>
          {m.draft_save_now()}
        </Button>
      </div>
    );
  }
  const plan = piece.draft === null ? undefined : planWords(piece.draft);
  return (
    <div className="saving">
      <p className="small">{savingWords(state)}</p>
      {plan !== undefined && <p>{plan}</p>}
    </div>
  );
}

function firstOf(...actions: readonly { readonly failure: CallFailure | undefined }[]) {
  return actions.find(({ failure }) => failure !== undefined)?.failure;
}

function undone(work: Promise<unknown>): void {
  work.catch((error: unknown) => announce(failureWords(failureOf(error))));
}

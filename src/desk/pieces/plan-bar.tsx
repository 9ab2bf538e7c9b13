import { useState } from "react";
import { useNavigate } from "react-router";
import { m } from "../paraglide/messages.js";
import { announce } from "../ui/announcements.tsx";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/dialog.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { useAction } from "../ui/use-action.ts";
import { Bar, type BarProps, SavingLine, shownInPlace } from "./bar-parts.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import { type Answers, useHideQuestion } from "./use-hide-question.tsx";

/** What becomes of a plan: saved, put off, cancelled. It stays in view. */
export function PlanBar<Content extends object>(props: BarProps<Content>) {
  const { kind, store, state, calls, onWrong, onCompare, warning } = props;
  const { piece, saving, conflict } = state;
  const { plan, draft } = piece;
  const [isTiming, setTiming] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const navigate = useNavigate();
  const { askIfHiding, question } = useHideQuestion(props, { isOfPlan: true });
  const isUnsaved = saving !== "saved";
  const leave = () => navigate(`/${kind}/${piece.slug}`);

  async function save(time: string): Promise<void> {
    onWrong([]);
    const publish = async (answers: Answers) => {
      await store.publish(time, answers);
      announce(m.plan_changed());
    };
    await askIfHiding({
      at: time,
      publish: (answers) => shownInPlace(() => publish(answers), props),
    });
  }
  const storing = useAction(async () => {
    if (plan === null) return;
    // A time that has passed is chosen anew.
    if (plan.problem === "" && Date.parse(plan.publishAt) > Date.now()) await save(plan.publishAt);
    else setTiming(true);
  });
  // The editor stays: a new one would not have what is typed meanwhile.
  const cancelling = useAction(() =>
    shownInPlace(async () => {
      const time = plan?.publishAt ?? "";
      await store.publish(null);
      await store.save();
      announce(m.plan_cancelled(), () => store.publish(time));
    }, props),
  );
  const discarding = useAction(async () => {
    onWrong([]);
    announce(m.plan_edits_discarded(), await store.discard());
  });

  return (
    <Bar editors={piece.editors} onSaveKey={() => void storing.run()}>
      {warning}
      <SavingLine state={state} isOfPlan onCompare={onCompare} onSave={() => void storing.run()} />
      <FailureNotice failure={storing.failure ?? cancelling.failure ?? discarding.failure} />
      {conflict === undefined && (
        <div className="form-buttons">
          {isUnsaved && (
            <Button variant="primary" isBusy={storing.isBusy} onClick={() => void storing.run()}>
              {m.plan_save_edits()}
            </Button>
          )}
          <Button onClick={() => setTiming(true)}>{m.plan_other_time()}</Button>
          <Button
            isBusy={cancelling.isBusy}
            onClick={() => (draft === null ? void cancelling.run() : setCancelling(true))}
          >
            {m.plan_cancel()}
          </Button>
          {isUnsaved && (
            <Button
              variant="quiet"
              isBusy={discarding.isBusy}
              onClick={() => void discarding.run()}
            >
              {m.plan_discard_edits()}
            </Button>
          )}
        </div>
      )}
      {question}
      {isTiming && (
        <PlanDialog
          publishAt={plan?.publishAt ?? ""}
          onClose={() => setTiming(false)}
          onPlan={async (time) => {
            await save(time);
            setTiming(false);
          }}
        />
      )}
      {isCancelling && (
        <ConfirmDialog
          title={m.plan_cancel_title()}
          confirmText={m.plan_cancel_confirm()}
          onClose={() => setCancelling(false)}
          onConfirm={async () => {
            await store.discard();
            if (plan !== null) await calls.discardPlan(plan.savedAt);
            await leave();
            announce(m.plan_gone());
          }}
        >
          <p>{m.plan_cancel_text()}</p>
        </ConfirmDialog>
      )}
    </Bar>
  );
}

import { useState } from "react";
import type { Colleague } from "#accounts/contract.ts";
import type { LeadsStepRequest } from "#leads/desk/contract.ts";
import { m } from "#desk/paraglide/messages.js";
import { Button } from "#desk/ui/button.tsx";
import { Dialog } from "#desk/ui/dialog.tsx";
import { TextField } from "#desk/ui/field.tsx";
import { groupToday } from "#desk/ui/group-days.ts";
import { OUTCOME_NAMES, outcomeName } from "#desk/ui/lead-words.ts";

export type AskedStep = "close" | "assign" | "follow-up";

interface StepDialogProps {
  readonly asked: AskedStep;
  readonly colleagues: readonly Colleague[];
  readonly onStep: (step: LeadsStepRequest["step"]) => void;
  readonly onClose: () => void;
}

const TITLES = { close: m.lead_close, assign: m.lead_assign, "follow-up": m.follow_up };

/** Asks for an outcome, an owner or a follow-up day; one more press acts. */
export function StepDialog({ asked, colleagues, onStep, onClose }: StepDialogProps) {
  const [on, setOn] = useState("");
  const day = (days: number) => Temporal.PlainDate.from(groupToday()).add({ days }).toString();
  const choices: readonly (readonly [string, LeadsStepRequest["step"]])[] = {
    close: OUTCOME_NAMES.map(
      (outcome) => [outcomeName(outcome), { action: "close", outcome }] as const,
    ),
    assign: colleagues.map(({ id, name }) => [name, { action: "assign", owner: id }] as const),
    "follow-up": [
      [m.follow_up_tomorrow(), { action: "follow-up", on: day(1) }] as const,
      ...[3, 7].map(
        (count) => [m.follow_up_in({ count }), { action: "follow-up", on: day(count) }] as const,
      ),
      [m.follow_up_none(), { action: "follow-up", on: "" }] as const,
    ],
  }[asked];
  const choose = (step: LeadsStepRequest["step"]) => {
    onClose();
    onStep(step);
  };
  return (
    <Dialog title={TITLES[asked]()} onClose={onClose}>
      <div className="form-buttons">
        {choices.map(([text, step]) => (
          <Button key={text} onClick={() => choose(step)}>
            {text}
          </Button>
        ))}
      </div>
      {asked === "follow-up" && (
        <form
          className="form mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (on >= day(1)) choose({ action: "follow-up", on });
          }}
        >
          <TextField type="date" label={m.follow_up_day()} value={on} onChange={setOn} />
          <Button type="submit" variant="primary">
            {m.form_save()}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

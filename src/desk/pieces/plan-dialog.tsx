import { fieldTime, zoneInWords } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Form, textOf } from "../ui/form.tsx";

interface PlanDialogProps {
  /** The time of the plan that is there. */
  readonly publishAt?: string;
  readonly onPlan: (publishAt: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks when a plan is to be published, by the clock of this browser. */
export function PlanDialog({ publishAt = "", onPlan, onClose }: PlanDialogProps) {
  const zone = zoneInWords(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Dialog title={m.publish_later()} onClose={onClose}>
      <Form
        submitText={m.plan_save()}
        rules={{ publishAt: (value) => (isAhead(value) ? undefined : m.plan_not_ahead()) }}
        onSend={(values) => onPlan(new Date(textOf(values, "publishAt")).toISOString())}
      >
        <TextField
          name="publishAt"
          type="datetime-local"
          label={m.plan_time()}
          hint={m.plan_zone({ zone })}
          autoComplete="off"
          defaultValue={fieldTime(isAhead(publishAt) ? new Date(publishAt) : tomorrowAtNine())}
        />
        <p className="field-hint">{m.plan_hint()}</p>
      </Form>
    </Dialog>
  );
}

const isAhead = (value: string) => Date.parse(value) > Date.now();

function tomorrowAtNine(): Date {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  date.setHours(9, 0);
  return date;
}

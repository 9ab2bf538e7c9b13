import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Form, textOf } from "../ui/form.tsx";

interface PlanDialogProps {
  readonly onPlan: (publishAt: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks when a draft is to be published by itself, by the clock of this browser. */
export function PlanDialog({ onPlan, onClose }: PlanDialogProps) {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Dialog title={m.plan_title()} onClose={onClose}>
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
          defaultValue={tomorrowAtNine()}
        />
        <p className="field-hint">{m.plan_hint()}</p>
      </Form>
    </Dialog>
  );
}

const isAhead = (value: string) => Date.parse(value) > Date.now();

/** As the field writes it: without a zone. */
function tomorrowAtNine(): string {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T09:00`;
}

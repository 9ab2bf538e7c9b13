import { m } from "#desk/client/paraglide/messages.js";
import { Dialog } from "#desk/client/ui/dialog.tsx";
import { CheckField } from "#desk/client/ui/field.tsx";
import { Form } from "#desk/client/ui/form.tsx";
import { dayName } from "./opening-hours-words.ts";

interface CopyDayDialogProps {
  readonly day: number;
  readonly onCopy: (targets: readonly number[]) => void;
  readonly onClose: () => void;
}

export function CopyDayDialog({ day, onCopy, onClose }: CopyDayDialogProps) {
  const others = [0, 1, 2, 3, 4, 5, 6].filter((other) => other !== day);
  return (
    <Dialog title={m.hours_copy_title({ day: dayName(day) })} onClose={onClose}>
      <Form
        submitText={m.copy()}
        onSend={async (values) => onCopy(others.filter((other) => values.has(`day-${other}`)))}
      >
        <div className="checks">
          {others.map((other) => (
            <CheckField key={other} name={`day-${other}`} label={dayName(other)} />
          ))}
        </div>
      </Form>
    </Dialog>
  );
}

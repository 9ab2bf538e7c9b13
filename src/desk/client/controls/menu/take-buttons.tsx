import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";

interface TakeButtonsProps {
  /** How many changes are taken; none cannot be. */
  readonly count: number;
  readonly onTake: () => void;
  readonly onCancel: () => void;
}

/** The end of a dialog that has shown what would change. */
export function TakeButtons({ count, onTake, onCancel }: TakeButtonsProps) {
  return (
    <div className="form-buttons">
      <Button variant="primary" isBusy={count === 0} onClick={onTake}>
        {m.paste_take({ count })}
      </Button>
      <Button onClick={onCancel}>{m.dialog_cancel()}</Button>
    </div>
  );
}

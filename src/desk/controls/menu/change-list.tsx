import { Badge } from "@mantine/core";
import { m } from "#desk/paraglide/messages.js";
import { Button } from "#desk/ui/button.tsx";
import { CheckField } from "#desk/ui/field.tsx";

/** One value of a dish, current and proposed. */
export interface ListedChange {
  readonly key: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly field: string;
  readonly was: string;
  readonly now: string;
  readonly isTicked?: boolean;
}

interface ChangeListProps {
  readonly title: string;
  readonly changes: readonly ListedChange[];
  /** If missing, nothing can be chosen. */
  readonly onTick?: (key: string, isTicked: boolean) => void;
}

/** Lists changes of dishes, old and new, with boxes to tick. */
export function ChangeList({ title, changes, onTick }: ChangeListProps) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="change-list">
        {changes.map((change) => (
          <li key={change.key}>
            {onTick === undefined ? (
              <p>
                <ChangeWords change={change} />
              </p>
            ) : (
              <CheckField
                name={change.key}
                label={<ChangeWords change={change} />}
                isChecked={change.isTicked ?? true}
                onChange={(isTicked) => onTick(change.key, isTicked)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeWords({ change }: { readonly change: ListedChange }) {
  const { name, note, field, was, now } = change;
  // Spaces separate the parts for screen readers.
  return (
    <>
      <strong>{name}</strong> {note !== undefined && <Badge>{note}</Badge>}{" "}
      <span className="small">{field}</span> <span className="sr-only">{m.history_before()}</span>{" "}
      <del>{was}</del> <span className="sr-only">{m.history_after()}</span> <ins>{now}</ins>
    </>
  );
}

interface TakeButtonsProps {
  /** The number of changes; none cannot be applied. */
  readonly count: number;
  readonly onTake: () => void;
  readonly onCancel: () => void;
}

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

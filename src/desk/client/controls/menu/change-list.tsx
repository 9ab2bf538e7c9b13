import { Badge } from "@mantine/core";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { CheckField } from "#desk/client/ui/field.tsx";

/** One value of one dish, in words, as it is and as it would be. */
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
  /** Without it there is nothing to choose. */
  readonly onTick?: (key: string, isTicked: boolean) => void;
}

/** What would become of dishes, old and new, each with a box to tick. */
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
  // With spaces, which names for screen readers are read with.
  return (
    <>
      <strong>{name}</strong> {note !== undefined && <Badge>{note}</Badge>}{" "}
      <span className="small">{field}</span> <span className="sr-only">{m.history_before()}</span>{" "}
      <del>{was}</del> <span className="sr-only">{m.history_after()}</span> <ins>{now}</ins>
    </>
  );
}

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

import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { ChangedText } from "./changed-text.tsx";
import type { Difference } from "./fields.ts";

type Changed = Omit<Difference<never>, "take">;

interface ChangeListProps {
  readonly changed: readonly Changed[];
  /** A remark or question about a change, by its path; its field's name by default. */
  readonly heads?: ReadonlyMap<string, ReactNode>;
}

/** Shows fields before and after. */
export function ChangeList({ changed, heads }: ChangeListProps) {
  return (
    <dl className="changes grid gap-4">
      {changed.map(({ path, label, language, one, other }) => (
        <div key={path}>
          <dt className="field-label">{heads?.get(path) ?? label}</dt>
          <dd className="mt-1 flex flex-col">
            <span className="small">{m.history_before()}</span>
            <del lang={language}>
              <ChangedText text={one || m.value_empty()} other={other} />
            </del>
          </dd>
          <dd className="mt-1 flex flex-col">
            <span className="small">{m.history_after()}</span>
            <ins lang={language}>
              <ChangedText text={other || m.value_empty()} other={one} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** On demand, what fields said before and say now. */
export function FieldChanges(props: ChangeListProps) {
  return (
    <details>
      <summary className="text-link">{m.history_details()}</summary>
      <ChangeList {...props} />
    </details>
  );
}

import { m } from "../paraglide/messages.js";
import type { Difference } from "./fields.ts";

interface FieldChangesProps {
  readonly changed: readonly Omit<Difference<never>, "take">[];
}

/** On demand, what fields said before and say now. */
export function FieldChanges({ changed }: FieldChangesProps) {
  return (
    <details>
      <summary className="text-link">{m.history_details()}</summary>
      <dl className="changes">
        {changed.map(({ path, label, language, one, other }) => (
          <div key={path}>
            <dt className="field-label">{label}</dt>
            <dd>
              <span className="small">{m.history_before()}</span>
              <del lang={language}>{one || m.value_empty()}</del>
            </dd>
            <dd>
              <span className="small">{m.history_after()}</span>
              <ins lang={language}>{other || m.value_empty()}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import { m } from "../paraglide/messages.js";
import { ChangedText } from "./changed-text.tsx";
import type { Difference } from "./fields.ts";

interface FieldChangesProps {
  readonly changed: readonly Omit<Difference<never>, "take">[];
  readonly isOpen?: boolean;
}

/** On demand, what fields said before and say now. */
export function FieldChanges({ changed, isOpen = false }: FieldChangesProps) {
  return (
    <details open={isOpen}>
      <summary className="text-link">{m.history_details()}</summary>
      <dl className="changes grid gap-4">
        {changed.map(({ path, label, language, one, other }) => (
          <div key={path}>
            <dt className="field-label">{label}</dt>
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
    </details>
  );
}

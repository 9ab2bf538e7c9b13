import { useState } from "react";

const PREFIX = "rubaiyat-desk-typed/";
/** What is kept may be about a guest whose data are erased meanwhile: it goes by itself. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

interface Kept {
  readonly at: number;
  readonly value: object;
}

/**
 * State that survives a closed page, in this browser, for a week or until it is reset to its `initial` value. `key` names the account
 * and the thing; where the browser stores nothing it is state like any other.
 */
export function useKeptState<Value extends object>(
  key: string,
  initial: () => Value,
): readonly [value: Value, change: (next: Partial<Value>) => void, reset: () => void] {
  const path = PREFIX + key;
  const [value, setValue] = useState(() => {
    forgetOld();
    return stored<Value>(path) ?? initial();
  });
  function change(next: Partial<Value>): void {
    const changed = { ...value, ...next };
    keep(path, changed);
    setValue(changed);
  }
  function reset(): void {
    keep(path, undefined);
    setValue(initial());
  }
  return [value, change, reset];
}

function stored<Value>(path: string): Value | undefined {
  try {
    const text = localStorage.getItem(path);
    return text === null ? undefined : ((JSON.parse(text) as Kept).value as Value);
  } catch {
    return undefined;
  }
}

function keep(path: string, value: object | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(path);
    else localStorage.setItem(path, JSON.stringify({ at: Date.now(), value } satisfies Kept));
  } catch {
    // Nothing is stored.
  }
}

/** Of every account and lead of this browser. */
function forgetOld(): void {
  try {
    for (const path of Object.keys(localStorage)) {
      if (!path.startsWith(PREFIX)) continue;
      const { at } = JSON.parse(localStorage.getItem(path) ?? "{}") as Partial<Kept>;
      if (at === undefined || Date.now() - at > KEPT_MS) localStorage.removeItem(path);
    }
  } catch {
    // Nothing is stored.
  }
}

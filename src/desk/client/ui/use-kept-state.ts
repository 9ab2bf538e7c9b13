import { useState } from "react";

/**
 * State that survives a closed page, in this browser, until it is reset to its `initial` value. `key` names the account
 * and the thing; where the browser stores nothing it is state like any other.
 */
export function useKeptState<Value extends object>(
  key: string,
  initial: () => Value,
): readonly [value: Value, change: (next: Partial<Value>) => void, reset: () => void] {
  const path = `rubaiyat-desk-typed/${key}`;
  const [value, setValue] = useState(() => stored<Value>(path) ?? initial());
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
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

function keep(path: string, value: object | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(path);
    else localStorage.setItem(path, JSON.stringify(value));
  } catch {
    // Nothing is stored.
  }
}

import { useState } from "react";
import { store, stored } from "../browser-storage.ts";

const PREFIX = "rubaiyat-desk-typed/";
/** Expires, because it may concern a guest whose data are erased meanwhile. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

interface Kept {
  readonly at: number;
  readonly value: object;
}

/**
 * State that survives a closed page in this browser, for a week or until reset to `initial`. `key`
 * names account and object; without storage it is ordinary state.
 */
export function useKeptState<Value extends object>(
  key: string,
  initial: () => Value,
): readonly [value: Value, change: (next: Partial<Value>) => void, reset: () => void] {
  const path = PREFIX + key;
  const [value, setValue] = useState(() => {
    forgetOld();
    return (kept(path)?.value as Value | undefined) ?? initial();
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

function kept(path: string): Partial<Kept> | undefined {
  try {
    return JSON.parse(stored(path) ?? "{}") as Partial<Kept>;
  } catch {
    return undefined;
  }
}

function keep(path: string, value: object | undefined): void {
  const text = value && JSON.stringify({ at: Date.now(), value } satisfies Kept);
  store(path, text ?? null);
}

function keptPaths(): string[] {
  try {
    return Object.keys(localStorage).filter((path) => path.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Covers every account and lead of this browser. */
function forgetOld(): void {
  for (const path of keptPaths()) {
    const { at = 0 } = kept(path) ?? {};
    if (Date.now() - at > KEPT_MS) keep(path, undefined);
  }
}

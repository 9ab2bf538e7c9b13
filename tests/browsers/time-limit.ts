import type { EngineWindow } from "./engine.ts";

/** Long for a call on a busy machine, short for a browser that will never response. */
export const LIMIT_MS = 15_000;
/** The same for the start of a browser. */
export const START_LIMIT_MS = 45_000;

/** Resolves as `response` does; after the limit rejects with a message that names what hung. */
export async function withinLimit<T>(
  response: Promise<T>,
  what: string,
  {
    milliseconds = LIMIT_MS,
    onHang,
  }: { milliseconds?: number; onHang?: (error: Error) => void } = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`No response within ${milliseconds / 1000} s: ${what}`);
      onHang?.(error);
      reject(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([response, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same window, every call of which ends: a page that hangs fails its test and no other. */
export function limited(window: EngineWindow, title: string): EngineWindow {
  let hung: unknown;
  return new Proxy(window, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== "function") return method;
      return async (...values: unknown[]) => {
        if (hung !== undefined) throw hung;
        const call = `${title}, ${String(name)} ${values.map(String).join(", ").slice(0, 200)}`;
        const response = Reflect.apply(method, target, values) as Promise<unknown>;
        return withinLimit(response, call, { onHang: (error) => (hung = error) });
      };
    },
  });
}

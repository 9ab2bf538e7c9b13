import { setTimeout as sleep } from "node:timers/promises";
import type { EngineWindow } from "./engine.ts";

/** Long for a call on a busy machine, short for a hung browser. */
export const LIMIT_MS = 15_000;
/** The same for a browser's start. */
export const START_LIMIT_MS = 45_000;

/** Settles as `response` does; after the limit rejects with a message that names what hung. */
export async function withinLimit<T>(
  response: Promise<T>,
  what: string,
  milliseconds = LIMIT_MS,
): Promise<T> {
  const limit = sleep(milliseconds, undefined, { ref: false }).then((): never => {
    throw new Error(`No response within ${milliseconds / 1000} s: ${what}`);
  });
  return Promise.race([response, limit]);
}

/** Limits every call of a window, so that a hanging page fails only its test. */
export function limited(window: EngineWindow, title: string): EngineWindow {
  return new Proxy(window, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== "function") return method;
      return (...values: unknown[]) => {
        const call = `${title}, ${String(name)} ${values.map(String).join(", ").slice(0, 200)}`;
        return withinLimit(Reflect.apply(method, target, values) as Promise<unknown>, call);
      };
    },
  });
}

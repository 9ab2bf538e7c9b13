import { TimeLimitError, withTimeLimit } from "#concurrency/time-limit.ts";
import { type Log, redactedError } from "#logging/log.ts";
import type { SiteSettings } from "./site-settings.contract.ts";

const TIMEOUT_MS = 1000;

/** The site settings; `isCurrent` where they are sure to be those in force. */
interface CurrentSettings {
  readonly settings: SiteSettings;
  readonly isCurrent: boolean;
}

export type AskSettings = () => Promise<CurrentSettings>;

/**
 * The site settings in force, read once after each change of content. Asking never rejects, and waits a
 * second at most: while the database is away the last known ones serve, else those of the file. While it
 * hangs, only the first page waits for it.
 */
export function createCurrentSettings(options: {
  readonly fileSettings: SiteSettings;
  readonly read: () => Promise<SiteSettings>;
  readonly log: Log;
  readonly timeoutMs?: number;
}): { readonly ask: AskSettings; invalidate(): void } {
  const { fileSettings, read, log, timeoutMs = TIMEOUT_MS } = options;
  let lastKnown = fileSettings;
  let reading: Promise<SiteSettings> | undefined;
  let changes = 0;
  let isHanging = false;

  async function readAfter(change: number): Promise<SiteSettings> {
    try {
      const settings = await read();
      if (change === changes) lastKnown = settings;
      return settings;
    } catch (error) {
      if (change === changes) reading = undefined;
      throw error;
    } finally {
      isHanging = false;
    }
  }

  return {
    async ask() {
      if (isHanging) return { settings: lastKnown, isCurrent: false };
      try {
        reading ??= readAfter(changes);
        return { settings: await withTimeLimit(reading, timeoutMs), isCurrent: true };
      } catch (error) {
        isHanging = error instanceof TimeLimitError;
        log.warn({ reason: redactedError(error) }, "The published settings could not be read");
        return { settings: lastKnown, isCurrent: false };
      }
    },
    /** What is read from now on is not what was read before the change. */
    invalidate() {
      changes += 1;
      reading = undefined;
    },
  };
}

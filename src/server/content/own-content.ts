import { setTimeout as sleep } from "node:timers/promises";
import { settingsInForce } from "#content/site-settings/settings-in-force.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import { type ContentSource, Snapshot } from "#content/snapshot.ts";
import type { Database } from "#database/database.ts";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { readContent, readTexts } from "./read-content.ts";

const RETRY_MS = 1000;

/** Content of this process's own database, which announces its changes. */
export interface OwnContent extends ContentSource {
  /**
   * Reads the content again after a change; requests meanwhile use the previous one. Resolves once
   * it is replaced, or with false if a later change overtook it.
   */
  refresh(): Promise<boolean>;
}

/** Reads all content that visitors see. Rejects if the database does not respond. */
export async function openOwnContent(options: {
  readonly database: Pick<Database, "orm">;
  readonly fileSettings: SiteSettings;
  readonly log: Log;
}): Promise<OwnContent> {
  const { database, fileSettings, log } = options;
  let snapshot = await read();
  let changes = 0;

  async function read(): Promise<Snapshot> {
    const { lists, happenings, settings, pages, movedTo } = await readContent(database);
    return new Snapshot({
      lists,
      lastKnown: lists,
      happenings,
      pages,
      movedTo,
      settings: settingsInForce(fileSettings, settings),
      readTexts: (slugs) => readTexts(database, slugs),
    });
  }

  return {
    current: () => snapshot,
    async refreshKnown() {},
    reader() {
      const shown = snapshot;
      return async () => shown;
    },
    async refresh() {
      changes += 1;
      const change = changes;
      for (;;) {
        try {
          const next = await read();
          if (change !== changes) return false;
          snapshot = next;
          return true;
        } catch (error) {
          log.warn(
            { reason: redactedError(error) },
            "Content not read: the previous snapshot stays",
          );
          await sleep(RETRY_MS, undefined, { ref: false });
          if (change !== changes) return false;
        }
      }
    },
  };
}

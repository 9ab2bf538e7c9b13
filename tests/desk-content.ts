import type { PieceAtDesk } from "#desk/content-contract.ts";
import type { Database } from "#database/connect.server.ts";
import { exportContent } from "#database/publish-content.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import { isNotNull, sql } from "drizzle-orm";
import { expect } from "vitest";
import { type Browser, findMarkdownProblems } from "./desk-browser.ts";
import { recordLog } from "./log-recorder.ts";

/** Writes a draft over what is published, and over the draft that is there. */
export async function write(browser: Browser, path: string, changes: object): Promise<PieceAtDesk> {
  const { body } = await browser.get(path);
  const { published, fingerprint, draft } = body as PieceAtDesk;
  const saved = await browser.put(`${path}/draft`, {
    content: { ...(draft?.content ?? published), ...changes },
    basedOn: draft?.basedOn ?? fingerprint,
    seen: draft?.savedAt ?? null,
  });
  expect(saved.status).toBe(200);
  return saved.body as PieceAtDesk;
}

/** The same, and publishes it. */
export async function publish(browser: Browser, path: string, changes: object) {
  const { draft } = await write(browser, path, changes);
  return browser.post(`${path}/publish`, { seen: draft?.savedAt, publishAt: "now" });
}

/** The name of a restaurant as it is published. */
export async function storedName(database: Database, slug = "rubaiyat-rio") {
  const { restaurants } = await exportContent(database);
  return restaurants.find((one) => one.slug === slug)?.name;
}

export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Writes a draft and makes it the plan. */
export async function plan(browser: Browser, path: string, changes: object): Promise<PieceAtDesk> {
  const { draft } = await write(browser, path, changes);
  const response = await browser.post(`${path}/publish`, {
    seen: draft?.savedAt,
    publishAt: inAnHour(),
  });
  expect(response.status).toBe(200);
  return response.body as PieceAtDesk;
}

/** The time of all plans has come. */
export async function comesDue({ orm }: Database): Promise<void> {
  await orm
    .update(contentDrafts)
    .set({ publishAt: sql`now()` })
    .where(isNotNull(contentDrafts.publishAt));
}

/** What publications work with, and the lines of their log. */
export function publicationsOn({ orm }: Database) {
  const { log, lines } = recordLog();
  return { orm, hasPicture: () => true, findMarkdownProblems, log, lines };
}

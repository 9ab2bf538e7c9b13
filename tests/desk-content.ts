import type { PieceAtDesk } from "#content/desk/contract.ts";
import type { Database } from "#database/database.ts";
import { exportContent } from "#content/store/publish-content.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import { isNotNull, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Browser } from "./desk-browser.ts";
import { recordLog } from "./log-recorder.ts";

export const readPiece = async (browser: Browser, path: string) =>
  (await browser.get(path)).body as PieceAtDesk;

/** Publishes the draft saved at `seen`, schedules it for `publishAt`, or with null turns the schedule into a draft. */
export const publishDraft = (
  browser: Browser,
  path: string,
  seen: string | null | undefined,
  publishAt: string | null = "now",
  isSure = false,
) => browser.post(`${path}/publish`, { seen, publishAt, isSure });

/** Saves changes over the published entry or its draft. */
export async function write(browser: Browser, path: string, changes: object): Promise<PieceAtDesk> {
  const { published, fingerprint, draft } = await readPiece(browser, path);
  const saved = await browser.put(`${path}/draft`, {
    content: { ...(draft?.content ?? published), ...changes },
    basedOn: draft?.basedOn ?? fingerprint,
    seen: draft?.savedAt ?? null,
  });
  expect(saved.status).toBe(200);
  return saved.body as PieceAtDesk;
}

export async function publish(browser: Browser, path: string, changes: object) {
  const { draft } = await write(browser, path, changes);
  return publishDraft(browser, path, draft?.savedAt);
}

export const begin = (browser: Browser, path: string, content: object) =>
  browser.put(`${path}/draft`, { content, basedOn: "", seen: null });

/** Restores a version of the history; 0 is the newest. */
export async function restore(browser: Browser, path: string, at: number) {
  const versions = (await browser.get(`${path}/history`)).body as readonly { id: string }[];
  const { fingerprint: basedOn } = await readPiece(browser, path);
  return browser.post(`${path}/restore`, { id: versions.at(at)?.id, basedOn });
}

export async function storedRestaurant(database: Database, slug = "rubaiyat-rio") {
  const { restaurants } = await exportContent(database);
  return restaurants.find((one) => one.slug === slug)!;
}

export const storedName = async (...which: Parameters<typeof storedRestaurant>) =>
  (await storedRestaurant(...which)).name;

export async function restaurantsWith(database: Database, slug: string, changes: object) {
  const { restaurants } = await exportContent(database);
  return restaurants.map((one) => (one.slug === slug ? { ...one, ...changes } : one));
}

export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

export async function plan(browser: Browser, path: string, changes: object): Promise<PieceAtDesk> {
  const { draft } = await write(browser, path, changes);
  const response = await publishDraft(browser, path, draft?.savedAt, inAnHour(), true);
  expect(response.status).toBe(200);
  return response.body as PieceAtDesk;
}

/** Changes a scheduled version like its editor. */
export async function changePlan(
  browser: Browser,
  path: string,
  changes: object,
  publishAt = inAnHour(),
) {
  const { plan: planned, fingerprint: basedOn } = await readPiece(browser, path);
  const content = { ...planned?.content, ...changes };
  return browser.put(`${path}/plan`, { content, basedOn, seen: planned?.savedAt, publishAt });
}

export async function comesDue({ orm }: Database): Promise<void> {
  await orm
    .update(contentDrafts)
    .set({ publishAt: sql`now()` })
    .where(isNotNull(contentDrafts.publishAt));
}

/** Returns the dependencies of publications, and their log. */
export function publicationsOn({ orm }: Database) {
  const { log, lines } = recordLog();
  return { orm, hasPicture: () => true, isReserved: () => false, log, lines };
}

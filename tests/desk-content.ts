import type { Role } from "#desk/contract.ts";
import type { PieceAtDesk } from "#desk/content-contract.ts";
import type { Database } from "#database/connect.server.ts";
import { exportContent } from "#database/publish-content.ts";
import { expect } from "vitest";
import { type Browser, createTestDesk, enrol } from "./desk-browser.ts";

/** Somebody of that role, signed in at a desk of their own; the e-mail is `{role}@example.com`. */
export async function signedIn(
  database: Database,
  role: Role = "editor",
  restaurants: string[] = [],
) {
  const browser = createTestDesk(database).browser();
  await enrol(database, browser, { email: `${role}@example.com`, role, restaurants });
  return browser;
}

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

import type { Locator, Page } from "@playwright/test";
import type { PieceAtDesk } from "#content/desk/contract.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { expect } from "./page-fixtures.ts";

export const bar = (page: Page) => page.locator(".publish-bar");

/** Fields that form one value, such as a text in three languages. */
export const group = (place: Page | Locator, name: string) =>
  place.getByRole("group", { name, exact: true });

export const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);

export const isSaved = (page: Page) => expect(bar(page)).toContainText("Rascunho de ");

export const tryToPublish = (page: Page) =>
  bar(page).getByRole("button", { name: "Publicar agora" }).click();

export const isAsPublished = (page: Page) =>
  expect(bar(page)).toContainText("Igual ao que está publicado.");

export async function publish(page: Page): Promise<void> {
  await tryToPublish(page);
  await isAsPublished(page);
}

export async function fillTexts(place: Page | Locator, name: string, texts: readonly string[]) {
  for (const [index, language] of LANGUAGES.entries()) {
    const text = group(place, name).getByLabel(LANGUAGE_NAMES[language], { exact: true });
    await text.fill(texts[index] ?? "");
  }
}

/** Returns an entry from the desk's API, such as `restaurants/rubaiyat-rio`. */
export async function pieceAt<Content extends object>(page: Page, piece: string) {
  const response = await page.request.get(`/api/desk/${piece}`);
  const { published, draft, ...others } = (await response.json()) as PieceAtDesk;
  return {
    ...others,
    published: published as Content,
    draft: draft as (typeof draft & { readonly content: Content }) | null,
  };
}

const headersOf = (page: Page) => ({ Origin: new URL(page.url()).origin });

/** Saves a draft like another user's browser; returns its time. */
export async function writeDraft(page: Page, piece: string, content: object): Promise<string> {
  // A new entry has neither.
  const { draft, fingerprint = "" } = await pieceAt(page, piece);
  const data = { content, basedOn: fingerprint, seen: draft?.savedAt ?? null };
  const options = { headers: headersOf(page), data };
  const saved = await page.request.put(`/api/desk/${piece}/draft`, options);
  expect(saved.status(), await saved.text()).toBe(200);
  return (await saved.json()).draft.savedAt;
}

export async function publishContent(
  page: Page,
  piece: string,
  content: object,
  publishAt = "now",
): Promise<void> {
  const data = { seen: await writeDraft(page, piece, content), publishAt };
  const options = { headers: headersOf(page), data };
  const done = await page.request.post(`/api/desk/${piece}/publish`, options);
  expect(done.status()).toBe(200);
}

/** Discards a draft, because other tests share the desk. */
export const discardDraft = (page: Page, piece: string) =>
  page.request.delete(`/api/desk/${piece}/draft`, { headers: headersOf(page) });

export const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

/** Waits for a text, even on a cached page. desk-processes.e2e.ts measures the two seconds of rule 10.22. */
export async function showsSoon(page: Page, path: string, text: string): Promise<void> {
  await expect
    .poll(() => htmlOf(page, path), { message: `${path}: ${text}`, intervals: [50] })
    .toContain(text);
}

export async function chooseBuiltIn(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: `Escolher imagem: ${label}` }).click();
  const picker = page.getByRole("dialog", { name: "Escolher imagem" });
  await picker.getByRole("button", { name: "Do próprio site" }).click();
  await picker.getByRole("button", { name: "Gravura: mesas no cais à noite" }).click();
  await expect(picker).toHaveCount(0);
}

export async function drag(page: Page, row: Locator, where: "before" | "behind", other: Locator) {
  const handle = row.locator(".drag-handle");
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const target = await other.boundingBox();
  if (from === null || target === null) throw new Error("no rows");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + (where === "before" ? 0 : 40), { steps: 2 });
  const y = where === "before" ? target.y + 4 : target.y + target.height;
  await page.mouse.move(from.x + 20, y, { steps: 4 });
  await expect(page.locator(".gap-mark")).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator(".gap-mark")).toHaveCount(0);
}

import type { Locator, Page } from "@playwright/test";
import type { PieceAtDesk } from "#desk/content-contract.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { expect } from "./page-fixtures.ts";

// What tests do with the editor of any piece of content.

/** What becomes of the draft. */
export const bar = (page: Page) => page.locator(".publish-bar");

/** Several fields that are one thing, such as a text in three languages. */
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

/** Writes a text in Portuguese, English and Spanish. */
export async function fillTexts(place: Page | Locator, name: string, texts: readonly string[]) {
  for (const [index, language] of LANGUAGES.entries()) {
    const text = group(place, name).getByLabel(LANGUAGE_NAMES[language], { exact: true });
    await text.fill(texts[index] ?? "");
  }
}

/** What the desk's API has of a piece: `restaurants/rubaiyat-rio`. */
export async function pieceAt<Content extends object>(page: Page, piece: string) {
  const response = await page.request.get(`/api/desk/${piece}`);
  const { published, draft, ...others } = (await response.json()) as PieceAtDesk;
  return {
    ...others,
    published: published as Content,
    draft: draft as (typeof draft & { readonly content: Content }) | null,
  };
}

/** Publishes a piece that has no draft with other content, without its editor. */
export async function publishOver<Content extends object>(
  page: Page,
  piece: string,
  change: (content: Content) => Content,
): Promise<void> {
  const { published, fingerprint } = await pieceAt<Content>(page, piece);
  const headers = { Origin: new URL(page.url()).origin };
  const data = { content: change(published), basedOn: fingerprint, seen: null };
  const saved = await page.request.put(`/api/desk/${piece}/draft`, { headers, data });
  const now = { seen: (await saved.json()).draft.savedAt, publishAt: "now" };
  const done = await page.request.post(`/api/desk/${piece}/publish`, { headers, data: now });
  expect(done.status()).toBe(200);
}

/** What visitors get at a path. */
export const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

/** Also on a page that was cached. The two seconds of rule 10.22 are measured by desk-processes.e2e.ts. */
export async function showsSoon(page: Page, path: string, text: string): Promise<void> {
  await expect
    .poll(() => htmlOf(page, path), { message: `${path}: ${text}`, intervals: [50] })
    .toContain(text);
}

/** Chooses one of the pictures that come with the site. */
export async function chooseBuiltIn(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: `Escolher imagem: ${label}` }).click();
  const picker = page.getByRole("dialog", { name: "Escolher imagem" });
  await picker.getByRole("button", { name: "Do próprio site" }).click();
  await picker.getByRole("button", { name: "Gravura: mesas no cais à noite" }).click();
  await expect(picker).toHaveCount(0);
}

/** Drags a row by its handle to before or behind another row. */
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

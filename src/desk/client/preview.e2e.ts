import type { FrameLocator, Page } from "@playwright/test";
import { pieceAt, writeDraft } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { NIGHTLY } from "#tests/page-fixtures.ts";

/** Writes a draft over what is published, or a new one. */
async function change(page: Page, piece: string, changes: object): Promise<void> {
  const { draft, published } = await pieceAt(page, piece);
  await writeDraft(page, piece, { ...(draft?.content ?? published), ...changes });
}

/** Shows the page of the site in a frame, as the desk does. */
async function preview(page: Page, piece: string, language = "pt"): Promise<FrameLocator> {
  await page.evaluate((src) => {
    document.querySelector("iframe")?.remove();
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-same-origin");
    Object.assign(frame, { src, width: "390", height: "800" });
    document.body.append(frame);
  }, `/api/desk/${piece}/preview?language=${language}`);
  return page.frameLocator("iframe");
}

test("a draft is seen as the page that it will be, and by nobody else", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk");
  await change(page, "restaurants/rubaiyat-rio", {
    name: "Rubaiyat <b>Leblon</b>",
    phone: "not a number",
    description: { pt: "Um texto novo.", en: "A new text.", es: "Un texto nuevo." },
  });
  const frame = await preview(page, "restaurants/rubaiyat-rio", "en");
  await expect(frame.locator("h1")).toHaveText("Rubaiyat <b>Leblon</b>");
  await expect(frame.getByText("A new text.")).toBeVisible();
  const hero = frame.locator("main img").first();
  await expect
    .poll(() => hero.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  // The style sheet and the fonts are those of the site.
  const font = await frame.locator("h1").evaluate((title) => getComputedStyle(title).fontFamily);
  await page.goto("/en/restaurants/rio-de-janeiro/rubaiyat-rio");
  await expect(page.locator("h1")).toHaveText("Rubaiyat Rio");
  expect(await page.locator("h1").evaluate((h1) => getComputedStyle(h1).fontFamily)).toBe(font);
  await page.context().clearCookies();
  const refused = await page.request.get("/api/desk/restaurants/rubaiyat-rio/preview");
  expect(refused.status()).toBe(401);
});

test(
  "news, menus and experiences are seen so too, new ones as well",
  NIGHTLY,
  async ({ page, desk }) => {
    await desk.openAs(page, "Ana", "/desk");
    const title = { pt: "Uma noite", en: "A night", es: "Una noche" };
    await change(page, "news/a-night", {
      slug: "a-night",
      title,
      content: { pt: "## Um <script>alert(1)</script>", en: "", es: "" },
    });
    const article = await preview(page, "news/a-night");
    await expect(article.locator("h1")).toHaveText("Uma noite");
    await change(page, "experiences/a-night", {
      slug: "a-night",
      title,
      countries: ["Chile"],
    });
    const experience = await preview(page, "experiences/a-night", "es");
    await expect(experience.getByRole("heading", { name: "Una noche" })).toBeVisible();
    await change(page, "menus/rubaiyat-madrid-main", {
      note: { pt: "Só hoje.", en: "Today only.", es: "Solo hoy." },
    });
    const menu = await preview(page, "menus/rubaiyat-madrid-main", "es");
    await expect(menu.getByText("Solo hoy.")).toBeVisible();
    await change(page, "menus/rubaiyat-madrid-executive", {
      slug: "rubaiyat-madrid-executive",
      sections: [],
    });
    const missing = await page.request.get("/api/desk/menus/rubaiyat-madrid-executive/preview");
    expect(missing.status()).toBe(404);
  },
);

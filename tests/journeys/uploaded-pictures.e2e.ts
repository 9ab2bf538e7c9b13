import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { PictureWithUses } from "#desk/media-contract.ts";
import { showsSoon } from "../desk-editor.ts";
import { expect, test } from "../desk-fixtures.ts";

const RESTAURANT = "/api/desk/restaurants/emporio-figueira";
const HOSTILE = '<img src=x onerror="document.title=1">';
const TEXTS = { pt: "Varanda à noite", en: "Veranda at night", es: "Galería de noche" };

/** A call from a page of the desk, as its application makes it. */
function call(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([how, url, sent]) => {
      const response = await fetch(url, {
        method: how,
        ...(sent === "" ? {} : { body: sent, headers: { "Content-Type": "application/json" } }),
      });
      return JSON.parse((await response.text()) || "null");
    },
    [method, path, body === undefined ? "" : JSON.stringify(body)] as const,
  );
}

/** Sends a file as a form's field has it. */
function send(page: Page, path: string, file: Buffer): Promise<PictureWithUses> {
  return page.evaluate(
    async ([url, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const body = new Blob([bytes], { type: "image/jpeg" });
      return (await fetch(url, { method: "POST", body })).json();
    },
    [path, file.toString("base64")] as const,
  );
}

test("a photograph takes an illustration's place: its own sizes, text and focal point, on page and card", async ({
  page,
  desk,
}) => {
  await desk.signIn(page, "Ana");
  await page.goto("/desk");
  const file = await readFile("src/content/images/hero-poster.jpg");
  const picture = await send(page, "/api/desk/media?kind=photograph", file);
  await call(page, "PUT", `/api/desk/media/${picture.id}`, {
    texts: TEXTS,
    isIllustration: false,
    credit: HOSTILE,
    focus: { x: 0, y: 4 },
    restaurant: "",
    seen: picture.changedAt,
  });
  const cardBefore = await page.request.get("/cards/en/restaurants/sao-paulo/emporio-figueira.jpg");
  // The tests of one worker share a site: another one may have left a draft.
  const { published, fingerprint, draft: earlier } = await call(page, "GET", RESTAURANT);
  const { draft } = await call(page, "PUT", `${RESTAURANT}/draft`, {
    content: { ...published, heroImage: picture.reference, images: [picture.reference] },
    basedOn: fingerprint,
    seen: earlier?.savedAt ?? null,
  });
  const { published: shown } = await call(page, "POST", `${RESTAURANT}/publish`, {
    seen: draft.savedAt,
    publishAt: "now",
  });
  expect(shown.heroImage).toBe(picture.reference);

  const path = "/en/restaurants/sao-paulo/emporio-figueira";
  await showsSoon(page, path, TEXTS.en);
  await page.goto(path);
  const hero = page.locator("[data-hero] img");
  await expect(hero).toHaveAttribute("src", /^\/media\/[\da-f]{16}-\d+x\d+-\w+-04\.jpg$/);
  await expect(hero).toHaveAttribute("alt", TEXTS.en);
  await expect(hero).toHaveCSS("object-position", "0% 100%");
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/media\/[\da-f]{16}-\d+\.avif$/);
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator("[data-hero] .picture-credit")).toHaveText(`Photo: ${HOSTILE}`);
  await page.locator("[data-slide]").first().click();
  const inLarge = page.getByRole("dialog").locator(".picture-credit");
  await expect(inLarge).toHaveText(`Photo: ${HOSTILE}`);
  await expect(inLarge).toBeInViewport();
  await page.keyboard.press("Escape");
  const described = await page.locator("script[type='application/ld+json']").textContent();
  const [restaurant] = JSON.parse(described ?? "")["@graph"];
  const { pathname } = new URL(restaurant.photo[0].contentUrl);
  expect(pathname).toBe(await hero.getAttribute("src"));
  expect(restaurant.photo[0].creditText).toBe(HOSTILE);
  const source = (await page.locator("[data-hero] source").first().getAttribute("srcset")) ?? "";
  for (const [url = ""] of source.matchAll(/\/media\/\S+/g)) {
    const response = await page.request.get(url);
    expect.soft(response.status(), url).toBe(200);
    expect.soft(response.headers()["x-content-type-options"]).toBe("nosniff");
    expect.soft(response.headers()["content-type"]).toBe("image/avif");
  }
  const card = await page.request.get("/cards/en/restaurants/sao-paulo/emporio-figueira.jpg");
  expect(card.headers()["etag"]).not.toBe(cardBefore.headers()["etag"]);
});

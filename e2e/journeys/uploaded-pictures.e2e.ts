import { readFile } from "node:fs/promises";
import type { PictureWithUses } from "#content/desk/uploads/media-contract.ts";
import { pieceAt, publishContent, showsSoon } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";

const RESTAURANT = "restaurants/emporio-figueira";
const HOSTILE = '<img src=x onerror="document.title=1">';
const TEXTS = { pt: "Varanda à noite", en: "Veranda at night", es: "Galería de noche" };

test("replaces an illustration by a photograph with its own sizes, text and focal point, on page and card", async ({
  page,
  desk,
}) => {
  await desk.openAs(page, "Ana", "/desk");
  const headers = { Origin: desk.url };
  const file = await readFile("content/pictures/hero-poster.jpg");
  const sent = await page.request.post("/api/desk/media?kind=photograph", {
    headers: { ...headers, "Content-Type": "image/jpeg" },
    data: file,
  });
  const picture = (await sent.json()) as PictureWithUses;
  await page.request.put(`/api/desk/media/${picture.id}`, {
    headers,
    data: {
      texts: TEXTS,
      isIllustration: false,
      credit: HOSTILE,
      focus: { x: 0, y: 4 },
      restaurant: "",
      seen: picture.changedAt,
    },
  });
  const cardBefore = await page.request.get("/cards/en/restaurants/sao-paulo/emporio-figueira.jpg");
  const { published } = await pieceAt(page, RESTAURANT);
  const pictures = { heroImage: picture.reference, images: [picture.reference] };
  await publishContent(page, RESTAURANT, { ...published, ...pictures });

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
  const described = await page.locator("script[type='application/ld+json']").textContent();
  const [restaurant] = JSON.parse(described ?? "")["@graph"];
  const { pathname } = new URL(restaurant.photo[0].contentUrl);
  expect(pathname).toBe(await hero.getAttribute("src"));
  expect(restaurant.photo[0].creditText).toBe(HOSTILE);
  const card = await page.request.get("/cards/en/restaurants/sao-paulo/emporio-figueira.jpg");
  expect(card.headers()["etag"]).not.toBe(cardBefore.headers()["etag"]);
});

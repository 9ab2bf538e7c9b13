import { expect, test } from "vitest";
import { movedPages } from "./moved-pages.ts";

// Rules 1.12 and 1.13.
test("redirects old paths in any form, and closed restaurants to their city or the list", () => {
  const moved = movedPages(
    [
      { from: "/Antiga/Página.php", to: "/PT//eventos/" },
      { from: "/chile", to: "/es/restaurantes/santiago/rubaiyat-chile" },
      { from: "/fl", to: "/pt/restaurantes/rio-de-janeiro/rubaiyat-faria-lima" },
    ],
    [
      { slug: "rubaiyat-chile", citySlug: "santiago" },
      { slug: "emporio-figueira", citySlug: "sao-paulo" },
    ],
    [{ slug: "rubaiyat-faria-lima", citySlug: "sao-paulo" }],
  );
  for (const path of [
    "/pt/antiga/p%C3%A1gina.php",
    "/PT/antiga/página.php/",
    "/pt/ANTIGA/P%c3%81GINA.PHP",
    "/antiga//p%E1gina.php",
    "/pt/antiga/pa%CC%81gina.php",
    "/pt/antiga/PA\u0301GINA.php",
    "/pt/%41ntiga/p%C1gina%2Ephp",
  ])
    expect(moved(path), path).toBe("/pt/eventos");
  expect(moved("/en/antiga/p%C3%A1gina.php")).toBeUndefined();
  expect(moved("/es/restaurantes/santiago/rubaiyat-chile")).toBe("/es/restaurantes");
  expect(moved("/en/restaurants/elsewhere/emporio-figueira/bar-menu")).toBe(
    "/en/restaurants?city=sao-paulo",
  );
  // One hop, even if the target has closed since or is in another city.
  expect(moved("/chile")).toBe("/es/restaurantes");
  expect(moved("/fl")).toBe("/pt/restaurantes/sao-paulo/rubaiyat-faria-lima");
  expect(moved("/en/restaurants/madrid/rubaiyat-madrid")).toBeUndefined();
  expect(moved("/en/news/emporio-figueira")).toBeUndefined();
});

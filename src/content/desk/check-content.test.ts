import { expect, test } from "vitest";
import { EXPERIENCES, RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { checkPiece, checkRedirects, WrongContentError } from "./check-content.ts";

test("names a missing picture with its field", () => {
  const missing = "/images/no-such-picture.jpg";
  const [experience, restaurant] = [EXPERIENCES[0]!, RESTAURANTS[0]!];
  const check = (kind: "experiences" | "restaurants", content: { readonly slug: string }) =>
    checkPiece({ kind, slug: content.slug }, content, (url) => url !== missing);
  expect(check("experiences", experience)).toEqual(experience);
  const images = ["/images/gallery-rubaiyat-brasilia-2.webp", missing];
  for (const [field, work] of [
    ["image", () => check("experiences", { ...experience, image: missing } as never)],
    ["heroImage", () => check("restaurants", { ...restaurant, heroImage: missing } as never)],
    ["images.1", () => check("restaurants", { ...restaurant, images } as never)],
  ] as const) {
    expect(work).toThrow(
      new WrongContentError([{ field, message: `there is no file for ${missing}` }]),
    );
  }
});

// Rule 1.12.
test("names redirects from paths that are not pages", () => {
  const isReserved = (path: string) => /^\/(api|calendar)\//.test(path);
  const check = (...paths: readonly string[]) =>
    checkRedirects(
      { kind: "redirects", slug: "site" },
      { slug: "site", redirects: paths.map((from) => ({ from, to: "/pt" })) } as never,
      isReserved,
    );
  check("/antiga", "/pt/api/x", "/apis/x", "/promo%E7%E3o", "/restaurantes.php");
  const message = "is not the path of a page";
  expect(() => check("/antiga", "/api/x", "/calendar//x", "/%61pi/x", "/pt/../api/x/")).toThrow(
    new WrongContentError([1, 2, 3, 4].map((at) => ({ field: `redirects.${at}.from`, message }))),
  );
});

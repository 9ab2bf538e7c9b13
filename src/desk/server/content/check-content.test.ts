import { expect, test } from "vitest";
import { EXPERIENCES } from "#content/experiences/all-experiences.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { checkPiece, WrongContentError } from "./check-content.ts";

test("a picture that the site does not have is named with the field that names it", () => {
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

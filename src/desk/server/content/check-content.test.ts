import { expect, test } from "vitest";
import { EXPERIENCES } from "#content/experiences/all-experiences.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { checkPiece, WrongContentError } from "./check-content.ts";

function wrongFields(work: () => unknown): readonly string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof WrongContentError) return error.fields.map(({ field }) => field);
    throw error;
  }
}

test("a picture that the site does not have is named with the field that names it", () => {
  const missing = "/images/no-such-picture.jpg";
  const hasPicture = (url: string) => url !== missing;
  const [experience] = EXPERIENCES;
  const [restaurant] = RESTAURANTS;
  const check = (kind: "experiences" | "restaurants", content: { readonly slug: string }) =>
    wrongFields(() => checkPiece({ kind, slug: content.slug }, content, hasPicture));
  if (experience === undefined || restaurant === undefined) throw new Error("no content");
  expect(check("experiences", experience)).toEqual([]);
  expect(check("experiences", { ...experience, image: missing } as never)).toEqual(["image"]);
  expect(check("restaurants", { ...restaurant, heroImage: missing } as never)).toEqual([
    "heroImage",
  ]);
  const images = ["/images/gallery-rubaiyat-brasilia-2.webp", missing];
  expect(check("restaurants", { ...restaurant, images } as never)).toEqual(["images.1"]);
});

import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { IMAGE_TEXTS, type ImageText } from "#content/images/image-texts.ts";
import { LANGUAGES } from "#language/languages.ts";
import { IllustrationMark } from "./illustration-mark.tsx";
import { isIllustration } from "./image-sources.ts";

const markOf = (image: string, path = "/pt") =>
  renderPage(path, <IllustrationMark image={image} />);

test("a rendered picture of a restaurant says what it is, in each language", () => {
  const words = LANGUAGES.map(
    (language) => markOf("/images/house-rubaiyat-rio.jpg", `/${language}`).text,
  );
  expect(words).toEqual(["Imagem ilustrativa", "Illustration", "Imagen ilustrativa"]);
});

test.each(["/images/photo-fig.jpg", "https://cdn.example/restaurant.jpg", "/images/toString", ""])(
  "%j has no mark",
  (image) => {
    expect(markOf(image).body).toBeEmptyDOMElement();
  },
);

test("the manifest marks exactly the pictures whose texts say so", () => {
  const texts: Readonly<Record<string, ImageText>> = IMAGE_TEXTS;
  for (const [name, { illustration }] of Object.entries(texts))
    expect(isIllustration(`/images/${name}`), name).toBe(illustration === true);
});

import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { IMAGE_TEXTS, type ImageText } from "#content/images/image-texts.ts";
import { LANGUAGES } from "#language/languages.ts";
import { Picture, PictureMark } from "./picture.tsx";
import { isIllustration } from "./image-sources.ts";

const KNOWN = "/images/house-rubaiyat-rio.jpg";
const PLACEHOLDER = expect.stringMatching(/^\/images\/placeholder-[\da-f]{8}\.svg$/);

function pictureOf(picture: ReactElement) {
  const { body } = renderPage("/pt", picture);
  const sources = [...body.querySelectorAll("source")];
  return { frame: body.firstElementChild, image: body.querySelector("img")!, sources, body };
}

test("a picture of the site offers AVIF before WebP and reserves its room", () => {
  const { image, sources } = pictureOf(<Picture image={KNOWN} alt="Varanda" sizes="50vw" />);
  expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(sources.map(({ sizes }) => sizes)).toEqual(["50vw", "50vw"]);
  expect(image).toHaveAttribute("src", KNOWN);
  expect(image).toHaveAttribute("alt", "Varanda");
  expect([image.width, image.height]).toEqual([1920, 1200]);
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).toHaveAttribute("decoding", "async");
  expect(image).toHaveAttribute("data-fallback", PLACEHOLDER);
});

test("the picture of the first screen is fetched at once and first", () => {
  const { image } = pictureOf(<Picture image={KNOWN} alt="" priority />);
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
});

test("a window taller than wide is offered the upright picture first, in every format", () => {
  const { sources } = pictureOf(
    <Picture image={KNOWN} portraitImage="/images/hero-portrait-poster.jpg" alt="" />,
  );
  const offered = sources.map(({ media, srcset }) => `${media} ${/hero|house/.exec(srcset)}`);
  expect(offered).toEqual([
    ...Array(3).fill("(orientation: portrait) hero"),
    ...Array(2).fill(" house"),
  ]);
});

test("a picture from elsewhere is a plain image that can fall back", () => {
  const { image, sources } = pictureOf(<Picture image="https://cdn.example/a.jpg" alt="A" />);
  expect(sources).toEqual([]);
  expect(image).toHaveAttribute("src", "https://cdn.example/a.jpg");
  expect(image).toHaveAttribute("data-fallback", PLACEHOLDER);
});

const UPLOADED = "/media/0123456789abcdef-900x600-wood-04i.jpg";

test("an uploaded picture says by its URL how it is shown", () => {
  const { image, sources } = pictureOf(
    <Picture image={UPLOADED} alt="Salão" imgClassName="object-cover" />,
  );
  expect(sources.map(({ srcset }) => srcset)).toEqual([
    "/media/0123456789abcdef-480.avif 480w, /media/0123456789abcdef-828.avif 828w, /media/0123456789abcdef-900.avif 900w",
    "/media/0123456789abcdef-828.webp 828w",
  ]);
  expect(image).toHaveAttribute("src", UPLOADED);
  expect([image.width, image.height]).toEqual([900, 600]);
  expect(image).toHaveClass("bg-[#4f3726]", "object-cover", "focal", "focal-x0", "focal-y4");
  const middle = pictureOf(<Picture image={UPLOADED.replace("04i", "22")} alt="" />);
  expect(middle.image.className).not.toContain("focal");
});

test("no picture at all shows the placeholder", () => {
  expect(pictureOf(<Picture image="" alt="" />).image).toHaveAttribute("src", PLACEHOLDER);
});

test("a drawing has no ground of its own, a photograph has", () => {
  const drawing = pictureOf(<Picture image="/images/skyline-rio.svg" alt="Rio" />);
  expect(drawing.body.querySelector("[class*=bg-]")).not.toBeInTheDocument();
  expect(pictureOf(<Picture image={KNOWN} alt="" />).image.className).toContain("bg-");
});

test("classes go to the frame and to the image, native attributes to the image", () => {
  const { frame, image } = pictureOf(
    <Picture image={KNOWN} alt="" className="frame" imgClassName="object-cover" id="hero" />,
  );
  expect(frame?.tagName).toBe("PICTURE");
  expect(frame).toHaveAttribute("class", "frame");
  expect(image).toHaveAttribute("id", "hero");
  expect(image).toHaveClass("object-cover");
});

test.each([KNOWN, "https://cdn.example/a.jpg", "", "/images/emblem-fig.svg"])(
  "no style attribute, which the Content-Security-Policy forbids: %j",
  (image) => {
    const { body } = pictureOf(<Picture image={image} alt="" />);
    expect(body.querySelector("[style]")).not.toBeInTheDocument();
  },
);

const markOf = (image: string, path = "/pt") => renderPage(path, <PictureMark image={image} />);

test("a rendered picture of a restaurant says what it is, in each language", () => {
  const words = LANGUAGES.map(
    (language) => markOf("/images/house-rubaiyat-rio.jpg", `/${language}`).text,
  );
  expect(words).toEqual(["Imagem ilustrativa", "Illustration", "Imagen ilustrativa"]);
});

test("an uploaded illustration says so, a photograph does not", () => {
  expect(markOf(UPLOADED).text).toBe("Imagem ilustrativa");
  expect(markOf(UPLOADED.replace("04i", "04")).body).toBeEmptyDOMElement();
});

test.each(["/images/photo-fig.jpg", "https://cdn.example/restaurant.jpg", "/images/toString", ""])(
  "%j has no mark",
  (image) => {
    expect(markOf(image).body).toBeEmptyDOMElement();
  },
);

test("whoever made a picture is named, in each language", () => {
  const photograph = UPLOADED.replace("04i", "04");
  const words = (image: string) =>
    LANGUAGES.map(
      (language) =>
        renderPage(`/${language}`, <PictureMark {...{ image }} credit="Ana Lima" />).text,
    );
  expect(words(photograph)).toEqual(["Foto: Ana Lima", "Photo: Ana Lima", "Foto: Ana Lima"]);
  expect(words(UPLOADED)).toEqual([
    "Imagem ilustrativa: Ana Lima",
    "Illustration: Ana Lima",
    "Imagen ilustrativa: Ana Lima",
  ]);
});

test("the manifest marks exactly the pictures whose texts say so", () => {
  const texts: Readonly<Record<string, ImageText>> = IMAGE_TEXTS;
  for (const [name, { illustration }] of Object.entries(texts))
    expect(isIllustration(`/images/${name}`), name).toBe(illustration === true);
});

import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { LANGUAGES } from "#language/languages.ts";
import { Picture, PictureCredit } from "./picture.tsx";

const KNOWN = "/images/house-rubaiyat-rio.webp";
const PLACEHOLDER = expect.stringMatching(/^\/images\/placeholder-[\da-f]{8}\.svg$/);

function pictureOf(picture: ReactElement) {
  const { body } = renderPage("/pt", picture);
  const sources = [...body.querySelectorAll("source")];
  return { frame: body.firstElementChild, image: body.querySelector("img")!, sources, body };
}

const NARROW = "(max-width: 63.99rem)";

test("a picture of the site offers AVIF before WebP and reserves its room", () => {
  const { image, sources } = pictureOf(<Picture image={KNOWN} alt="Varanda" sizes="50vw" />);
  expect(sources.map(({ type, media, sizes }) => [type, media, sizes])).toEqual([
    ["image/avif", NARROW, "(max-width: 30rem) 160px, 50vw"],
    ["image/webp", NARROW, ""],
    ["image/avif", "", "50vw"],
  ]);
  expect(image).toHaveAttribute("src", KNOWN);
  expect(image).toHaveAttribute("alt", "Varanda");
  expect([image.width, image.height]).toEqual([1920, 1200]);
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).toHaveAttribute("decoding", "async");
  expect(image).toHaveAttribute("data-fallback", PLACEHOLDER);
});

test("in a narrow place a plate's upright sheet stands in every window", () => {
  const { image, sources } = pictureOf(<Picture image={KNOWN} alt="" sizes="30vw" upright />);
  expect(sources.map(({ media, sizes }) => [media, sizes])).toEqual([
    ["", "(max-width: 30rem) 160px, 30vw"],
  ]);
  expect(image).toHaveAttribute("src", expect.stringMatching(/-640\.webp$/));
  expect([image.width, image.height]).toEqual([900, 1125]);
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
    ...Array(2).fill(`${NARROW} house`),
    " house",
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

test.each([KNOWN, UPLOADED, "https://cdn.example/restaurant.jpg", ""])(
  "%j has no words on it while nobody is named",
  (image) => {
    const { body } = renderPage("/pt", <PictureCredit {...{ image }} credit={undefined} />);
    expect(body).toBeEmptyDOMElement();
  },
);

test("whoever made a picture is named, in each language", () => {
  const photograph = UPLOADED.replace("04i", "04");
  const words = (image: string) =>
    LANGUAGES.map(
      (language) =>
        renderPage(`/${language}`, <PictureCredit {...{ image }} credit="Ana Lima" />).text,
    );
  expect(words(photograph)).toEqual(["Foto: Ana Lima", "Photo: Ana Lima", "Foto: Ana Lima"]);
  expect(words(UPLOADED)).toEqual([
    "Ilustração: Ana Lima",
    "Illustration: Ana Lima",
    "Ilustración: Ana Lima",
  ]);
});

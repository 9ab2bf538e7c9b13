import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const KNOWN = "/images/house-rubaiyat-rio.jpg";
const FALLBACK = /data-fallback="\/images\/placeholder-[\da-f]{8}\.svg"/;

test("a picture of the site offers AVIF before WebP and reserves its room", () => {
  const html = renderToStaticMarkup(<Picture image={KNOWN} alt="Varanda" sizes="50vw" />);
  expect(html.indexOf("image/avif")).toBeGreaterThan(0);
  expect(html.indexOf("image/avif")).toBeLessThan(html.indexOf("image/webp"));
  expect(html.match(/sizes="50vw"/g)).toHaveLength(2);
  expect(html).toContain(
    'width="1920" height="1200" alt="Varanda" src="/images/house-rubaiyat-rio.jpg"',
  );
  expect(html).toContain('loading="lazy" decoding="async"');
  expect(html).toMatch(FALLBACK);
});

test("the picture of the first screen is fetched at once and first", () => {
  const html = renderToStaticMarkup(<Picture image={KNOWN} alt="" priority />);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
});

test("a window taller than wide is offered the upright picture first, in every format", () => {
  const html = renderToStaticMarkup(
    <Picture image={KNOWN} portraitImage="/images/hero-portrait-poster.jpg" alt="" />,
  );
  const sources = html.match(/<source [^>]*>/g) ?? [];
  const offered = sources.map((source) => {
    const isUpright = source.includes('media="(orientation: portrait)"');
    return `${isUpright} ${/srcSet="\/images\/(hero|house)/.exec(source)?.[1]}`;
  });
  expect(offered).toEqual([...Array(3).fill("true hero"), ...Array(2).fill("false house")]);
});

test("a picture from elsewhere is a plain image that can fall back", () => {
  const html = renderToStaticMarkup(<Picture image="https://cdn.example/a.jpg" alt="A" />);
  expect(html).not.toContain("<source");
  expect(html).toContain('src="https://cdn.example/a.jpg"');
  expect(html).toMatch(FALLBACK);
});

test("no picture at all shows the placeholder", () => {
  const html = renderToStaticMarkup(<Picture image="" alt="" />);
  expect(html).toMatch(/ src="\/images\/placeholder-[\da-f]{8}\.svg"/);
});

test("a drawing has no ground of its own, a photograph has", () => {
  const drawing = renderToStaticMarkup(<Picture image="/images/skyline-rio.svg" alt="Rio" />);
  expect(drawing).not.toContain("bg-");
  expect(renderToStaticMarkup(<Picture image={KNOWN} alt="" />)).toContain("bg-");
});

test("classes go to the frame and to the image, native attributes to the image", () => {
  const html = renderToStaticMarkup(
    <Picture image={KNOWN} alt="" className="frame" imgClassName="object-cover" id="hero" />,
  );
  expect(html).toMatch(/^<picture class="frame">/);
  expect(html).toMatch(/<img[^>]*id="hero"[^>]*class="[^"]*object-cover"/);
});

test.each([KNOWN, "https://cdn.example/a.jpg", "", "/images/emblem-fig.svg"])(
  "no style attribute, which the Content-Security-Policy forbids: %j",
  (image) => expect(renderToStaticMarkup(<Picture image={image} alt="" />)).not.toContain("style="),
);

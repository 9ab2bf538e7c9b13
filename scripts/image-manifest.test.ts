import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import manifest from "#site/ui/picture/image-manifest.json" with { type: "json" };
import { imageHash, variantsOf } from "./image-encoding.ts";
import { MASTERS } from "./image-manifest.ts";

const names = (await readdir(MASTERS)).filter((file) => /\.(jpg|webp|svg)$/.test(file)).sort();

test("the manifest lists every picture and nothing else", () => {
  expect(Object.keys(manifest)).toEqual(names);
});

test.each(names)("the manifest is true to %s", async (name) => {
  const bytes = await readFile(`${MASTERS}/${name}`);
  const { width, height } = await sharp(bytes).metadata();
  const entry = manifest[name as keyof typeof manifest];
  expect(entry.slice(0, 3)).toEqual([imageHash(bytes), width, height]);
});

test("a master becomes AVIF, WebP and a plain copy no wider than 1280 pixels", async () => {
  const master = await readFile(`${MASTERS}/hero-poster.jpg`);
  const variants = variantsOf("hero-poster.jpg", "0123abcd", 480, master);
  const made = await Promise.all(
    variants.map(async ({ encode }) => sharp(await encode()).metadata()),
  );
  expect(variants.map(({ servedAs }) => servedAs)).toEqual([
    ["hero-poster-0123abcd-480.avif"],
    ["hero-poster-0123abcd-480.webp"],
    ["hero-poster.jpg"],
  ]);
  expect(made.map(({ format, width }) => [format, width])).toEqual([
    ["heif", 480],
    ["webp", 480],
    ["jpeg", 1280],
  ]);
});

import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import manifest from "#site/ui/picture/image-manifest.json" with { type: "json" };
import { FORMER_PICTURES } from "#language/former-pictures.ts";
import { SMALL_SHEET_SIZE } from "#site/ui/picture/image-variants.ts";
import { imageHash, variantsOf } from "./image-encoding.ts";
import { readPictureFiles } from "./image-manifest.ts";

const pictures = await readPictureFiles();
const illustrations = pictures.flatMap((files) => ("large" in files ? [files] : []));

test("lists exactly the existing pictures", () => {
  expect(Object.keys(manifest)).toEqual(pictures.map(({ name }) => name));
});

test.each(pictures.map((files) => [files.name, files] as const))(
  "has the hash and size of %s",
  async (name, files) => {
    const { width, height } = await sharp("large" in files ? files.large : files.bytes).metadata();
    const entry = manifest[name as keyof typeof manifest];
    expect(entry.slice(0, 3)).toEqual([imageHash(files), width, height]);
    if ("small" in files)
      expect(await sharp(files.small).metadata()).toMatchObject(SMALL_SHEET_SIZE);
  },
);

test("keeps exactly the AVIF files of the current masters in the repository", async () => {
  const variants = pictures.flatMap((files) => {
    const [, width] = manifest[files.name as keyof typeof manifest];
    return variantsOf(files, imageHash(files), Number(width));
  });
  const encoded = await readdir("content/pictures/encoded");
  const files = variants.map(({ file }) => file).filter((file) => file.endsWith(".avif"));
  expect(encoded.toSorted()).toEqual(files.toSorted());
});

test("replaces each former picture by an existing illustration", () => {
  const names = new Set(illustrations.map(({ name }) => name));
  expect([...FORMER_PICTURES.values()].filter((name) => !names.has(name))).toEqual([]);
  expect([...FORMER_PICTURES.keys()].filter((name) => Object.hasOwn(manifest, name))).toEqual([]);
});

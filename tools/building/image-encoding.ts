import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import sharp from "sharp";
import { FORMER_PICTURES } from "#language/former-pictures.ts";
import { encodePicture } from "#server/pictures/encode-picture.ts";
import {
  avifWidths,
  LARGE_SHEET,
  PLAIN_COPY_WIDTH,
  plainFile,
  SMALL_SHEET,
  SMALL_SHEET_WEBP,
  variantFile,
  webpWidths,
} from "#site/ui/picture/image-variants.ts";

// Increase it when the settings below change: every file then gets a new name.
const ENCODING = "2";

/** A file made from a master, with its names in the cache and under `/images/`. */
type Variant = {
  file: string;
  servedAs: string[];
  encode: () => Promise<Buffer>;
};

/** A picture's file, or an illustration's two sizes. */
export type PictureFiles =
  | { readonly name: string; readonly bytes: Buffer }
  | { readonly name: string; readonly large: Buffer; readonly small: Buffer };

/** Returns eight hexadecimal digits of a hash over a picture's masters and encoding. */
export function imageHash(files: PictureFiles): string {
  const hash = createHash("sha256").update(ENCODING);
  if ("bytes" in files) hash.update(files.bytes);
  else hash.update(files.large).update(files.small);
  return hash.digest("hex").slice(0, 8);
}

/** Returns every served file of a picture; `encode` encodes lazily. */
export function variantsOf(files: PictureFiles, hash: string, width: number): Variant[] {
  if ("large" in files) return illustrationVariants(files, hash);
  const { name, bytes } = files;
  if (name.endsWith(".svg")) return drawingVariants(name, plainFile(name, hash), bytes);
  const encoded = (to: number, format: "avif" | "webp" | "jpg") => () =>
    encodePicture(bytes, { width: to, format });
  return [
    ...avifWidths(width).map((to) => {
      const file = variantFile(name, hash, to, "avif");
      return { file, servedAs: [file], encode: encoded(to, "avif") };
    }),
    ...webpWidths(width).map((to) => {
      const file = variantFile(name, hash, to, "webp");
      return { file, servedAs: [file], encode: encoded(to, "webp") };
    }),
    {
      file: plainFile(name, hash),
      servedAs: [name],
      encode: encoded(PLAIN_COPY_WIDTH, "jpg"),
    },
  ];
}

function illustrationVariants(
  { name, large, small }: { name: string; large: Buffer; small: Buffer },
  hash: string,
): Variant[] {
  const former = Array.from(FORMER_PICTURES).flatMap(([one, illustration]) =>
    illustration === name ? one : [],
  );
  const avif = (sheet: Buffer, widths: readonly number[]) =>
    widths.map((width) => {
      const file = variantFile(name, hash, width, "avif");
      return { file, servedAs: [file], encode: () => illustrationAvif(sheet, width) };
    });
  const smallWebp = variantFile(name, hash, SMALL_SHEET_WEBP, "webp");
  const jpegs = former.filter((one) => one.endsWith(".jpg"));
  return [
    ...avif(small, SMALL_SHEET),
    ...avif(large, LARGE_SHEET),
    {
      file: smallWebp,
      servedAs: [smallWebp],
      encode: () => lineArt(small, SMALL_SHEET_WEBP).webp({ quality: 40 }).toBuffer(),
    },
    {
      file: plainFile(name, hash),
      servedAs: [name, ...former.filter((one) => one.endsWith(".webp"))],
      encode: () => lineArt(large, PLAIN_COPY_WIDTH).webp({ quality: 60 }).toBuffer(),
    },
    ...(jpegs.length === 0
      ? []
      : [
          {
            file: plainFile(name.replace(/\.webp$/, ".jpg"), hash),
            servedAs: jpegs,
            encode: () => lineArt(large, PLAIN_COPY_WIDTH).jpeg({ quality: 80 }).toBuffer(),
          },
        ]),
  ];
}

/** Maximum bytes by width, for the largest picture on a phone and on a 1280-pixel page. */
const MOST_BYTES: ReadonlyMap<number, number> = new Map([
  [640, 60_000],
  [1280, 150_000],
]);

// Full chroma resolution avoids coloured fringes. Effort 4 makes files a tenth smaller than effort 2,
// in five times the time. Quality falls until a file fits its limit.
async function illustrationAvif(sheet: Buffer, width: number): Promise<Buffer> {
  const limit = MOST_BYTES.get(width) ?? Number.POSITIVE_INFINITY;
  const encode = (quality: number) =>
    lineArt(sheet, width).avif({ quality, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
  let quality = 37;
  let encoded = await encode(quality);
  while (encoded.length > limit) encoded = await encode((quality -= 2));
  return encoded;
}

function lineArt(master: Buffer, width: number) {
  return sharp(master).resize({ width, withoutEnlargement: true });
}

// A drawing is text, precompressed in two encodings.
function drawingVariants(name: string, file: string, master: Buffer): Variant[] {
  const encodings: [ending: string, encode: () => Promise<Buffer>][] = [
    ["", async () => master],
    [".br", () => promisify(brotliCompress)(master)],
    [".gz", () => promisify(gzip)(master)],
  ];
  return encodings.map(([ending, encode]) => ({
    file: file + ending,
    servedAs: [file + ending, name + ending],
    encode,
  }));
}

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import sharp from "sharp";
import { encodePicture } from "#server/pictures/encode-picture.ts";
import {
  avifWidths,
  PLAIN_COPY_WIDTH,
  plainFile,
  variantFile,
  webpWidths,
} from "#site/ui/picture/image-variants.ts";

// Raise it when the settings below change: every file then gets a new name.
const ENCODING = "1";

/** One file to be made from a master: its name in the cache and its names under `/images/`. */
type Variant = {
  file: string;
  servedAs: string[];
  encode: () => Promise<Buffer>;
};

/** The eight hexadecimal digits of a hash over a master's bytes and its encoding. */
export function imageHash(master: Uint8Array): string {
  return createHash("sha256").update(ENCODING).update(master).digest("hex").slice(0, 8);
}

/** Every file the site offers of one master; nothing is encoded before `encode` is called. */
export function variantsOf(name: string, hash: string, width: number, master: Buffer): Variant[] {
  if (name.endsWith(".svg")) return drawingVariants(name, plainFile(name, hash), master);
  const encoded = (to: number, format: "avif" | "webp" | "jpg") => () =>
    encodePicture(master, { width: to, format });
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
      encode: name.endsWith(".webp")
        ? () => plainWebp(master).toBuffer()
        : encoded(PLAIN_COPY_WIDTH, "jpg"),
    },
  ];
}

// Engravings: finer lines than a photograph has.
function plainWebp(master: Buffer) {
  return sharp(master)
    .resize({ width: PLAIN_COPY_WIDTH, withoutEnlargement: true })
    .webp({ quality: 76 });
}

// A drawing is text: it lies ready in the two encodings that browsers ask for.
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

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import sharp from "sharp";
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
  const scaled = (to: number) => sharp(master).resize({ width: to, withoutEnlargement: true });
  const plain = scaled(PLAIN_COPY_WIDTH);
  return [
    ...avifWidths(width).map((to) => {
      const file = variantFile(name, hash, to, "avif");
      return { file, servedAs: [file], encode: () => scaled(to).avif(avifSettings(to)).toBuffer() };
    }),
    ...webpWidths(width).map((to) => {
      const file = variantFile(name, hash, to, "webp");
      const encode = () => scaled(to).webp({ quality: 72, effort: 2 }).toBuffer();
      return { file, servedAs: [file], encode };
    }),
    {
      file: plainFile(name, hash),
      servedAs: [name],
      encode: () =>
        (name.endsWith(".webp")
          ? plain.webp({ quality: 76 })
          : plain.jpeg({ quality: 80 })
        ).toBuffer(),
    },
  ];
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

// Measured on these pictures: beyond the effort given, a width gains under 5 % in bytes and loses
// twice the time. Telephones get the most care, since their largest picture is the page's largest.
function avifSettings(width: number) {
  const effort = width > 1280 ? 0 : width > 828 ? 1 : 2;
  return { quality: width > 828 ? 53 : 50, effort, chromaSubsampling: "4:2:0" };
}

import { readdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { IMAGE_TEXTS, type ImageText } from "#content/images/image-texts.ts";
import { nearestPlaceholderColour } from "#language/placeholder-colour.ts";
import { imageHash } from "./image-encoding.ts";

export const MASTERS = "src/content/images";
const MANIFEST = "src/site/ui/picture/image-manifest.json";

type Entry = [
  hash: string,
  width: number,
  height: number,
  placeholderColour?: string,
  mark?: "illustration",
];

const texts = new Map<string, ImageText>(Object.entries(IMAGE_TEXTS));

/** A picture as content holds it, with what the manifest says of it. */
type Master = { name: string; bytes: Buffer; hash: string; width: number };

/** Reads every master and sets the manifest right where it differs from them. */
export async function readMasters(): Promise<Master[]> {
  const before = await readFile(MANIFEST, "utf8").catch(() => "{}");
  const known = new Map(Object.entries(JSON.parse(before) as Record<string, Entry>));
  const manifest = new Map<string, Entry>();
  const masters: Master[] = [];
  for (const name of (await readdir(MASTERS))
    .filter((file) => /\.(jpg|webp|svg)$/.test(file))
    .sort()) {
    const bytes = await readFile(`${MASTERS}/${name}`);
    const hash = imageHash(bytes);
    const same = known.get(name);
    const described = same?.[0] === hash ? same : await describe(name, bytes, hash);
    const entry = withMark(name, described);
    manifest.set(name, entry);
    masters.push({ name, bytes, hash, width: entry[1] });
  }
  const lines = [...manifest].map(([name, entry]) => {
    return `  ${JSON.stringify(name)}: [${entry.map((value) => JSON.stringify(value)).join(", ")}]`;
  });
  const after = `{\n${lines.join(",\n")}\n}\n`;
  if (after !== before) await writeFile(MANIFEST, after);
  return masters;
}

/** Says of a rendered picture that it is one, as its texts do. */
function withMark(name: string, [hash, width, height, colour = "ink"]: Entry): Entry {
  if (name.endsWith(".svg")) return [hash, width, height];
  return texts.get(name)?.illustration === true
    ? [hash, width, height, colour, "illustration"]
    : [hash, width, height, colour];
}

async function describe(name: string, bytes: Buffer, hash: string): Promise<Entry> {
  const { width, height } = await sharp(bytes).metadata();
  return name.endsWith(".svg")
    ? [hash, width, height]
    : [hash, width, height, await placeholderColourOf(bytes)];
}

async function placeholderColourOf(bytes: Buffer): Promise<string> {
  const one = await sharp(bytes).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return nearestPlaceholderColour(one);
}

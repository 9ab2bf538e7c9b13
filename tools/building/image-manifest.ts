import { readdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { BONE, FIG, INK, NIGHT, PAPER } from "#design/palette.ts";
import { nearestPlaceholderColour } from "#language/placeholder-colour.ts";
import { imageHash, type PictureFiles } from "./image-encoding.ts";

const MASTERS = "content/pictures";
const MANIFEST = "src/site/ui/picture/image-manifest.json";

type Entry = [
  hash: string,
  width: number,
  height: number,
  placeholderColour?: string,
  /** The dark ink of an illustration, which the page uses for text beside it. */
  darkInk?: string,
];

interface Picture {
  readonly files: PictureFiles;
  readonly hash: string;
  readonly width: number;
}

/** Returns every picture's files by name; an illustration `NAME.webp` has `NAME-large.webp` and `-card` or `-small`. */
export async function readPictureFiles(): Promise<PictureFiles[]> {
  const names = (await readdir(MASTERS)).filter((file) => /\.(jpg|webp|svg)$/.test(file));
  const read = (name: string) => readFile(`${MASTERS}/${name}`);
  const files = await Promise.all(
    names.map(async (name): Promise<PictureFiles | undefined> => {
      if (/-(small|card)\.webp$/.test(name)) return undefined;
      const illustration = name.replace(/-large\.webp$/, "");
      if (illustration === name) return { name, bytes: await read(name) };
      const card = `${illustration}-card.webp`;
      const small = names.includes(card) ? card : `${illustration}-small.webp`;
      return { name: `${illustration}.webp`, large: await read(name), small: await read(small) };
    }),
  );
  return files
    .filter((one) => one !== undefined)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

export async function readPictures(): Promise<Picture[]> {
  const before = await readFile(MANIFEST, "utf8").catch(() => "{}");
  const known = new Map(Object.entries(JSON.parse(before) as Record<string, Entry>));
  const manifest = new Map<string, Entry>();
  const pictures: Picture[] = [];
  for (const files of await readPictureFiles()) {
    const hash = imageHash(files);
    const same = known.get(files.name);
    const entry = same?.[0] === hash ? same : await describe(files, hash);
    manifest.set(files.name, entry);
    pictures.push({ files, hash, width: entry[1] });
  }
  const lines = [...manifest].map(([name, entry]) => {
    return `  ${JSON.stringify(name)}: [${entry.map((value) => JSON.stringify(value)).join(", ")}]`;
  });
  const after = `{\n${lines.join(",\n")}\n}\n`;
  if (after !== before) await writeFile(MANIFEST, after);
  return pictures;
}

async function describe(files: PictureFiles, hash: string): Promise<Entry> {
  const master = "large" in files ? files.large : files.bytes;
  const { width, height } = await sharp(master).metadata();
  if (files.name.endsWith(".svg")) return [hash, width, height];
  if ("large" in files) return [hash, width, height, ...(await inksOf(master))];
  const one = await sharp(master).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return [hash, width, height, nearestPlaceholderColour(one)];
}

const DARK_INKS = new Map([
  ["ink", INK],
  ["night", NIGHT],
  ["fig", FIG],
]);
const GROUNDS = new Map([...DARK_INKS, ["paper", PAPER], ["bone", BONE]]);

/** Returns an illustration's commonest ink, and the dark ink of its lower left corner or, if that is light, of the rest. */
async function inksOf(large: Buffer): Promise<[ground: string, darkInk: string]> {
  // Sampled pixels, not blended ones.
  const size = { width: 480, height: 300 };
  const pixels = await sharp(large)
    .removeAlpha()
    .resize(size.width, size.height, { kernel: "nearest" })
    .raw()
    .toBuffer();
  const corner = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .extract({ left: 0, top: 200, width: 160, height: 100 })
    .raw()
    .toBuffer();
  const ofCorner = commonest(GROUNDS, corner);
  return [
    commonest(GROUNDS, pixels),
    DARK_INKS.has(ofCorner) ? ofCorner : commonest(DARK_INKS, pixels),
  ];
}

function commonest(colours: ReadonlyMap<string, string>, pixels: Buffer): string {
  const counts = countColours(pixels);
  const [[name] = [""]] = [...colours].toSorted(
    ([, one], [, other]) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
  );
  return name;
}

function countColours(pixels: Buffer): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = `#${pixels.toString("hex", at, at + 3)}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

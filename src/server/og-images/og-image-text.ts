import { join } from "node:path";
import sharp from "sharp";
import { asPrinted } from "#language/printed-signs.ts";
import { FONTS } from "#pdf/style.ts";
import { escapeXml } from "../crawlers/escape-xml.ts";

/** Every npm script starts in the project's folder, and the bundled server includes no assets. */
const FONT_FOLDER = "src/pdf/fonts";

/** A sturdy cut, because images are often shown small, with families for missing letters. */
const FACES = {
  display: { files: FONTS.serif, families: "Fraunces,Noto Serif,Noto Serif Georgian" },
  label: { files: FONTS.label, families: "Figtree Light,Noto Sans,Noto Sans Georgian" },
} as const;
/** Has arrows and stars. */
const SIGNS = "Noto Sans Math";

/** Lengths in pixels of the image. */
interface TextStyle {
  readonly face: keyof typeof FACES;
  readonly size: number;
  readonly colour: string;
  /** In multiples of the size. */
  readonly lineHeight?: number;
  readonly tracking?: number;
}

export interface TextImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Longer titles would be illegible at a few centimetres. */
const LONGEST = 120;

const TITLE_FITS = [
  { size: 96, lines: 1 },
  { size: 84, lines: 2 },
  { size: 72, lines: 2 },
  { size: 62, lines: 3 },
  { size: 54, lines: 4 },
  { size: 46, lines: 5 },
  { size: 40, lines: 6 },
] as const;

const TITLE_LINE_HEIGHT = 1.06;

export async function drawTitle(text: string, width: number, colour: string): Promise<TextImage> {
  const title = shorten(text);
  let drawn: TextImage | undefined;
  for (const { size, lines } of TITLE_FITS) {
    const style = { face: "display", size, colour, lineHeight: TITLE_LINE_HEIGHT } as const;
    drawn = await drawText(title, style, width);
    // The ink of a line is about as high as its size, for all letters.
    const linesUsed = Math.round(drawn.height / (size * TITLE_LINE_HEIGHT));
    if (linesUsed <= lines && drawn.width <= width) break;
  }
  if (!drawn) throw new Error("No size fits the title");
  return drawn;
}

/** Draws a text as a transparent picture of its ink's size. */
export async function drawText(text: string, style: TextStyle, width: number): Promise<TextImage> {
  const { files, families } = FACES[style.face];
  await loadTypefaces();
  // Pango counts 1024ths of a point, which is a pixel at 72 dpi.
  const attributes = [
    `foreground="${style.colour}"`,
    ...(style.tracking === undefined ? [] : [`letter_spacing="${style.tracking * 1024}"`]),
    ...(style.lineHeight === undefined ? [] : [`line_height="${style.lineHeight}"`]),
  ];
  const { data, info } = await sharp({
    text: {
      text: `<span ${attributes.join(" ")}>${escapeXml(asPrinted(text))}</span>`,
      // The last comma ends the families; otherwise Pango reads a word of theirs as a weight.
      font: `${families},${SIGNS}, ${style.size}`,
      fontfile: join(FONT_FOLDER, files[0][0]),
      width,
      wrap: "word-char",
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

let loading: Promise<unknown> | undefined;

/** Registers every typeface with Pango, which keeps each file that a text once named. */
function loadTypefaces(): Promise<unknown> {
  const files = Object.values(FACES).flatMap((face) => face.files.flat());
  loading ??= Promise.all(
    files.map((file) => {
      const fontfile = join(FONT_FOLDER, file);
      return sharp({ text: { text: "A", fontfile } }).toBuffer();
    }),
  );
  return loading;
}

function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST).replace(/\s+\S*$/, "")}…`;
}

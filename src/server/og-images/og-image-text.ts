import { join } from "node:path";
import sharp from "sharp";
import { asPrinted } from "#language/printed-signs.ts";
import { FONTS } from "#pdf/style.ts";
import { escapeXml } from "../crawlers/escape-xml.ts";

/** Every npm script starts in the project's folder, and the bundled server keeps no assets. */
const FONT_FOLDER = "src/pdf/fonts";

/** The sturdier cut, because images are often shown small; then the families for letters that it lacks. */
const FACES = {
  display: { files: FONTS.serif, families: "Fraunces,Noto Serif,Noto Serif Georgian" },
  label: { files: FONTS.label, families: "Figtree Light,Noto Sans,Noto Sans Georgian" },
} as const;
/** Has the arrows and stars. */
const SIGNS = "Noto Sans Math";

/** Lengths are pixels of the image. */
interface TextStyle {
  readonly face: keyof typeof FACES;
  readonly size: number;
  readonly colour: string;
  /** From line to line, in sizes. */
  readonly lineHeight?: number;
  /** Added between letters. */
  readonly tracking?: number;
}

export interface TextImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Longer ones could not be read on an image of a few centimetres. */
const LONGEST = 120;

/** From the most striking to what always fits: how large, and on how many lines at most. */
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

/** The title as large as it fits on a few lines of the given width. */
export async function drawTitle(text: string, width: number, colour: string): Promise<TextImage> {
  const title = shorten(text);
  let drawn: TextImage | undefined;
  for (const { size, lines } of TITLE_FITS) {
    const style = { face: "display", size, colour, lineHeight: TITLE_LINE_HEIGHT } as const;
    drawn = await drawText(title, style, width);
    // The ink of one line is about as high as the size, whatever letters it has.
    const linesUsed = Math.round(drawn.height / (size * TITLE_LINE_HEIGHT));
    if (linesUsed <= lines && drawn.width <= width) break;
  }
  if (!drawn) throw new Error("No size for a title");
  return drawn;
}

/** A text as a transparent picture that is just as large as its letters. */
export async function drawText(text: string, style: TextStyle, width: number): Promise<TextImage> {
  const { files, families } = FACES[style.face];
  await loadTypefaces();
  // Pango counts in 1024ths of a point, which at 72 dpi is a pixel.
  const attributes = [
    `foreground="${style.colour}"`,
    ...(style.tracking === undefined ? [] : [`letter_spacing="${style.tracking * 1024}"`]),
    ...(style.lineHeight === undefined ? [] : [`line_height="${style.lineHeight}"`]),
  ];
  const { data, info } = await sharp({
    text: {
      text: `<span ${attributes.join(" ")}>${escapeXml(asPrinted(text))}</span>`,
      // The last comma ends the families, or Pango would read a word of theirs as a weight.
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

/** Makes every typeface known to Pango, which keeps each file that a text once named. */
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

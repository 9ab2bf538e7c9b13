import sharp, { type OverlayOptions } from "sharp";
import type { FocalPoint } from "#language/picture-url.ts";
import { BONE, FIG, GOLD, INK, NIGHT, PAPER } from "#design/palette.ts";
import type { DarkInk } from "#site/ui/picture/image-sources.ts";
import { drawText, drawTitle } from "./og-image-text.ts";

/** The social networks' format, 1.91 to 1. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Around the words, on their background. */
const MARGIN = 60;
const TEXT_WIDTH = 560;

const GROUNDS: Record<DarkInk, string> = { ink: INK, night: NIGHT, fig: FIG };

export interface OgImageInput {
  /** A picture of this site or an uploaded one; any other is replaced by the site's default. */
  readonly image: string;
  readonly label: string;
  readonly title: string;
  readonly siteName: string;
}

/** An image's picture, focal point, and dark background of the words. */
export interface OgPicture {
  readonly bytes: Uint8Array | undefined;
  readonly focus?: FocalPoint | undefined;
  readonly darkInk: DarkInk;
}

/** The quiet corner of an illustration. */
const LOWER_LEFT: FocalPoint = { x: 0, y: 4 };

/**
 * Draws a JPEG of 1200 × 630 pixels, a tenth of a PNG's size. The words stand in the picture's
 * lower left corner, as on pages.
 */
export async function drawOgImage(
  { label, title, siteName }: OgImageInput,
  { bytes, focus = LOWER_LEFT, darkInk }: OgPicture,
): Promise<Buffer> {
  const labelStyle = { face: "label", size: 24, tracking: 4 } as const;
  const [name, heading, over] = await Promise.all([
    drawText(siteName.toUpperCase(), { ...labelStyle, colour: PAPER }, TEXT_WIDTH),
    drawTitle(title, TEXT_WIDTH, PAPER),
    label === "" || label === siteName
      ? undefined
      : drawText(label.toUpperCase(), { ...labelStyle, colour: BONE }, TEXT_WIDTH),
  ]);
  const lines = [name, over, { bytes: rule(72), width: 72, height: 3 }, heading].filter(
    (line) => line !== undefined,
  );
  const gaps = over ? [16, 30, 34] : [30, 34];
  const ground = {
    width: Math.max(...lines.map(({ width }) => width)) + 2 * MARGIN,
    height:
      lines.reduce((sum, { height }) => sum + height, 0) +
      gaps.reduce((sum, gap) => sum + gap, 0) +
      2 * MARGIN,
  };
  let top = HEIGHT - ground.height + MARGIN;
  const words: OverlayOptions[] = lines.map((line, index) => {
    const layer = { input: line.bytes, left: MARGIN, top };
    top += line.height + (gaps[index] ?? 0);
    return layer;
  });
  const background = GROUNDS[darkInk];
  return (await canvas(bytes, focus, background))
    .flatten({ background })
    .composite([
      {
        input: { create: { ...ground, channels: 3, background } },
        left: 0,
        top: HEIGHT - ground.height,
      },
      ...words,
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function canvas(picture: Uint8Array | undefined, focus: FocalPoint, background: string) {
  const plain = { width: WIDTH, height: HEIGHT, channels: 3, background } as const;
  if (picture === undefined) return sharp({ create: plain });
  const image = sharp(picture);
  const { width, height } = await image.metadata();
  const scale = Math.max(WIDTH / width, HEIGHT / height);
  const part = {
    width: Math.min(width, Math.round(WIDTH / scale)),
    height: Math.min(height, Math.round(HEIGHT / scale)),
  };
  const left = Math.round((width - part.width) * (focus.x / 4));
  const top = Math.round((height - part.height) * (focus.y / 4));
  return image.extract({ left, top, ...part }).resize(WIDTH, HEIGHT, { fit: "cover" });
}

function rule(width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="3"><rect width="100%" height="100%" fill="${GOLD}"/></svg>`,
  );
}

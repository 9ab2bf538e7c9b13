import sharp, { type OverlayOptions } from "sharp";
import type { FocalPoint } from "#language/picture-url.ts";
import { BONE, GOLD, INK, PAPER } from "#design/palette.ts";
import { drawText, drawTitle } from "./og-image-text.ts";

/** What social networks ask for: 1.91 to 1. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const TEXT_WIDTH = 1010;

export interface OgImageInput {
  /** A picture of this site, its own or an uploaded one; any other is replaced by the site's own. */
  readonly image: string;
  /** The line over the title: a place, a category, the section. */
  readonly label: string;
  readonly title: string;
  readonly siteName: string;
}

/** Dark at the bottom and the left, under the words: text on the picture has a contrast of 4.5 : 1. */
const SHADE = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs>
    <linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${INK}" stop-opacity="0.5"/>
      <stop offset="0.28" stop-color="${INK}" stop-opacity="0.18"/>
      <stop offset="0.56" stop-color="${INK}" stop-opacity="0.7"/>
      <stop offset="1" stop-color="${INK}" stop-opacity="0.94"/>
    </linearGradient>
    <linearGradient id="left" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-color="${INK}" stop-opacity="0.5"/>
      <stop offset="0.75" stop-color="${INK}" stop-opacity="0"/>
    </linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#foot)"/>
  <rect width="100%" height="100%" fill="url(#left)"/>
</svg>`;

const MIDDLE: FocalPoint = { x: 2, y: 2 };

/**
 * Draws an image, 1200 × 630 pixels, as JPEG: a photograph as PNG would be ten times as heavy. Of the
 * picture below the words the focal point stays in view.
 */
export async function drawOgImage(
  { label, title, siteName }: OgImageInput,
  picture: Uint8Array | undefined,
  focus: FocalPoint = MIDDLE,
): Promise<Buffer> {
  const labelStyle = { face: "label", size: 26, tracking: 4 } as const;
  const [name, heading, over] = await Promise.all([
    drawText(siteName.toUpperCase(), { ...labelStyle, colour: PAPER }, TEXT_WIDTH),
    drawTitle(title, TEXT_WIDTH, PAPER),
    label === "" || label === siteName
      ? undefined
      : drawText(label.toUpperCase(), { ...labelStyle, colour: BONE }, TEXT_WIDTH),
  ]);
  const titleTop = HEIGHT - MARGIN - heading.height;
  const ruleTop = titleTop - 44;
  const layers: OverlayOptions[] = [
    { input: Buffer.from(SHADE), left: 0, top: 0 },
    { input: name.bytes, left: MARGIN, top: MARGIN - 6 },
    { input: rule(72), left: MARGIN, top: ruleTop },
    { input: heading.bytes, left: MARGIN, top: titleTop },
    ...(over ? [{ input: over.bytes, left: MARGIN, top: ruleTop - 28 - over.height }] : []),
  ];
  return (await canvas(picture, focus))
    .flatten({ background: INK })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The picture, cropped, or plain ink where there is none: the words are there either way. */
async function canvas(picture: Uint8Array | undefined, focus: FocalPoint) {
  const plain = { width: WIDTH, height: HEIGHT, channels: 3, background: INK } as const;
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

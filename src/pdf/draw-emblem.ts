import { GOLD, PAPER } from "#design/palette.ts";

/** A region filled with parallel lines: degrees from the horizontal, distance and width. */
interface Hatch {
  readonly angle: number;
  readonly gap: number;
  readonly width: number;
}

/** One stroke of an emblem on its field of 400 by 400 units. */
interface Stroke {
  readonly path: string;
  /** 0 draws no outline. */
  readonly width: number;
  readonly ink: "line" | "gold";
  readonly fill?: "paper" | "line";
  readonly hatch?: Hatch;
  /** Drawn once more, mirrored at the middle axis. */
  readonly mirrored?: true;
  /** The path is given around 0/0 and placed at the centre of the field, turned by this many degrees. */
  readonly turned?: number;
}

export interface Emblem {
  /** The part of the field that the drawing fills. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly strokes: readonly Stroke[];
}

/** Draws an emblem as high as `height` points, its right edge at `right` and its top at `top`. */
export function drawEmblem(
  doc: PDFKit.PDFDocument,
  emblem: Emblem,
  place: { right: number; top: number; height: number; lineColor: string },
): void {
  const { x, y, width, height } = emblem.box;
  const scale = place.height / height;
  doc.save().lineCap("round").lineJoin("round");
  doc
    .translate(place.right - width * scale, place.top)
    .scale(scale)
    .translate(-x, -y);
  for (const stroke of emblem.strokes) {
    drawStroke(doc, stroke, place.lineColor);
    if (stroke.mirrored !== true) continue;
    doc.save().transform(-1, 0, 0, 1, 400, 0);
    drawStroke(doc, stroke, place.lineColor);
    doc.restore();
  }
  doc.restore();
}

function drawStroke(doc: PDFKit.PDFDocument, stroke: Stroke, lineColor: string): void {
  const { path, width, ink, fill, hatch, turned } = stroke;
  const color = ink === "gold" ? GOLD : lineColor;
  doc.save();
  if (turned !== undefined) doc.translate(200, 200).rotate(turned);
  if (fill !== undefined) doc.path(path).fill(fill === "paper" ? PAPER : color);
  if (hatch !== undefined) drawHatch(doc, path, hatch, color);
  if (width > 0) doc.path(path).lineWidth(width).stroke(color);
  doc.restore();
}

/** Parallel lines over the whole field, of which the path lets its own part through. */
function drawHatch(doc: PDFKit.PDFDocument, path: string, hatch: Hatch, color: string): void {
  const angle = (hatch.angle * Math.PI) / 180;
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const reach = fieldOf(path);
  doc.save().path(path).clip();
  for (let offset = -reach.radius; offset <= reach.radius; offset += hatch.gap) {
    const x = reach.x - along.y * offset;
    const y = reach.y + along.x * offset;
    doc
      .moveTo(x - along.x * reach.radius, y - along.y * reach.radius)
      .lineTo(x + along.x * reach.radius, y + along.y * reach.radius);
  }
  doc.lineWidth(hatch.width).stroke(color);
  doc.restore();
}

/** A circle around all points of a path of absolute M, L, C, Q and Z commands. */
function fieldOf(path: string): { x: number; y: number; radius: number } {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const radius = Math.hypot(right - left, bottom - top) / 2;
  return { x: (left + right) / 2, y: (top + bottom) / 2, radius };
}

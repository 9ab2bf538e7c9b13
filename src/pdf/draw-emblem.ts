import { readFileSync } from "node:fs";
import type { EmblemName } from "#design/menu-emblem.ts";
import { GOLD, NIGHT, PAPER } from "#design/palette.ts";

/** Relative to the project, where every npm script starts; the bundled server has no assets. */
const FOLDER = "content/pictures";

/** The bounding box of each drawing: left, top, width, height. */
const BOXES: Readonly<Record<EmblemName, readonly [number, number, number, number]>> = {
  bull: [64, 48, 272, 300],
  cutlery: [76, 72, 248, 240],
  fig: [126, 52, 184, 264],
  glass: [134, 54, 132, 288],
};

/**
 * Draws the site's emblem `height` points high, aligned to `right` and `top`, without its dark disc. Supports only the
 * elements of these files: paths, ellipses, groups that rotate or clip.
 */
export function drawEmblem(
  doc: PDFKit.PDFDocument,
  name: EmblemName,
  place: { right: number; top: number; height: number; lineColor: string },
): void {
  const inks = new Map([
    [NIGHT, PAPER],
    ["#efe6d2", place.lineColor],
    ["#c9a15a", GOLD],
  ]);
  const svg = readFileSync(`${FOLDER}/emblem-${name}.svg`, "utf8");
  // The disc with its clip paths ends where the drawing is scaled to fit it.
  const [disc = "", drawing = ""] = svg.split(/<g [^>]*scale[^>]*>/);
  const clipPaths = new Map(disc.split("<clipPath").map((one) => [valueIn(one, "id"), one]));
  const [x, y, width, height] = BOXES[name];
  const scale = place.height / height;
  doc.save().lineCap("round").lineJoin("round");
  doc
    .translate(place.right - width * scale, place.top)
    .scale(scale)
    .translate(-x, -y);
  let group = "";
  for (const element of drawing.split("<").slice(1, -2)) {
    const value = (attribute: string) => valueIn(element, attribute) ?? valueIn(group, attribute);
    if (element.startsWith("g ")) {
      group = element;
      doc.save();
      const angle = /rotate\((.+?)\)/.exec(element)?.[1];
      if (angle !== undefined) doc.translate(200, 200).rotate(Number(angle));
      const clip = /url\(#(.+?)\)/.exec(element)?.[1];
      if (clip !== undefined) trace(doc, clipPaths.get(clip) ?? "").clip();
    } else if (element.startsWith("/g")) {
      group = "";
      doc.restore();
    } else {
      const [fill, line] = [value("fill"), value("stroke")].map((color = "") => inks.get(color));
      doc.opacity(Number(value("opacity") ?? 1)).lineWidth(Number(value("stroke-width") ?? 0));
      if (fill !== undefined) trace(doc, element).fill(fill);
      if (line !== undefined) trace(doc, element).stroke(line);
    }
  }
  doc.restore();
}

function trace(doc: PDFKit.PDFDocument, element: string): PDFKit.PDFDocument {
  const path = valueIn(element, "d");
  if (path !== undefined) return doc.path(path);
  const [x = 0, y = 0, rx = 0, ry] = ["cx", "cy", "rx", "ry"].map((attribute) =>
    Number(valueIn(element, attribute) ?? valueIn(element, "r")),
  );
  return doc.ellipse(x, y, rx, ry);
}

function valueIn(element: string, attribute: string): string | undefined {
  return element.split(` ${attribute}="`)[1]?.split('"')[0];
}

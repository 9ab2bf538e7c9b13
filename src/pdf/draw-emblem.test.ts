import PdfDocument from "pdfkit";
import { expect, test } from "vitest";
import { drawEmblem } from "./draw-emblem.ts";

/** Lines, filled areas and clip paths as counted in the SVG files. */
test.each([
  ["bull", { lines: 22, areas: 11, clips: 8, inks: 3 }],
  ["cutlery", { lines: 10, areas: 3, clips: 3, inks: 3 }],
  ["fig", { lines: 20, areas: 3, clips: 0, inks: 3 }],
  ["glass", { lines: 45, areas: 4, clips: 3, inks: 3 }],
] as const)(
  "draws every line, area and clip path of the %s in three inks",
  async (name, counts) => {
    const doc = new PdfDocument({ compress: false });
    drawEmblem(doc, name, { right: 500, top: 40, height: 76, lineColor: "#14110f" });
    doc.end();
    const operations = Buffer.concat(await Array.fromAsync(doc))
      .toString("latin1")
      .split("\n");
    const inks = operations.filter((line) => line.endsWith(" scn") || line.endsWith(" SCN"));
    expect({
      lines: operations.filter((line) => line === "S").length,
      areas: operations.filter((line) => line === "f").length,
      clips: operations.filter((line) => line === "W n").length,
      inks: new Set(inks.map((line) => line.toLowerCase())).size,
    }).toEqual(counts);
  },
);

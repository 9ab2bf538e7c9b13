import PdfDocument from "pdfkit";
import { GOLD, PAPER } from "#design/palette.ts";
import { asPrinted } from "#language/printed-signs.ts";
import { breakLines } from "./break-lines.ts";
import { FONTS, PAGE, type TextStyle } from "./style.ts";
import { ascentOf, runsOf, typeface } from "./typefaces.ts";

function inXml(xml: string, text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return xml.replaceAll(text, escaped);
}

type Element = PDFKit.PDFStructureElement;

interface Line {
  readonly text: string;
  readonly style: TextStyle;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Defaults to a paragraph. */
  readonly tag?: string;
  /** BCP 47; names of dishes may be in any language. */
  readonly language?: string;
  readonly link?: string;
}

export type Sheet = ReturnType<typeof openSheet>;

/** Opens a PDF with a menu's fonts, paper and tags; `finish` returns its bytes. */
export function openSheet(options: {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly changedAt: Date;
  /** False keeps the content readable for tests. */
  readonly compress?: boolean;
}) {
  const { author, language, changedAt, compress = true } = options;
  const title = options.title.normalize("NFC");
  const doc = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    // A declaration only; pdf-ua.test.ts checks the conformance.
    subset: "PDF/UA" as PDFKit.Mixins.PDFSubsets,
    displayTitle: true,
    lang: language,
    compress,
    // Empty, because PDFKit reopens a font registered under two names at each use.
    font: "",
    // Equal content gives equal bytes, hence the same ETag in every process.
    info: { Title: title, Author: author, Creator: author, CreationDate: changedAt },
  });
  // PDFKit does not escape these two in its XML.
  const { appendXML } = doc;
  doc.appendXML = (xml, ...rest) => appendXML.call(doc, inXml(inXml(xml, title), author), ...rest);
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  for (const file of Object.values(FONTS).flat(2)) doc.registerFont(file, typeface(file).bytes);
  const root = doc.struct("Document");
  doc.addStructure(root);

  /** Widths at one point without tracking, cached because balancing measures each text many times. */
  const widths = new Map<string, number>();
  function runWidth(file: string, text: string): number {
    const key = `${file} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    // A large size avoids rounding errors.
    const width = doc.font(file).fontSize(1000).widthOfString(text) / 1000;
    widths.set(key, width);
    return width;
  }

  function advance(text: string, { font, size, tracking = 0 }: TextStyle): number {
    const shown = text.replaceAll("\n", "");
    const runs = runsOf(font, shown);
    const sum = runs.reduce((total, run) => total + runWidth(run.file, run.text), 0);
    return sum * size + shown.length * tracking;
  }

  function linesOf(text: string, style: TextStyle, width: number): readonly string[] {
    return breakLines(asPrinted(text), width, (part) => advance(part, style));
  }

  function lineHeight({ font, size, lineGap = 0 }: TextStyle): number {
    const [[main]] = FONTS[font];
    return doc.font(main).fontSize(size).currentLineHeight(true) + lineGap;
  }

  /** Draws lines, each run in its typeface, on a common baseline. */
  function drawLines(lines: readonly string[], style: TextStyle, x: number, y: number): void {
    const { font, size, color, tracking = 0 } = style;
    const height = lineHeight(style);
    const ascent = ascentOf(font, size);
    for (const [index, line] of lines.entries()) {
      let left = x;
      for (const { file, text } of runsOf(font, line.replaceAll("\n", ""))) {
        doc.font(file).fontSize(size).fillColor(color);
        const place = { lineBreak: false, characterSpacing: tracking, baseline: -ascent };
        doc.text(text, left, y + index * height, place);
        left += runWidth(file, text) * size + text.length * tracking;
      }
    }
  }

  return {
    doc,
    root,
    addPage() {
      doc.addPage();
      this.decorate(() => doc.rect(0, 0, PAGE.width, PAGE.height).fill(PAPER));
    },
    /** Draws decoration, which screen readers skip. */
    decorate(draw: () => void) {
      doc.markContent("Artifact", { type: "Layout" });
      draw();
      doc.endMarkedContent();
    },
    rule(x1: number, x2: number, y: number) {
      this.decorate(() => doc.moveTo(x1, y).lineTo(x2, y).lineWidth(0.6).stroke(GOLD));
    },
    /** Adds a structure element with children, such as a list. */
    group(parent: Element, tag: string): Element {
      const element = doc.struct(tag);
      parent.add(element);
      return element;
    },
    heightOf(text: string, style: TextStyle, width: number): number {
      return linesOf(text, style, width).length * lineHeight(style);
    },
    widthOf(text: string, style: TextStyle): number {
      const { tracking = 0 } = style;
      return advance(asPrinted(text), style) - tracking;
    },
    /** Returns the narrowest width with the same number of lines, so that no last line is a single word. */
    balancedWidth(text: string, style: TextStyle, width: number): number {
      if (this.widthOf(text, style) <= width) return width;
      const height = this.heightOf(text, style, width);
      let narrowest = width;
      while (narrowest > width / 2 && this.heightOf(text, style, narrowest - 4) <= height) {
        narrowest -= 4;
      }
      return narrowest;
    },
    /** Draws a text and returns its height. */
    write(parent: Element, line: Line): number {
      const { text, style, x, y, width, tag = "P", language: lang, link } = line;
      const height = this.heightOf(text, style, width);
      const draw = () => {
        const balanced = this.balancedWidth(text, style, width);
        drawLines(linesOf(text, style, balanced), style, x, y);
        if (link === undefined) return;
        // A link by PDFKit's text option would have no alternative text.
        const area = Math.min(balanced, this.widthOf(text, style));
        const words = { structParent: element, Contents: Object(text.normalize("NFC")) as string };
        doc.link(x, y, area, height, link, words);
      };
      const holder = link === undefined ? parent : this.group(parent, "P");
      const element = doc.struct(
        link === undefined ? tag : "Link",
        lang === undefined ? {} : { lang },
        draw,
      );
      holder.add(element);
      element.end();
      return height;
    },
    /** Draws a text outside the document's structure; only inside `decorate`. */
    plainText(text: string, style: TextStyle, x: number, y: number, width: number) {
      drawLines(linesOf(text, style, width), style, x, y);
    },
    finish(): Promise<Buffer> {
      doc.end();
      return finished;
    },
  };
}

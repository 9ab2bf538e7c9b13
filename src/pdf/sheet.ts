import { readFileSync } from "node:fs";
import { join } from "node:path";
import PdfDocument from "pdfkit";
import { GOLD, PAPER } from "#design/palette.ts";
import { FONTS, PAGE, type TextStyle } from "./style.ts";

/** Every npm script starts in the project's folder, and the bundled server keeps no assets. */
const FONT_FOLDER = "src/pdf/fonts";

const fonts = new Map<string, Buffer>();

function fontBytes(file: string): Buffer {
  const bytes = fonts.get(file) ?? readFileSync(join(FONT_FOLDER, file));
  fonts.set(file, bytes);
  return bytes;
}

/** The XML with this text of it escaped. */
function inXml(xml: string, text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return xml.replaceAll(text, escaped);
}

type Element = PDFKit.PDFStructureElement;

/** A text to be set: where it stands, how it looks, and what it means to a screen reader. */
interface Line {
  readonly text: string;
  readonly style: TextStyle;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** A paragraph without it. */
  readonly tag?: string;
  /** BCP 47; names of dishes may be in any language. */
  readonly language?: string;
  readonly link?: string;
}

export type Sheet = ReturnType<typeof openSheet>;

/** A PDF with the fonts, the paper and the tags of a menu; `finish` returns its bytes. */
export function openSheet(options: {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly changedAt: Date;
  /** False leaves the content readable for tests. */
  readonly compress?: boolean;
}) {
  const { title, author, language, changedAt, compress = true } = options;
  const doc = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    // Says that it is one; pdf-ua.test.ts holds it to that.
    subset: "PDF/UA" as PDFKit.Mixins.PDFSubsets,
    displayTitle: true,
    lang: language,
    compress,
    // None yet: PDFKit reads a font anew at each use that it was given under two names.
    font: "",
    // The same content gives the same bytes, and so the same ETag, in every process.
    info: { Title: title, Author: author, Creator: author, CreationDate: changedAt },
  });
  // PDFKit writes both into its XML as they are.
  const { appendXML } = doc;
  doc.appendXML = (xml, ...rest) => appendXML.call(doc, inXml(inXml(xml, title), author), ...rest);
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  for (const [name, file] of Object.entries(FONTS)) {
    doc.registerFont(name, fontBytes(file));
  }
  const root = doc.struct("Document");
  doc.addStructure(root);

  function set(style: TextStyle) {
    doc.font(style.font).fontSize(style.size).fillColor(style.color);
    return { lineGap: style.lineGap ?? 0, characterSpacing: style.tracking ?? 0 };
  }

  return {
    doc,
    root,
    addPage() {
      doc.addPage();
      this.decorate(() => doc.rect(0, 0, PAGE.width, PAGE.height).fill(PAPER));
    },
    /** Draws what a screen reader passes over. */
    decorate(draw: () => void) {
      doc.markContent("Artifact", { type: "Layout" });
      draw();
      doc.endMarkedContent();
    },
    rule(x1: number, x2: number, y: number) {
      this.decorate(() => doc.moveTo(x1, y).lineTo(x2, y).lineWidth(0.6).stroke(GOLD));
    },
    /** A part of the document that holds others, such as a list. */
    group(parent: Element, tag: string): Element {
      const element = doc.struct(tag);
      parent.add(element);
      return element;
    },
    heightOf(text: string, style: TextStyle, width: number): number {
      return doc.heightOfString(text, { ...set(style), width });
    },
    widthOf(text: string, style: TextStyle): number {
      return doc.widthOfString(text, set(style));
    },
    /** The narrowest width that takes no more lines, so that no last line is a single word. */
    balancedWidth(text: string, style: TextStyle, width: number): number {
      if (this.widthOf(text, style) <= width) return width;
      const height = this.heightOf(text, style, width);
      let narrowest = width;
      while (narrowest > width / 2 && this.heightOf(text, style, narrowest - 4) <= height) {
        narrowest -= 4;
      }
      return narrowest;
    },
    /** Sets a text and returns its height. */
    write(parent: Element, line: Line): number {
      const { text, style, x, y, width, tag = "P", language: lang, link } = line;
      const height = this.heightOf(text, style, width);
      const draw = () => {
        const balanced = this.balancedWidth(text, style, width);
        const spacing = set(style);
        doc.text(text, x, y, { ...spacing, width: balanced });
        if (link === undefined) return;
        // Not by an option of the text: such a link has no words of its own.
        const area = Math.min(balanced, this.widthOf(text, style));
        const words = { structParent: element, Contents: Object(text) as string };
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
    /** Sets a text that is not a part of the document's structure; only inside `decorate`. */
    plainText(text: string, style: TextStyle, x: number, y: number, width: number) {
      doc.text(text, x, y, { ...set(style), width });
    },
    finish(): Promise<Buffer> {
      doc.end();
      return finished;
    },
  };
}

import { withoutInvisible } from "#language/invisible-characters.ts";
import { isArticleLink } from "#language/link-urls.ts";
import { joinLists, SHOW_TEXT } from "./pasted-lists.ts";

/** The number of changed parts in a paste. */
export interface PasteLosses {
  readonly pictures: number;
  readonly tables: number;
  readonly links: number;
}

const BLOCKS =
  "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, section, article";

/**
 * Reduces HTML of word processors, spreadsheets and web pages to an article's content, and counts
 * losses.
 */
export function cleanPasted(root: HTMLElement): PasteLosses {
  for (const element of all(root, "style, script, title, xml, meta, link, template"))
    element.remove();
  // Word's own elements, such as `o:p`.
  for (const element of all(root, "*"))
    if (element.localName.includes(":")) element.replaceWith(...element.childNodes);
  cleanTexts(root);
  const pictures = cleanPictures(root);
  const links = cleanLinks(root);
  cleanHeadings(root);
  cleanBold(root);
  const tables = cleanTables(root);
  splitLines(root);
  joinLists(root);
  removeEmpty(root);
  return { pictures, tables, links };
}

/** Innermost first. */
const all = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].toReversed();

/** Normalises hard spaces and removes invisible characters. */
function cleanTexts(root: HTMLElement): void {
  const texts = root.ownerDocument.createTreeWalker(root, SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = withoutInvisible(text.data).replaceAll(/[\u00A0\u2007\u2009\u202F]/g, " ");
  }
}

function cleanPictures(root: HTMLElement): number {
  let count = 0;
  for (const one of all(root, "img, picture, svg, video, iframe, object")) {
    const source = one.getAttribute("src") ?? "";
    if (one.matches("img") && /^\/(?:images|media)\//.test(source)) continue;
    if (one.parentElement?.closest("picture, object")) continue;
    // A tracking pixel is no picture.
    if (Number(one.getAttribute("width") ?? 2) > 1) count += 1;
    one.remove();
  }
  return count;
}

function cleanLinks(root: HTMLElement): number {
  let count = 0;
  for (const link of all(root, "a[href]")) {
    const href = link.getAttribute("href")?.trim() ?? "";
    // A relative URL belongs to the other site.
    if (/^(?:https?|mailto|tel):/i.test(href) && isArticleLink(href)) continue;
    if (!href.startsWith("#") && link.textContent.trim() !== "") count += 1;
    link.replaceWith(...link.childNodes);
  }
  return count;
}

/** Lowers all headings by a level if the first is used, which is the page's title. */
function cleanHeadings(root: HTMLElement): void {
  for (const one of all(root, '[role="heading"], .MsoTitle')) {
    const level = Number(one.getAttribute("aria-level") ?? 1);
    if (!/^H\d$/.test(one.tagName)) renamed(one, `h${Math.min(level, 6)}`);
  }
  const lower = root.querySelector("h1") ? 1 : 0;
  for (const heading of all(root, "h1, h2, h3, h4, h5, h6")) {
    const level = Math.min(Number(heading.tagName[1]) + lower, 6);
    const next = lower ? renamed(heading, `h${level}`) : heading;
    for (const bold of all(next, "b, strong")) bold.replaceWith(...bold.childNodes);
    for (const one of all(next, "[style]")) one.style.fontWeight = "";
    next.style.fontWeight = "";
  }
}

function renamed(element: HTMLElement, tag: string): HTMLElement {
  const next = element.ownerDocument.createElement(tag);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

/**
 * Keeps only real bold: Google Docs wraps everything in a `b` of normal weight, and pages use
 * medium weights for text.
 */
function cleanBold(root: HTMLElement): void {
  for (const one of all(root, "[style]")) {
    const { fontWeight } = one.style;
    if (fontWeight === "") continue;
    const isBold = fontWeight.startsWith("bold") || Number(fontWeight) >= 600;
    if (!isBold && one.matches("b, strong")) one.replaceWith(...one.childNodes);
    else one.style.fontWeight = isBold ? "bold" : "400";
  }
}

/** Turns rows into lines with separated cells; single-column tables are layout. */
function cleanTables(root: HTMLElement): number {
  let count = 0;
  for (const table of all(root, "table")) {
    const rows = [...table.querySelectorAll("tr")].map((row) =>
      [...row.children].filter(
        (cell) => cell.textContent.trim() !== "" || cell.querySelector("img"),
      ),
    );
    const isLayout = rows.every((cells) => cells.length < 2);
    if (!isLayout) count += 1;
    const lines = rows.flatMap((cells) => {
      const [first] = cells;
      if (first === undefined) return [];
      const line = root.ownerDocument.createElement(isLayout ? "div" : "p");
      for (const cell of cells) {
        if (cell !== first) line.append(" — ");
        if (!isLayout) inOneLine(cell as HTMLElement);
        line.append(...cell.childNodes);
      }
      return [line];
    });
    table.replaceWith(...lines);
  }
  return count;
}

function inOneLine(cell: HTMLElement): void {
  for (const end of all(cell, "br")) end.replaceWith(" ");
  for (const block of all(cell, BLOCKS)) block.replaceWith(...block.childNodes, " ");
}

/** Splits a paragraph's lines into paragraphs if they are list items. */
function splitLines(root: HTMLElement): void {
  for (const block of all(root, "p, div")) {
    const breaks = new Set<Node>(block.querySelectorAll(":scope > br"));
    if (breaks.size === 0 || block.querySelector(BLOCKS)) continue;
    const lines: Node[][] = [[]];
    for (const node of block.childNodes) {
      if (breaks.has(node)) lines.push([]);
      else lines.at(-1)?.push(node);
    }
    const isItem = (nodes: readonly Node[]) =>
      /^\s*(?:[•▪●◦]|[-–*]\s|\d{1,3}[.)]\s)/u.test(nodes.map((one) => one.textContent).join(""));
    if (lines.filter(isItem).length < 2) continue;
    block.replaceWith(
      ...lines.map((nodes) => {
        const paragraph = root.ownerDocument.createElement("p");
        paragraph.append(...nodes);
        return paragraph;
      }),
    );
  }
}

/** Removes empty blocks and breaks between blocks. */
function removeEmpty(root: HTMLElement): void {
  for (const one of all(root, "br")) {
    if ([...(one.parentElement?.children ?? [])].some((child) => child.matches(BLOCKS)))
      one.remove();
  }
  for (const block of all(root, BLOCKS)) {
    if (block.textContent.trim() === "" && !block.querySelector("img, hr")) block.remove();
  }
}

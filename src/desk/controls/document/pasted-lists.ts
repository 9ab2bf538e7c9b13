// Joins lists that programs write as paragraphs or single items: Word, Word on the web, plain text.

/** `NodeFilter.SHOW_TEXT`. */
export const SHOW_TEXT = 4;

interface Item {
  readonly element: HTMLElement;
  readonly level: number;
  readonly isOrdered: boolean;
  readonly start: number;
  /** Word marks it as an item; otherwise only its first characters suggest it. */
  readonly isSure: boolean;
}

const BULLET = /^\s*([•·◦▪‣●○■□§]|[-–*]\s)\s*/u;
const NUMBER = /^\s*(\d{1,3})[.)]\s+/;
/** Word's mark may be a letter: "o" is a bullet, "a)" a number. */
const WORD_NUMBER = /^\s*\(?(\d+|[a-z]+)[.)]/i;

/** Turns paragraphs that are items into lists, and joins lists of one item. */
export function joinLists(root: HTMLElement): void {
  for (const wrapper of root.querySelectorAll(".ListContainerWrapper"))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const parent of [root, ...root.querySelectorAll<HTMLElement>("*")]) {
    let run: Item[] = [];
    const end = () => {
      if (isList(run)) replaceRun(run);
      run = [];
    };
    for (const element of [...parent.children] as HTMLElement[]) {
      const item = itemOf(element);
      if (item === undefined || !follows(item, run)) end();
      if (item !== undefined) run.push(item);
    }
    end();
  }
}

/** Renames `mso-list`, which browsers drop from a paste's styles, to a custom property. */
export const keepWordLists = (html: string) => html.replaceAll("mso-list:", "--mso-list:");

const wordList = (element: HTMLElement) =>
  /mso-list:\s*([^;]*)/.exec(element.getAttribute("style") ?? "")?.[1]?.trim() ?? "";

function itemOf(element: HTMLElement): Item | undefined {
  const only = element.matches("ul, ol") && element.children.length === 1 && element.children[0];
  const level = only && Number(only.getAttribute("data-aria-level"));
  if (level) {
    const start = Number(element.getAttribute("start") ?? 1);
    return { element, level, isOrdered: element.matches("ol"), start, isSure: true };
  }
  if (!element.matches("p, div") || element.querySelector("p, div, ul, ol, table, h2")) return;
  const text = element.textContent;
  const [, wordLevel] = /\blevel(\d)/.exec(wordList(element)) ?? [];
  if (wordLevel !== undefined) {
    const mark = ignoredMark(element)?.textContent ?? "";
    const [, number] = WORD_NUMBER.exec(mark) ?? [];
    const start = Number(number) || 1;
    const isOrdered = number !== undefined;
    return { element, level: Number(wordLevel), isOrdered, start, isSure: true };
  }
  const [, number] = NUMBER.exec(text) ?? [];
  const isItem = number !== undefined || BULLET.test(text);
  const isOrdered = number !== undefined;
  return isItem
    ? { element, level: 1, isOrdered, start: Number(number ?? 1), isSure: /^\s*[•▪●◦]/u.test(text) }
    : undefined;
}

/** In plain text numbers must count up; "2025. O ano" and "1. Um" are no list. */
function follows(item: Item, run: readonly Item[]): boolean {
  const last = run.at(-1);
  if (last === undefined || item.isSure) return true;
  if (!item.isOrdered) return last.isSure || !last.isOrdered;
  return last.isOrdered && item.start === last.start + 1;
}

const isList = (run: readonly Item[]) => run.length > 1 || run[0]?.isSure === true;

/** The part of a paragraph that Word uses as its mark. */
const ignoredMark = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>("span")].find((span) => wordList(span) === "Ignore");

function replaceRun(run: readonly Item[]): void {
  const lists: { level: number; list: HTMLElement }[] = [];
  for (const { element, level, isOrdered, start } of run) {
    while ((lists.at(-1)?.level ?? 0) > level) lists.pop();
    let open = lists.at(-1);
    const tag = isOrdered ? "OL" : "UL";
    if (open?.level === level && open.list.tagName !== tag) {
      lists.pop();
      open = lists.at(-1);
    }
    if (open?.level !== level) {
      const list = element.ownerDocument.createElement(tag);
      if (isOrdered && start > 1) list.setAttribute("start", String(start));
      if (open?.list.lastElementChild) open.list.lastElementChild.append(list);
      else element.before(list);
      open = { level, list };
      lists.push(open);
    }
    const item = element.ownerDocument.createElement("li");
    item.append(...contentOf(element));
    open.list.append(item);
    element.remove();
  }
}

/** Returns an item's content without its list mark. */
function contentOf(element: HTMLElement): readonly Node[] {
  if (element.matches("ul, ol")) return [...(element.firstElementChild?.childNodes ?? [])];
  const mark = ignoredMark(element);
  const paragraph = element.ownerDocument.createElement("p");
  if (mark) mark.remove();
  else withoutMark(element);
  paragraph.append(...element.childNodes);
  return [paragraph];
}

/** Removes the mark from an element's first texts, which may contain parts of it. */
function withoutMark(element: HTMLElement): void {
  let left =
    (NUMBER.exec(element.textContent) ?? BULLET.exec(element.textContent))?.[0].length ?? 0;
  const texts = element.ownerDocument.createTreeWalker(element, SHOW_TEXT);
  while (left > 0 && texts.nextNode()) {
    const text = texts.currentNode as Text;
    const taken = Math.min(left, text.length);
    text.deleteData(0, taken);
    left -= taken;
  }
}

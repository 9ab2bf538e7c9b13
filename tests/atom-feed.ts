import { JSDOM } from "jsdom";

const ATOM = "http://www.w3.org/2005/Atom";

/** RFC 3339 with a capital T and Z (RFC 4287). */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** How often each element may occur in a feed and an entry (RFC 4287, 4.1.1 and 4.1.2). */
const FEED = { id: "1", title: "1", updated: "1", icon: "?", author: "+", link: "+", entry: "*" };
const ENTRY = {
  id: "1",
  title: "1",
  updated: "1",
  published: "?",
  author: "*",
  link: "+",
  category: "*",
  summary: "?",
  content: "?",
};

interface Entry {
  readonly id: string;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  readonly alternate: string;
}

/** Parses the entries of an Atom feed; throws if it violates RFC 4287. */
export function entriesIn(xml: string): Entry[] {
  const { window } = new JSDOM("");
  const document = new window.DOMParser().parseFromString(xml, "application/xml");
  const feed = document.documentElement;
  if (document.querySelector("parsererror")) throw new Error(feed.textContent);
  if (feed.namespaceURI !== ATOM || feed.localName !== "feed") throw new Error("no Atom feed");
  check(feed, FEED);
  const links = linksOf(feed);
  if (!links.some(({ rel }) => rel === "self")) throw new Error("the feed has no self link");
  const entries = childrenOf(feed, "entry").map((entry) => {
    check(entry, ENTRY);
    const [alternate, ...others] = linksOf(entry).filter(({ rel }) => rel === "alternate");
    if (alternate === undefined || others.length > 0) throw new Error("no single alternate");
    const content = childrenOf(entry, "content")[0];
    if (content?.getAttribute("type") !== "html") throw new Error("content is no HTML");
    // HTML markup is text in XML.
    if (content.children.length > 0) throw new Error("content is not escaped");
    return {
      id: textOf(entry, "id"),
      title: textOf(entry, "title"),
      content: content.textContent,
      alternate: alternate.href,
    };
  });
  if (new Set(entries.map(({ id }) => id)).size < entries.length) throw new Error("duplicate id");
  return entries;
}

function check(element: Element, allowed: Readonly<Record<string, string>>): void {
  for (const { localName, namespaceURI } of element.children) {
    if (namespaceURI === ATOM && !Object.hasOwn(allowed, localName)) {
      throw new Error(`${localName} does not belong into ${element.localName}`);
    }
  }
  for (const [name, often] of Object.entries(allowed)) {
    const { length } = childrenOf(element, name);
    const isRight = { "1": length === 1, "?": length <= 1, "+": length > 0, "*": true }[often];
    if (isRight !== true) throw new Error(`${element.localName} has ${length} ${name}`);
  }
  if (!URL.canParse(textOf(element, "id"))) throw new Error("an id is no IRI");
  for (const name of ["updated", "published"]) {
    for (const { textContent: moment } of childrenOf(element, name)) {
      if (!MOMENT.test(moment) || Number.isNaN(Date.parse(moment))) throw new Error(moment);
    }
  }
  for (const author of childrenOf(element, "author")) {
    if (textOf(author, "name") === "") throw new Error("an author without a name");
  }
  for (const category of childrenOf(element, "category")) {
    if (!category.getAttribute("term")) throw new Error("a category without a term");
  }
}

const childrenOf = (element: Element, name: string) =>
  Array.from(element.children).filter(
    (child) => child.namespaceURI === ATOM && child.localName === name,
  );

const textOf = (element: Element, name: string) => childrenOf(element, name)[0]?.textContent ?? "";

function linksOf(element: Element) {
  return childrenOf(element, "link").map((link) => {
    const href = link.getAttribute("href") ?? "";
    if (!URL.canParse(href)) throw new Error(`a link to "${href}"`);
    return { rel: link.getAttribute("rel") ?? "alternate", href };
  });
}

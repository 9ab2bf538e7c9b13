export interface CrawledPage {
  readonly url: string;
  readonly status: number;
  readonly html: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly card: string;
  readonly canonical: readonly string[];
  /** By language. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly isIndexed: boolean;
  readonly headings: readonly number[];
  readonly ids: readonly string[];
  /** Absolute URLs of links, pictures and files. */
  readonly references: readonly string[];
  /** Texts, attributes and description in the page's own language. */
  readonly ownTexts: string;
  readonly data: readonly JsonObject[];
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** Parses a page's markup; runs in a browser. */
export function readPage(response: { url: string; status: number; html: string }): CrawledPage {
  const page = new DOMParser().parseFromString(response.html, "text/html");
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const valueOf = (element: Element, name: string) => element.getAttribute(name) ?? "";
  const valuesOf = (selector: string, name: string) =>
    all(selector).map((element) => valueOf(element, name));
  const { lang } = page.documentElement;
  const isOwn = (element: Element) =>
    element.closest("[lang]")?.getAttribute("lang") === lang && !element.matches("script, style");
  const texts = all("*")
    .filter(isOwn)
    .flatMap((element) => [
      ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
      ...["alt", "aria-label", "title", "placeholder"].map((name) =>
        element.getAttributeNode(name),
      ),
    ]);
  const description = valuesOf("meta[name=description]", "content").join();
  const candidates = valuesOf("[srcset]", "srcset").flatMap((set) => set.split(/,\s+/));
  const references = [
    ...valuesOf("[href]:not(use)", "href"),
    ...valuesOf("[src]", "src"),
    ...valuesOf("[poster]", "poster"),
    ...candidates.map((candidate) => candidate.split(" ")[0] ?? ""),
  ];
  /** Returns the nodes of structured data: one, a list, or a graph's. */
  const objectsOf = (json: unknown): JsonObject[] => {
    if (Array.isArray(json)) return json.flatMap(objectsOf);
    const object = json as JsonObject;
    return Array.isArray(object["@graph"]) ? objectsOf(object["@graph"]) : [object];
  };
  return {
    ...response,
    language: lang,
    title: page.title,
    description,
    card: valuesOf('meta[property="og:image"]', "content").join(),
    canonical: valuesOf("link[rel=canonical]", "href"),
    alternates: Object.fromEntries(
      all("link[rel=alternate][hreflang]").map((link) => [
        valueOf(link, "hreflang"),
        valueOf(link, "href"),
      ]),
    ),
    isIndexed: !valuesOf("meta[name=robots]", "content").join().includes("noindex"),
    headings: all("h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1])),
    ids: all("[id]").map(({ id }) => id),
    references: references.filter(Boolean).map((one) => new URL(one, response.url).href),
    ownTexts: [description, ...texts.map((node) => node?.textContent ?? "")].join("\n"),
    data: all('script[type="application/ld+json"]').flatMap(({ textContent }) =>
      objectsOf(JSON.parse(textContent)),
    ),
  };
}

export interface SitemapEntry {
  readonly url: string;
  readonly changed: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

/** Parses the sitemap, which must be XML; runs in a browser. */
export function readSitemap(xml: string): SitemapEntry[] {
  const sitemap = new DOMParser().parseFromString(xml, "application/xml");
  const error = sitemap.querySelector("parsererror");
  if (error !== null) throw new Error(error.textContent);
  return [...sitemap.querySelectorAll("url")].map((entry) => ({
    url: entry.querySelector("loc")?.textContent ?? "",
    changed: entry.querySelector("lastmod")?.textContent,
    alternates: Object.fromEntries(
      [...entry.querySelectorAll("[rel=alternate]")].map((link) => [
        link.getAttribute("hreflang") ?? "",
        link.getAttribute("href") ?? "",
      ]),
    ),
  }));
}

/** What a crawler reads of one page of ours. React writes well-formed markup, so a scan is enough. */
export interface CrawledPage {
  readonly url: string;
  readonly status: number;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly card: string;
  /** Levels in the order of the page. */
  readonly headings: readonly number[];
  readonly ids: ReadonlySet<string>;
  /** Absolute, of links, pictures and files. */
  readonly references: readonly string[];
  /** Texts and texts of attributes in the page's own language, and the values of `alt` and labels. */
  readonly ownTexts: string;
  readonly data: readonly JsonObject[];
}

export type JsonObject = Readonly<Record<string, unknown>>;

const VOID = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);
const TOKEN =
  /<!--[\s\S]*?-->|<![^>]*>|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([\w-]+)((?:"[^"]*"|[^"<>])*)>|[^<]+/g;
const SPOKEN = ["alt", "aria-label", "title", "placeholder"];

/** Reads the page's markup; throws where an end tag has no beginning. */
export function readPage(url: string, status: number, html: string): CrawledPage {
  const open: { name: string; language: string }[] = [];
  const texts: string[] = [];
  const headings: number[] = [];
  const ids = new Set<string>();
  const references: string[] = [];
  const data: JsonObject[] = [];
  let pageLanguage = "";
  const refer = (reference: string) => references.push(new URL(reference, url).href);

  for (const [
    text,
    raw,
    rawAttributes = "",
    rawText = "",
    end,
    name = "",
    rest = "",
  ] of html.matchAll(TOKEN)) {
    const here = open.at(-1)?.language ?? "";
    if (raw === "script") {
      const attributes = readAttributes(rawAttributes);
      if (attributes["src"]) refer(attributes["src"]);
      if (attributes["type"] === "application/ld+json")
        data.push(...objectsOf(JSON.parse(rawText)));
      continue;
    }
    if (name === "") {
      if (!text.startsWith("<") && here === pageLanguage) texts.push(unescape(text));
      continue;
    }
    if (end === "/") {
      const begun = open.pop();
      if (begun?.name !== name) throw new Error(`${url}: </${name}> ends <${begun?.name}>`);
      continue;
    }
    const attributes = readAttributes(rest);
    const language = attributes["lang"] ?? here;
    if (name === "html") pageLanguage = language;
    if (/^h[1-6]$/.test(name)) headings.push(Number(name[1]));
    if (attributes["id"]) ids.add(attributes["id"]);
    if (language === pageLanguage) {
      texts.push(...SPOKEN.flatMap((attribute) => attributes[attribute] ?? []));
      if (attributes["name"] === "description") texts.push(attributes["content"] ?? "");
    }
    for (const attribute of ["href", "src", "poster"]) {
      const reference = attributes[attribute];
      if (reference && name !== "use") refer(reference);
    }
    for (const candidate of (attributes["srcset"] ?? "").split(/,\s+/)) {
      if (candidate !== "") refer(candidate.split(" ")[0] ?? "");
    }
    if (!VOID.has(name) && !rest.endsWith("/")) open.push({ name, language });
  }

  return {
    url,
    status,
    html,
    title: unescape(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ""),
    description: metaContent(html, "description"),
    card: metaContent(html, "og:image"),
    headings,
    ids,
    references,
    ownTexts: texts.join("\n"),
    data,
  };
}

function metaContent(html: string, name: string): string {
  const tag = html.match(new RegExp(`<meta [^>]*="${name}"[^>]*>`))?.[0] ?? "";
  return unescape(/content="([^"]*)"/.exec(tag)?.[1] ?? "");
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [
      name.toLowerCase(),
      unescape(value),
    ]),
  );
}

/** The nodes of structured data: one, a list, or those of a graph. */
function objectsOf(json: unknown): JsonObject[] {
  if (Array.isArray(json)) return json.flatMap(objectsOf);
  const object = json as JsonObject;
  return Array.isArray(object["@graph"]) ? objectsOf(object["@graph"]) : [object];
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&#x27;": "'",
};

export function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

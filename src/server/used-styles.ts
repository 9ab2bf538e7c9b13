import { readFileSync } from "node:fs";

// The rules of the stylesheet that a page uses, written into the page, so that its first paint waits
// for nothing else: docs/decisions/0033-used-styles-in-the-page.md.

/** The stylesheet of all pages, taken apart by scripts/style-index.ts. */
export interface StyleIndex {
  readonly nodes: readonly StyleNode[];
  /** By the URL of a script of the first load: the names among its words. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** Custom properties that other stylesheets of the first load read. */
  readonly uses: readonly string[];
}

export type StyleNode = StyleRule | StyleGroup;

/** A rule, or one declaration of a rule that only sets custom properties. */
export interface StyleRule {
  readonly css: string;
  /** Alternatives: elements, classes (`.name`) and inputs (`type=name`) of which a page must have all. None: always. */
  readonly needs?: readonly (readonly string[])[];
  /** Custom properties and keyframes that it uses. */
  readonly uses?: readonly string[];
  /** The custom property or keyframes that it defines and nothing more: needed where one is used. */
  readonly defines?: string;
}

/** `@layer`, `@media` and the like with their rules, or a rule that only sets custom properties. */
interface StyleGroup {
  readonly prelude: string;
  readonly needs?: readonly (readonly string[])[];
  readonly nodes: readonly StyleNode[];
}

/** Writes styles into a page, and says their texts: none where the page has no link to the stylesheet. */
export type InlineStyles = (html: string) => {
  readonly html: string;
  readonly styles: readonly string[];
};

/** The index that `npm run build` has made. */
export function readStyleIndex(): StyleIndex {
  return JSON.parse(readFileSync("./build/server/style-index.json", "utf8")) as StyleIndex;
}

/**
 * Returns what writes into a page the rules that it can use. `stylesheetUrl` is the whole stylesheet's as
 * pages have it, which may end with a "#" of React Router's. The link to the whole stylesheet stays,
 * switched off until the application starts (src/site/bootstrap/bootstrap.ts).
 */
export function createInlineStyles(index: StyleIndex, stylesheetUrl: string): InlineStyles {
  const link = `<link rel="stylesheet" href="${stylesheetUrl}"/>`;
  const heldLink = link.replace("/>", ' disabled=""/>');
  const usesOfDefinition = definitionUses(index.nodes);
  return (html) => {
    const at = html.indexOf(link);
    if (at === -1) return { html, styles: [] };
    const names = namesIn(html);
    for (const [url, words] of Object.entries(index.scripts))
      if (html.includes(url)) for (const word of words) names.add(word);
    const kept = keptNodes(index.nodes, names);
    const used = usedNames([...index.uses, ...names, ...kept.flatMap(usesOf)], usesOfDefinition);
    const css = kept.map((node) => write(node, used)).join("");
    const after = html.slice(at + link.length);
    return { html: `${html.slice(0, at)}<style>${css}</style>${heldLink}${after}`, styles: [css] };
  };
}

const NAMES = /<([a-z][^\s/>]*)|\sclass="([^"]+)"|\s(type="[a-z-]+)"|var\((--[\w-]+)/gi;
const ENTITIES = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#x27;", "'"],
]);

/**
 * The elements, classes (`.name`), types of inputs (`type=name`) and custom properties that a page's markup has. Texts that only
 * look like markup do no harm: they keep a rule more.
 */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  const lists = new Set<string>();
  for (const [, element, classes, input, property] of html.matchAll(NAMES)) {
    if (classes !== undefined) lists.add(classes);
    else names.add(property ?? input?.replace('"', "") ?? (element ?? "").toLowerCase());
  }
  for (const list of lists) {
    const decoded = list.replace(/&[#\w]+;/g, (entity) => ENTITIES.get(entity) ?? entity);
    for (const name of decoded.split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

/** The nodes without the rules that a page with these names cannot use. */
function keptNodes(nodes: readonly StyleNode[], names: ReadonlySet<string>): StyleNode[] {
  return nodes.flatMap((node): StyleNode | readonly StyleNode[] => {
    const isUsable = node.needs?.some((all) => all.every((name) => names.has(name))) ?? true;
    if (!isUsable) return [];
    return "nodes" in node ? [{ ...node, nodes: keptNodes(node.nodes, names) }] : [node];
  });
}

function usesOf(node: StyleNode): readonly string[] {
  if ("nodes" in node) return node.nodes.flatMap(usesOf);
  return node.defines === undefined ? (node.uses ?? []) : [];
}

function definitionUses(nodes: readonly StyleNode[], found = new Map<string, string[]>()) {
  for (const node of nodes) {
    if ("nodes" in node) definitionUses(node.nodes, found);
    else if (node.defines !== undefined && node.uses !== undefined)
      found.set(node.defines, [...(found.get(node.defines) ?? []), ...node.uses]);
  }
  return found;
}

/** These names, and those that their definitions use in turn. */
function usedNames(
  direct: readonly string[],
  usesOfDefinition: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const used = new Set(direct);
  for (const name of used) for (const next of usesOfDefinition.get(name) ?? []) used.add(next);
  return used;
}

function write(node: StyleNode, used: ReadonlySet<string>): string {
  if (!("nodes" in node))
    return node.defines === undefined || used.has(node.defines) ? node.css : "";
  const inside = node.nodes.map((child) => write(child, used)).join("");
  return inside === "" ? "" : `${node.prelude}{${inside}}`;
}

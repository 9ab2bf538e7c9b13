import { readFileSync } from "node:fs";

// Inlines the style rules that a page uses, so that its first paint waits for nothing else:
// docs/decisions/0033-used-styles-in-the-page.md.

/** The stylesheet of all pages, split by tools/building/style-index.ts. */
export interface StyleIndex {
  readonly nodes: readonly StyleNode[];
  /** Class names in the first load's scripts, by URL. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** Custom properties that other stylesheets of the first load read. */
  readonly uses: readonly string[];
}

export type StyleNode = StyleRule | StyleGroup;

/** A rule, or one declaration of a rule with only custom properties. */
export interface StyleRule {
  readonly css: string;
  /**
   * Alternatives: elements, classes (`.name`) and inputs (`type=name`), of which a page must have
   * all of one. Undefined: always.
   */
  readonly needs?: readonly (readonly string[])[];
  readonly uses?: readonly string[];
  /** The only custom property or keyframes that it defines: needed if used. */
  readonly defines?: string;
}

/** `@layer`, `@media` and the like, or a rule with only custom properties. */
interface StyleGroup {
  readonly prelude: string;
  readonly needs?: readonly (readonly string[])[];
  readonly nodes: readonly StyleNode[];
}

/** Inlines styles into a page and returns their texts; none without a link to the stylesheet. */
export type InlineStyles = (html: string) => {
  readonly html: string;
  readonly styles: readonly string[];
};

export function readStyleIndex(): StyleIndex {
  return JSON.parse(readFileSync("./build/server/style-index.json", "utf8")) as StyleIndex;
}

/**
 * Creates a function that inlines the rules a page can use. `stylesheetUrl` is the stylesheet's URL
 * in pages, which may end with React Router's "#". The link to the whole stylesheet stays, disabled
 * until the application starts (src/site/on-intent/bootstrap.ts).
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
 * Returns a page's elements, classes (`.name`), input types (`type=name`) and custom properties.
 * Texts that look like markup only keep a rule more.
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

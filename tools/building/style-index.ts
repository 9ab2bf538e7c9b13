import { readdir, readFile, writeFile } from "node:fs/promises";
import postcss, { type ChildNode, type Declaration, type Rule } from "postcss";
import selectorParser, { type Node, type Selector } from "postcss-selector-parser";
import type { StyleIndex, StyleNode, StyleRule } from "#server/used-styles.ts";

const ASSETS = "build/client/assets";
const STYLESHEET = /^root-[\w-]{8}\.css$/;
const PRINT = /^print-[\w-]{8}\.css$/;
/** Scripts that change a page before the application and the whole stylesheet load. */
const FIRST_SCRIPTS = /^(bootstrap|consent|services)-[\w-]{8}\.js$/;
/** Their lazy imports (tools/building/bootstrap-plugin.ts). */
const THEIR_PARTS = /^first-.+\.js$/;

/** Selectors of which any argument may match. */
const ALTERNATIVES = new Set([":is", ":where"]);
const MOST_ALTERNATIVES = 64;
/** A script's selector for existing elements. */
const LOOK_UPS = /\b(?:querySelector(?:All)?|matches|closest)\((["'`]).*?\1/g;
/** Pseudo-elements of some input types only. */
const INPUT_PARTS: readonly (readonly [part: RegExp, types: readonly string[]])[] = [
  [/^::-webkit-(date|calendar)/, ["date", "time", "month", "week", "datetime-local"]],
  [/^::-webkit-(inner|outer)-spin-button/, ["number"]],
  [/^::-webkit-search/, ["search"]],
  [/^::file-selector-button/, ["file"]],
];
/** At-rules that matter only if a rule uses them. */
const DEFINITIONS = new Set(["property", "keyframes"]);

/** Indexes the built stylesheet, so that the server can inline the rules that a page uses. */
export async function writeStyleIndex(file = "build/server/style-index.json"): Promise<void> {
  const names = await readdir(ASSETS);
  const read = async (pattern: RegExp) =>
    Promise.all(
      names
        .filter((name) => pattern.test(name))
        .map(
          async (name) => [`/assets/${name}`, await readFile(`${ASSETS}/${name}`, "utf8")] as const,
        ),
    );
  const [stylesheet, ...others] = await read(STYLESHEET);
  if (stylesheet === undefined || others.length > 0)
    throw Error("Expected exactly one stylesheet of all pages");
  const [, css] = stylesheet;
  const print = (await read(PRINT)).map(([, text]) => text).join("\n");
  const parts = (await read(THEIR_PARTS)).map(([, text]) => text).join("\n");
  const scripts = Object.fromEntries(
    (await read(FIRST_SCRIPTS)).map(([url, text]) => [url, `${text}\n${parts}`]),
  );
  await writeFile(file, JSON.stringify(indexStyles(css, { scripts, print })));
}

interface FirstLoad {
  /** By URL. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly print: string;
}

/**
 * Returns a stylesheet's rules in order, each with the elements, classes and input types it requires. Attributes, ids and
 * states may change, so they don't count. Names in the first scripts count as present.
 */
export function indexStyles(css: string, { scripts, print }: FirstLoad): StyleIndex {
  if (/<\/style/i.test(css)) throw Error("A stylesheet that would end its own element");
  const root = postcss.parse(css);
  const layers = layerNames(root.nodes);
  const nodes = root.nodes.flatMap(styleNodes);
  if (layers.length > 0) nodes.unshift({ css: `@layer ${layers.join(",")};` });
  const known = new Set(nodes.flatMap(namesOfNode));
  return {
    nodes,
    uses: propertiesRead(print),
    scripts: Object.fromEntries(
      Object.entries(scripts).map(([url, text]) => [
        url,
        [...known].filter((name) => isWritten(name.replace(/^\./, ""), text)),
      ]),
    ),
  };
}

/** Returns the order of all layers, including those that a page does not use. */
function layerNames(nodes: readonly ChildNode[], parent = ""): string[] {
  const names = nodes.flatMap((node) => {
    if (node.type !== "atrule") return [];
    if (node.name !== "layer") return layerNames(node.nodes ?? [], parent);
    const own = node.params.split(",").map((name) => `${parent}${name.trim()}`);
    return [...own, ...layerNames(node.nodes ?? [], `${own[0]}.`)];
  });
  return [...new Set(names)];
}

function styleNodes(node: ChildNode): StyleNode[] {
  if (node.type === "comment") return [];
  if (node.type === "rule") return [styleRule(node)];
  if (node.type === "decl") throw Error(`A declaration outside of a rule: ${node.toString()}`);
  const { name, params, nodes } = node;
  if (nodes === undefined) return [{ css: `${node.toString()};` }];
  if (DEFINITIONS.has(name)) {
    return [{ css: node.toString(), defines: params, ...usesIn(node.toString()) }];
  }
  if (nodes.some(({ type }) => type === "decl")) return [{ css: node.toString() }];
  return [{ prelude: `@${name} ${params}`, nodes: nodes.flatMap(styleNodes) }];
}

function styleRule(rule: Rule): StyleNode {
  const sets = selectorParser().astSync(rule.selector).nodes.flatMap(alternatives);
  const needs = sets.every((names) => names.length > 0) && { needs: sets.map(unique) };
  const declarations = rule.nodes.filter((node) => node.type === "decl");
  if (declarations.length === rule.nodes.length && declarations.every(isCustom)) {
    return { prelude: rule.selector, ...needs, nodes: declarations.map(definition) };
  }
  // Lightning CSS repeats some fallbacks.
  for (const node of declarations) if (node.next()?.toString() === node.toString()) node.remove();
  return { css: rule.toString(), ...needs, ...usesIn(rule.toString()) };
}

const isCustom = ({ prop }: Declaration) => prop.startsWith("--");

/** A custom property without readers has no effect. */
function definition(declaration: Declaration): StyleRule {
  const css = `${declaration.toString()};`;
  return { css, defines: declaration.prop, ...usesIn(css) };
}

/** Returns sets of names; a selector can match only if one set is present in full. */
function alternatives(selector: Selector): string[][] {
  return selector.nodes.reduce<string[][]>(
    (sets, node) => {
      const own = namesOf(node);
      const product = sets.flatMap((set) => own.map((names) => [...set, ...names]));
      return product.length > MOST_ALTERNATIVES ? sets : product;
    },
    [[]],
  );
}

function namesOf(node: Node): string[][] {
  if (node.type === "class") return [[`.${node.value}`]];
  if (node.type === "tag") return [[node.value.toLowerCase()]];
  if (node.type === "pseudo" && ALTERNATIVES.has(node.value))
    return node.nodes.flatMap(alternatives);
  const types = INPUT_PARTS.find(([part]) => part.test(node.toString()))?.[1];
  return types?.map((type) => [`type=${type}`]) ?? [[]];
}

function usesIn(css: string): Pick<StyleRule, "uses"> {
  const uses = new Set(propertiesRead(css));
  // Any word of such a value may name keyframes.
  for (const [, words = ""] of css.matchAll(/(?:animation(?:-name)?|--[\w-]+):([^;}]*)/g))
    for (const [word] of words.matchAll(/[a-z][\w-]*/gi)) uses.add(word);
  return uses.size > 0 ? { uses: [...uses] } : {};
}

const propertiesRead = (css: string) =>
  unique(Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = ""]) => name));

function namesOfNode(node: StyleNode): string[] {
  const inside = "nodes" in node ? node.nodes.flatMap(namesOfNode) : [node.defines ?? ""];
  return [...(node.needs ?? []).flat(), ...inside];
}

/** Returns whether a script contains a word in a string, other than a selector of existing elements. */
function isWritten(name: string, script: string): boolean {
  const texts = script.replace(LOOK_UPS, "");
  return (
    name !== "" && new RegExp(`(?<=["'\`\\s<])${RegExp.escape(name)}(?=["'\`\\s>$])`).test(texts)
  );
}

const unique = (names: readonly string[]) => [...new Set(names)];

import { readFileSync } from "node:fs";

// The vocabulary of schema.org from `schema-dts`: types, inheritance, and the values of properties.
const SOURCE = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");

interface Declared {
  readonly parents: readonly string[];
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

const alternativesOf = (text: string) => text.split(" | ").map((one) => one.trim());

const INTERFACES = new Map<string, Declared>();
for (const [, name = "", parents = "", body = ""] of SOURCE.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n(.*?)^\}/gms,
)) {
  const properties = Array.from(
    body.matchAll(/^ {4}"([^"@]+)"\??: SchemaValue<(.+), "[^"]+">;$/gm),
    ([, property = "", taken = ""]) => [property, alternativesOf(taken)] as const,
  );
  INTERFACES.set(name, {
    parents: parents.split(",").map((parent) => parent.trim()),
    properties: new Map(properties),
  });
}

const TYPES = new Map(
  Array.from(SOURCE.matchAll(/^export type (\w+) = (.+);$/gm), ([, name = "", text = ""]) => [
    name,
    alternativesOf(text),
  ]),
);

/** Expands a name to everything that it allows: nodes as `…Leaf`, values, plain types. */
const expanded = new Map<string, ReadonlySet<string>>();
function expand(name: string): ReadonlySet<string> {
  const known = expanded.get(name);
  if (known !== undefined) return known;
  const all = new Set([name]);
  expanded.set(name, all);
  for (const one of TYPES.get(name) ?? []) for (const each of expand(one)) all.add(each);
  return all;
}

function takenBy(declared: string, property: string): readonly string[] | undefined {
  const { parents = [], properties } = INTERFACES.get(declared) ?? {};
  const own = properties?.get(property);
  if (own !== undefined) return own;
  for (const parent of parents) {
    const inherited = takenBy(parent, property);
    if (inherited !== undefined) return inherited;
  }
  return undefined;
}

/** Formats of texts by type. */
const FORMS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ["Date", (text) => /^\d{4}-\d\d-\d\d$/.test(text)],
  [
    "DateTime",
    (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.test(text),
  ],
  ["Time", (text) => /^\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/.test(text)],
  ["URL", (text) => URL.canParse(text)],
]);

function takesText(taken: readonly string[], text: string): boolean {
  return taken.some((name) => {
    const form = FORMS.get(name);
    if (form !== undefined) return form(text);
    const all = expand(name);
    if (all.has(JSON.stringify(text))) return true;
    // An enumeration accepts only its values.
    const isList = TYPES.get(name)?.some((one) => one.startsWith('"')) ?? false;
    return all.has("string") && !isList;
  });
}

function faultsOfValue(value: unknown, taken: readonly string[], path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => faultsOfValue(one, taken, `${path}[${at}]`));
  }
  const takes = (plain: string) => taken.some((name) => expand(name).has(plain));
  if (typeof value === "string") {
    return takesText(taken, value) ? [] : [`${path} does not take "${value.slice(0, 60)}"`];
  }
  if (typeof value !== "object" || value === null) {
    return takes(typeof value) ? [] : [`${path} does not take ${String(value)}`];
  }
  const type = (value as Record<string, unknown>)["@type"];
  if (type === undefined && "@id" in value && Object.keys(value).length === 1) {
    return taken.includes("IdReference") ? [] : [`${path} takes no reference`];
  }
  const wrong = takes(`${String(type)}Leaf`) ? [] : [`${path} takes no ${String(type)}`];
  return [...wrong, ...schemaFaults(value, path)];
}

/** Returns the violations of schema.org's vocabulary: unknown types, properties of other types, invalid values. */
export function schemaFaults(node: object, path = ""): string[] {
  if ("@graph" in node) {
    return (node["@graph"] as object[]).flatMap((one, at) => schemaFaults(one, `[${at}]`));
  }
  const { "@type": type, ...rest } = node as Record<string, unknown>;
  const declared = `${String(type)}Leaf`;
  const here = `${path}(${String(type)})`;
  if (!INTERFACES.has(declared)) return [`${here} is no type`];
  return Object.entries(rest).flatMap(([property, value]) => {
    if (property === "@id" || property === "@context") return [];
    const taken = takenBy(declared, property);
    if (taken === undefined) return [`${here} has no ${property}`];
    return faultsOfValue(value, taken, `${here}.${property}`);
  });
}

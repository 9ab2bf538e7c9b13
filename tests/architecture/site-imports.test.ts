import { expect, test } from "vitest";
import { IMPORTS, isForTests } from "./source-imports.ts";

// Inside the site: screens and layout → blocks → navigation → ui (docs/architecture.md).

/** Which parts of the site each part may import from; itself always, and the bootstrap's contract. */
const ALLOWED_PARTS: Record<string, readonly string[]> = {
  ui: [],
  navigation: ["ui", "request-context.ts"],
  seo: [],
  blocks: ["navigation", "ui"],
  layout: ["blocks", "navigation", "ui"],
  screens: ["blocks", "navigation", "ui", "seo", "request-context.ts"],
  "structured-data": ["screens", "blocks", "navigation", "seo", "screen-definitions.server.ts"],
  bootstrap: ["blocks", "ui"],
  "request-context.ts": [],
  "routes.ts": ["screen-definitions.server.ts"],
  "screen-definitions.server.ts": [],
};

/** Files at the top of the site join everything; they are no part that others may import. */
const TOP = ["root.tsx", "entry.client.tsx", "entry.server.tsx"];

const SITE_IMPORTS = IMPORTS.flatMap(({ from, to }) =>
  from.startsWith("src/site/") && to?.startsWith("src/site/") && !isForTests(from)
    ? [{ from: from.slice(9), to: to.slice(9) }]
    : [],
);

const partOf = (path: string) => path.split("/")[0] ?? "";
const screenOf = (path: string) => /^screens\/([^/]+)\//.exec(path)?.[1];
const arrow = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`;

test("imports between the parts of the site follow the table", () => {
  const forbidden = SITE_IMPORTS.filter(({ from, to }) => {
    const [fromPart, toPart] = [partOf(from), partOf(to)];
    if (TOP.includes(fromPart) || fromPart === toPart) return false;
    return to !== "bootstrap/bootstrap-contract.ts" && !ALLOWED_PARTS[fromPart]?.includes(toPart);
  });
  expect(forbidden.map(arrow)).toEqual([]);
});

test("a screen never imports another screen", () => {
  const forbidden = SITE_IMPORTS.filter(
    ({ from, to }) =>
      screenOf(from) !== undefined && screenOf(to) !== undefined && screenOf(from) !== screenOf(to),
  );
  expect(forbidden.map(arrow)).toEqual([]);
});

test("the UI kit knows React, itself and the language alone", () => {
  const forbidden = IMPORTS.filter(({ from, to, specifier }) => {
    if (!from.startsWith("src/site/ui/") || isForTests(from)) return false;
    if (to === undefined) return !/^(react|react-dom|react-router|sonner)$/.test(specifier);
    return !/^src\/(site\/ui|language)\//.test(to);
  });
  expect(forbidden.map(({ from, specifier }) => `${from} → ${specifier}`)).toEqual([]);
});

test("no two files need each other at run time", () => {
  const next = new Map<string, string[]>();
  for (const { from, to, isTypeOnly } of IMPORTS) {
    if (to !== undefined && !isTypeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const finished = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (path.includes(file) || finished.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

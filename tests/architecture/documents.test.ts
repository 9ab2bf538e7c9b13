import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { SETTING_DEFAULTS } from "#config/environment.server.ts";
import { filesIn, PROJECT_FILES, readProjectFile } from "./project-files.ts";

// Documents name only what exists.

const ROOT = join(import.meta.dirname, "../..");
const DOCUMENTS = [
  ...filesIn(["README.md", "CONTRIBUTING.md", "docs/", "src/"], [".md"]),
  ".env.example",
  "Dockerfile",
  "compose.yaml",
];

const { scripts } = JSON.parse(readProjectFile("package.json")) as {
  scripts: Record<string, string>;
};

function codeOf(document: string): string[] {
  const text = readProjectFile(document);
  if (!document.endsWith(".md")) return [text];
  const blocks = Array.from(text.matchAll(/^```\w*\n(.*?)^```/gms), ([, code = ""]) => code);
  const spans = text.replaceAll(/^```.*?^```/gms, "").matchAll(/`([^`\n]+)`/g);
  return [...blocks, ...Array.from(spans, ([, code = ""]) => code)];
}

/** Generated, and not in the repository. */
const MADE = /^(build|node_modules|\.data|\.cache|\.git)(\/|$)/;
const FOLDERS = new Set(PROJECT_FILES.map((path) => path.split("/")[0] ?? ""));
const FILE_NAMES = new Set(PROJECT_FILES.map((path) => path.slice(path.lastIndexOf("/") + 1)));
const FILE_NAME = /^(\.env\.\w+|[\w-][\w.-]*\.(md|tsx?|jsonc?|yaml|css))$/;

/** Returns the project's paths in code; `{screen}` matches any name. */
function pathsIn(code: string): string[] {
  const words = code.split(/[\s"'`(),;=]+/).map((word) => word.replace(/[.:]$/, ""));
  return words
    .map((word) => word.replace(/^\.\//, "").replace(/\/$/, ""))
    .filter((word) => word.includes("/") && FOLDERS.has(word.split("/")[0] ?? ""))
    .filter((word) => !MADE.test(word) && !/[<>…$:]/.test(word));
}

/** Other names in capitals. */
const NOT_SETTINGS =
  /^(CHROMIUM_PATH|TEST_DATABASE_URL|NODE_ENV|MALLOC_ARENA_MAX|COUNTRY_NAMES|DAC_OVERRIDE|POSTGRES_.*)$/;

test.each(DOCUMENTS)("%s names existing paths, files, scripts, settings and links", (document) => {
  const code = codeOf(document);
  const text = document.endsWith(".md") ? readProjectFile(document) : "";
  const named = (pattern: RegExp, all = code) =>
    all.flatMap((one) => Array.from(one.matchAll(pattern), ([, name = ""]) => name));
  const links = named(/\]\(([^)#\s]+)[^)\s]*\)/g, [text]).filter(
    (to) => !to.startsWith("https://"),
  );
  expect({
    paths: code
      .flatMap(pathsIn)
      .filter((path) => globSync(path.replaceAll(/\{\w+\}/g, "*"), { cwd: ROOT }).length === 0),
    files: text && code.filter((one) => FILE_NAME.test(one) && !FILE_NAMES.has(one)),
    scripts: named(/\bnpm (?:run )?(?!(?:ci|install|audit|sbom)\b)([\w:]+)/g).filter(
      (name) => !(name in scripts),
    ),
    settings: named(/\b([A-Z]{2,}(?:_[A-Z]+)+)\b/g).filter(
      (name) => !(name in SETTING_DEFAULTS) && !NOT_SETTINGS.test(name),
    ),
    links: links.filter((target) => !existsSync(join(ROOT, dirname(document), target))),
  }).toEqual({ paths: [], files: text && [], scripts: [], settings: [], links: [] });
});

const SECTIONS = ["## Context", "## Decision", "## Consequences"];

test("gives decisions their number, date, status, three sections, and a line in the index", () => {
  const index = readProjectFile("docs/decisions/README.md");
  const form = /^# \d{4}\. (.+)\n\n\d{4}-\d\d-\d\d · (superseded by \[\d{4}\].*|accepted)\n/;
  for (const [position, path] of filesIn(["docs/decisions/0"], [".md"]).entries()) {
    const text = readProjectFile(path);
    expect(Number(path.slice(15, 19))).toBe(position + 1);
    const [, title, status] = form.exec(text) ?? [];
    expect(index).toContain(`(${path.slice(15)}) ${title}`);
    if (status === "accepted") expect(text.match(/^## .+$/gm), path).toEqual(SECTIONS);
    expect(text.split("\n").length, path).toBeLessThan(42);
  }
});

test("names existing documents in comments", () => {
  const named = filesIn(
    ["src/", "tools/", "tests/", "e2e/", "vite.config.ts"],
    [".ts", ".tsx"],
  ).flatMap((path) =>
    (readProjectFile(path).match(/\bdocs\/[\w/-]+\.md/g) ?? []).map((name) => ({ path, name })),
  );
  expect(named.filter(({ name }) => !existsSync(join(ROOT, name)))).toEqual([]);
});

test("lists every setting in .env.example once, commented out, with its default", () => {
  const lines = readProjectFile(".env.example").split("\n");
  const shown = lines.filter((line) => /^# [A-Z][A-Z0-9_]*=/.test(line));
  const real = Object.entries(SETTING_DEFAULTS).map(([name, value]) => `# ${name}=${value ?? ""}`);
  expect(shown.toSorted()).toEqual(real.toSorted());
  expect(lines.filter((line) => !/^(#|$)/.test(line))).toEqual([]);
});

test("documents a new kind of content by five applicable patches", () => {
  const text = readProjectFile("docs/how-to/add-a-kind-of-content.md");
  const changes = Array.from(text.matchAll(/^```diff\n(.*?)^```$/gms), ([, change]) => change);
  const input = changes.join("");
  const { status, stderr } = spawnSync("git", ["apply", "--check"], { cwd: ROOT, input });
  expect(status, String(stderr)).toBe(0);
  const paths = Array.from(input.matchAll(/^\+\+\+ b\/(.*)$/gm), ([, path = ""]) => path);
  // The three languages count as one file.
  expect(new Set(paths.map((path) => path.replace(/^messages\/.*/, "messages"))).size).toBe(5);
});

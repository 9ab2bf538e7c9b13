import { expect, test } from "vitest";
import { filesIn, readProjectFile } from "./project-files.ts";
import { IMPORTS, importsOf, isForTests, type SourceImport } from "./source-imports.ts";

// Production dependencies are exactly what the server and the tools import: no bundler in an image that only serves.

const manifest = JSON.parse(readProjectFile("package.json")) as {
  dependencies: Record<string, string>;
};

/** Entry points that run unbundled: the server's threads, and the tools. */
const STARTED = [
  ...filesIn(["src/server/"], ["-worker.ts"]),
  ...filesIn(["tools/"], [".ts"]).filter((path) => /^await runTool/m.test(readProjectFile(path))),
];

/** Returns `hono` for `hono/compress`; undefined for Node's and virtual modules. */
function packageOf({ specifier, to }: SourceImport): string | undefined {
  if (to !== undefined || specifier.includes(":")) return undefined;
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Returns every import reached at run time, with its file. */
function runtimeImports(
  paths: readonly string[],
  follow = (_import: SourceImport) => true,
): SourceImport[] {
  const found: SourceImport[] = [];
  const seen = new Set(paths);
  for (const path of seen) {
    for (const one of importsOf(path)) {
      if (one.isTypeOnly || !follow(one)) continue;
      found.push(one);
      if (one.to !== undefined && /\.tsx?$/.test(one.to)) seen.add(one.to);
    }
  }
  return found;
}

/** The route table, read by the build only. */
const READ_BY_THE_BUILD = "src/site/routes.ts";
const OF_THE_SITE = IMPORTS.filter(
  ({ from, isTypeOnly }) => !isTypeOnly && !isForTests(from) && from !== READ_BY_THE_BUILD,
);
const NEEDED = [...OF_THE_SITE, ...runtimeImports(STARTED)];

test("declares all run-time imports as dependencies", () => {
  expect(STARTED).toHaveLength(5);
  const missing = NEEDED.filter((one) => {
    const name = packageOf(one);
    return name !== undefined && !Object.hasOwn(manifest.dependencies, name);
  });
  expect(missing.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
});

test("declares build-time packages as devDependencies", () => {
  const imported = new Set(NEEDED.map(packageOf));
  // A peer dependency of the editor's packages.
  imported.add("@tiptap/pm");
  const idle = Object.keys(manifest.dependencies).filter((name) => !imported.has(name));
  expect(idle).toEqual([]);
});

test("imports nothing from build or tests in the tools", () => {
  const reached = runtimeImports(STARTED).flatMap(({ from, to }) =>
    to !== undefined && /^(build|bench|e2e|tests)\//.test(to) ? [`${from}: ${to}`] : [],
  );
  expect(reached).toEqual([]);
});

test("loads heavy libraries only on first use", () => {
  const atStart = runtimeImports(
    ["src/server/start.ts", "src/server/app.ts"],
    ({ isDynamic }) => !isDynamic,
  );
  const reached = new Set(atStart.map(packageOf));
  expect(reached).toContain("hono");
  const heavy = ["sharp", "pdfkit", "nodemailer", "@electric-sql/pglite", "pg", "better-auth"];
  expect(heavy.filter((name) => reached.has(name))).toEqual([]);
});

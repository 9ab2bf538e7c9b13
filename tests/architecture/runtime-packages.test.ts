import { expect, test } from "vitest";
import { filesIn, readProjectFile } from "./project-files.ts";
import { IMPORTS, importsOf, isForTests, type SourceImport } from "./source-imports.ts";

// An installation without devDependencies has what the finished server and the tools import, and
// nothing else: no bundler is in an image that only serves.

const manifest = JSON.parse(readProjectFile("package.json")) as {
  dependencies: Record<string, string>;
};

/** What runs without a build before it: the server's threads, and the tools. */
const STARTED = [
  ...filesIn(["src/server/"], ["-worker.ts"]),
  ...filesIn(["scripts/"], [".ts"]).filter((path) => /^await runTool/m.test(readProjectFile(path))),
];

/** `hono` for `hono/compress`; nothing for what Node brings and what the build makes up. */
function packageOf({ specifier, to }: SourceImport): string | undefined {
  if (to !== undefined || specifier.includes(":")) return undefined;
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Every import that is followed when these files run, each with the file that it stands in. */
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

/** The table of routes, which the build reads. */
const READ_BY_THE_BUILD = "src/site/routes.ts";
const OF_THE_SITE = IMPORTS.filter(
  ({ from, isTypeOnly }) => !isTypeOnly && !isForTests(from) && from !== READ_BY_THE_BUILD,
);
const NEEDED = [...OF_THE_SITE, ...runtimeImports(STARTED)];

test("what the server, the pages, the desk and the tools import at run time is a dependency", () => {
  expect(STARTED).toHaveLength(5);
  const missing = NEEDED.filter((one) => {
    const name = packageOf(one);
    return name !== undefined && !Object.hasOwn(manifest.dependencies, name);
  });
  expect(missing.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
});

test("a dependency is imported at run time: what only builds is a development dependency", () => {
  const imported = new Set(NEEDED.map(packageOf));
  // The editor's packages ask for it as a peer.
  imported.add("@tiptap/pm");
  const idle = Object.keys(manifest.dependencies).filter((name) => !imported.has(name));
  expect(idle).toEqual([]);
});

test("the tools reach nothing that only the build or the tests have", () => {
  const reached = runtimeImports(STARTED).flatMap(({ from, to }) =>
    to !== undefined && /^(build|bench|tests)\//.test(to) ? [`${from}: ${to}`] : [],
  );
  expect(reached).toEqual([]);
});

test("libraries that most processes never need are loaded when first used", () => {
  const atStart = runtimeImports(
    ["src/server/start.ts", "src/server/app.ts"],
    ({ isDynamic }) => !isDynamic,
  );
  const reached = new Set(atStart.map(packageOf));
  expect(reached).toContain("hono");
  const heavy = ["sharp", "pdfkit", "nodemailer", "@electric-sql/pglite", "pg", "better-auth"];
  expect(heavy.filter((name) => reached.has(name))).toEqual([]);
});

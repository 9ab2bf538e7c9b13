import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";
import { filesIn, PROJECT_FILES, readProjectFile } from "./project-files.ts";
import { isForTests } from "./source-imports.ts";

const CODE = filesIn(["src/", "tests/", "scripts/", "bench/"], [".ts", ".tsx"]);
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The closed list of file roles (CONTRIBUTING.md), each with the extensions it may have. */
const ROLES: Record<string, RegExp> = {
  route: /^src\/site\/screens\/.*\.tsx$/,
  screen: /^src\/site\/screens\/.*\.tsx$/,
  contract: /^src\/(api|leads)\/.*\.ts$/,
  api: /^src\/(api|leads)\/.*\.ts$/,
  queries: /^src\/(api|leads)\/.*\.ts$/,
  settings: /^src\/external-services\/.*\.ts$/,
  fake: /^src\/external-services\/.*\.ts$/,
  server: /^src\/.*\.tsx?$/,
  test: /\.tsx?$/,
  e2e: /\.ts$/,
  d: /\.ts$/,
};

/** Names that React Router and Vitest give. */
const GIVEN_NAMES = ["src/site/entry.client.tsx", "tests/postgres.global-setup.ts"];

const NAMELESS =
  /\/(utils?|lib|helpers?|shared|common|core)\/|\/(index|utils?|helpers?|misc|common|types|constants)\.[^/]+$/;

test("every file of code has a name in kebab case and at most one role, tested or not", () => {
  const strange = CODE.filter((path) => {
    if (GIVEN_NAMES.includes(path)) return false;
    const [base = "", ...roles] = nameOf(path)
      .replace(/\.tsx?$/, "")
      .split(".");
    const ownRoles = roles.filter((role, index) => index === 0 || !/^(test|e2e)$/.test(role));
    return (
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(base) ||
      ownRoles.length > 1 ||
      roles.some((role) => !ROLES[role]?.test(path))
    );
  });
  expect(strange).toEqual([]);
});

test("no file or folder has a name that says nothing", () => {
  expect(CODE.filter((path) => NAMELESS.test(path))).toEqual([]);
});

test("no file only hands on what others export", () => {
  const barrels = CODE.filter((path) => {
    const { body } = parseSync(path, readProjectFile(path)).program;
    return (
      body.some(({ type }) => type === "ExportAllDeclaration") ||
      (body.length > 0 &&
        body.every((one) => one.type === "ExportNamedDeclaration" && one.source !== null))
    );
  });
  expect(barrels).toEqual([]);
});

/** Long by nature, and read by looking something up. */
const NOT_CODE = (path: string) =>
  path.startsWith("src/content/") || path === "tests/power/breakages.ts";

test("no file of code or styles is longer than 300 lines", () => {
  const paths = [...CODE, ...filesIn(["src/"], [".css"])].filter((path) => !NOT_CODE(path));
  expect(paths.filter((path) => lineCount(path) > 300)).toEqual([]);
});

/** Of a test every case counts, and there is no part of it that a reader could skip. */
const IS_TEST = /\.(test|e2e)\.tsx?$/;

test("half of the modules of src have at most 70 lines", () => {
  const lengths = CODE.filter((path) => path.startsWith("src/") && !NOT_CODE(path))
    .filter((path) => !IS_TEST.test(path))
    .map(lineCount)
    .toSorted((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(70);
});

function lineCount(path: string): number {
  return readProjectFile(path).trimEnd().split("\n").length;
}

test("every page of the site is a screen folder with its route", () => {
  const routes = PROJECT_FILES.filter((path) => path.endsWith(".route.tsx"));
  expect(routes.length).toBeGreaterThan(10);
  for (const path of routes) expect(path).toMatch(/^src\/site\/screens\/([^/]+)\/\1\.route\.tsx$/);
});

/** Where the process meets its environment: the settings, and the tools that run the tests. */
const READERS_OF_THE_ENVIRONMENT = `src/configuration/environment.server.ts src/server/start.test.ts
  playwright.browsers.config.ts playwright.config.ts vitest.config.ts
  tests/browsers/announce-missing.ts tests/browsers/browser-fixtures.ts tests/browsers/find-executable.ts
  tests/browsers/webkit-engine.ts tests/journeys/bad-days/soak.e2e.ts tests/child-process.ts tests/chromium.ts
  tests/desk-fixtures.ts tests/orca.ts tests/page-fixtures.ts tests/postgres.global-setup.ts tests/site-process.ts
  tests/site-server.ts`.split(/\s+/);

test("only the settings and the test runners read the environment", () => {
  const configs = PROJECT_FILES.filter((path) => /^[^/]+\.config\.ts$/.test(path));
  const readers = [...CODE, ...configs].filter((path) =>
    /\bprocess\s*(\.\s*env\b|\[\s*["']env)|\benv\b[^;]*from "(node:)?process"/.test(
      readProjectFile(path),
    ),
  );
  const others = readers.filter((path) => !READERS_OF_THE_ENVIRONMENT.includes(path));
  expect(others.filter((path) => !path.startsWith("tests/architecture/"))).toEqual([]);
});

test("no component carries a style attribute, which the Content-Security-Policy forbids", () => {
  const styled = filesIn(["src/site/", "src/desk/"], [".tsx"]).filter(
    (path) => !isForTests(path) && /\sstyle=/.test(readProjectFile(path)),
  );
  expect(styled).toEqual([]);
});

import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";
import { BREAKAGES } from "#tests/power/breakages.ts";
import { filesIn, PROJECT_FILES, readProjectFile } from "./project-files.ts";
import { isForTests } from "./source-imports.ts";

const CODE = filesIn(["src/", "tests/", "e2e/", "tools/", "bench/"], [".ts", ".tsx"]);
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The closed list of file roles (CONTRIBUTING.md), with their extensions. */
const ROLES: Record<string, RegExp> = {
  route: /^src\/site\/screens\/.*\.tsx$/,
  screen: /^src\/site\/screens\/.*\.tsx$/,
  contract: /^src\/(api|leads)\/.*\.ts$/,
  api: /^src\/(api|leads)\/.*\.ts$/,
  queries: /^src\/(api|leads)\/.*\.ts$/,
  settings: /^src\/(services|listings)\/.*\.ts$/,
  fake: /^src\/(services|listings)\/.*\.ts$/,
  server: /^src\/.*\.tsx?$/,
  test: /\.tsx?$/,
  e2e: /\.ts$/,
  d: /\.ts$/,
};

/** Names required by React Router and Vitest. */
const GIVEN_NAMES = ["src/site/entry.client.tsx", "tests/postgres.global-setup.ts"];

const NAMELESS =
  /\/(utils?|lib|helpers?|shared|common|core)\/|\/(index|utils?|helpers?|misc|common|types|constants)\.[^/]+$/;

test("names code files in kebab case with at most one role", () => {
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

test("has no meaningless file or folder name", () => {
  expect(CODE.filter((path) => NAMELESS.test(path))).toEqual([]);
});

test("has no file that only re-exports", () => {
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

/** Long look-up tables. */
const NOT_CODE = (path: string) => path.startsWith("src/content/");

test("limits files of code and styles to 300 lines", () => {
  const paths = [...CODE, ...filesIn(["src/"], [".css"])].filter((path) => !NOT_CODE(path));
  expect(paths.filter((path) => lineCount(path) > 300)).toEqual([]);
});

function lineCount(path: string): number {
  return readProjectFile(path).trimEnd().split("\n").length;
}

/** The settings, and the tools that run the tests. */
const READERS_OF_THE_ENVIRONMENT = `src/config/environment.server.ts src/server/start.test.ts
  playwright.browsers.config.ts playwright.config.ts vitest.config.ts
  e2e/engines/browser-fixtures.ts e2e/engines/engines.ts
  e2e/engines/webkit-engine.ts tests/child-process.ts tests/chromium.ts
  tests/desk-fixtures.ts tests/page-fixtures.ts tests/postgres.global-setup.ts tests/site-process.ts
  tests/site-server.ts`.split(/\s+/);

test("reads the environment only in the settings and test runners", () => {
  const configs = PROJECT_FILES.filter((path) => /^[^/]+\.config\.ts$/.test(path));
  const readers = [...CODE, ...configs].filter((path) =>
    /\bprocess\s*(\.\s*env\b|\[\s*["']env)|\benv\b[^;]*from "(node:)?process"/.test(
      readProjectFile(path),
    ),
  );
  const others = readers.filter((path) => !READERS_OF_THE_ENVIRONMENT.includes(path));
  expect(others.filter((path) => !path.startsWith("tests/architecture/"))).toEqual([]);
});

test("finds the target and the test of every deliberate breakage", () => {
  for (const { file, from, test: noticing } of BREAKAGES) {
    expect.soft(readProjectFile(file).split(from), `${file}: ${from}`).toHaveLength(2);
    expect.soft(PROJECT_FILES).toContain(noticing);
  }
});

test("uses no style attribute, which the Content-Security-Policy forbids", () => {
  const styled = filesIn(["src/site/", "src/desk/"], [".tsx"]).filter(
    (path) => !isForTests(path) && /\sstyle=/.test(readProjectFile(path)),
  );
  expect(styled).toEqual([]);
});

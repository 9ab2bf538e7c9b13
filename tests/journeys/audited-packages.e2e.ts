import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "#tests/page-fixtures.ts";
import { auditedPackages } from "#scripts/audited-packages.ts";
import { BUNDLED_PACKAGES, bundledPackages } from "#scripts/bundled-packages-plugin.ts";
import { IMPORTS, isForTests } from "../architecture/source-imports.ts";

/** What the build made at its own time: texts, and types that are gone by then. */
const ONLY_FOR_THE_BUILD = /^(virtual:|node:|@react-router\/dev|@fontsource|tailwindcss|bun:)/;

test("whatever the sources import at run time is audited, in whichever bundle it ends", () => {
  const files = readdirSync(BUNDLED_PACKAGES);
  expect(files.toSorted()).toEqual(["client.json", "desk.json", "first-load.json", "ssr.json"]);
  const audited = auditedPackages(
    JSON.parse(readFileSync("package-lock.json", "utf8")),
    bundledPackages(),
  );
  const imported = IMPORTS.filter(
    ({ from, specifier, to, isTypeOnly }) =>
      to === undefined && !isTypeOnly && !isForTests(from) && !ONLY_FOR_THE_BUILD.test(specifier),
  );
  const names = imported.map(({ specifier }) => {
    const parts = specifier.split("/");
    return `node_modules/${parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/")}`;
  });
  expect(names).toContain("node_modules/better-auth");
  expect(names).toContain("node_modules/@tiptap/core");
  expect([...new Set(names)].filter((name) => !audited.has(name))).toEqual([]);
  // What those bring along, too.
  expect(audited).toContain("node_modules/@better-auth/core");
  expect(audited).not.toContain("node_modules/vite");
});

import { expect, test } from "vitest";
import { auditedPackages, seriousAdvisories } from "./audited-packages.ts";
import { packageFolder } from "./bundled-packages-plugin.ts";

const LOCK = {
  packages: {
    "": {},
    "node_modules/hono": {},
    "node_modules/better-auth": { dev: true },
    "node_modules/better-auth/node_modules/zod": { dev: true },
    "node_modules/zod": {},
    "node_modules/vite": { dev: true },
  },
};
const AUDITED = auditedPackages(LOCK, [
  "node_modules/better-auth",
  "node_modules/better-auth/node_modules/zod",
]);

test("what is installed to run, and what a bundle contains, is audited; what only builds is not", () => {
  expect([...AUDITED].toSorted()).toEqual([
    "node_modules/better-auth",
    "node_modules/better-auth/node_modules/zod",
    "node_modules/hono",
    "node_modules/zod",
  ]);
  expect(() => auditedPackages(LOCK, ["node_modules/elsewhere"])).toThrow("node_modules/elsewhere");
});

/** As `npm audit --json` has it: the dependents of a package name it, without an advisory of their own. */
const report = (vulnerabilities: Record<string, object>) => ({
  auditReportVersion: 2,
  vulnerabilities,
});
const advisory = (severity: string) => ({
  source: 1,
  title: "Takes anything",
  url: "https://github.com/advisories/GHSA-1",
  severity,
  range: "<2",
});

test("a serious advisory about one of them is named, by its very copy", () => {
  const zod = { name: "zod", severity: "high", via: [advisory("high")] };
  const found = seriousAdvisories(
    report({
      zod: { ...zod, nodes: ["node_modules/better-auth/node_modules/zod", "node_modules/x/zod"] },
      hono: { nodes: ["node_modules/hono"], via: [advisory("moderate"), "zod"] },
      vite: { nodes: ["node_modules/vite"], via: [advisory("critical")] },
    }),
    AUDITED,
  );
  expect(found).toEqual([
    "high: node_modules/better-auth/node_modules/zod: Takes anything (https://github.com/advisories/GHSA-1)",
  ]);
});

test("what is no report is no clean one", () => {
  expect(() => seriousAdvisories({ message: "405 Method Not Allowed" }, AUDITED)).toThrow();
});

test.each([
  ["/site/node_modules/@tiptap/core/dist/index.js", "node_modules/@tiptap/core"],
  ["/site/node_modules/a/node_modules/b/x.js?v=1", "node_modules/a/node_modules/b"],
  ["\0/site/node_modules/react/index.js?commonjs-module", "node_modules/react"],
  ["/site/src/server/app.ts", undefined],
])("the module %j is of %j", (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});

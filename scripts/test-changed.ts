import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";
import { runSteps, type Step } from "./run-steps.ts";

// `npm run test:changed`: types, lint, the rules of the architecture, the unit and API tests that import
// what differs from the branch `main` (or from the one that is named), and the end-to-end tests that
// changed or stand beside what changed.

const [branch = "main"] = process.argv.slice(2);
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
const base = git("merge-base", "HEAD", branch);
const changed = [
  ...git("diff", "--name-only", "--diff-filter=d", base).split("\n"),
  ...git("ls-files", "--others", "--exclude-standard").split("\n"),
].filter((path) => existsSync(path));

const folders = new Set(changed.filter((path) => path.startsWith("src/")).map(dirname));
const besides = [...folders].flatMap((folder) => globSync(`${folder}/*.e2e.ts`));
const journeys = changed.filter((path) => /^tests\/(?!browsers).*\.e2e\.ts$/.test(path));
const endToEnd = [...new Set([...besides, ...journeys])];

const build: Step = ["production build", "node", "scripts/build.ts", "--if-needed"];
const checks: readonly Step[] = [
  ["types", "tsc"],
  ["lint", "oxlint", "--deny-warnings"],
  ["unit and API tests of what changed", "vitest", "run", "--changed", base, "--passWithNoTests"],
  ["architecture", "vitest", "run", "tests/architecture"],
];
const failed =
  (await runSteps([checks, endToEnd.length > 0 ? [build] : []])) ??
  (endToEnd.length > 0
    ? await runSteps([[["end to end beside what changed", "playwright", "test", ...endToEnd]]])
    : undefined);
if (failed !== undefined) {
  process.stderr.write(`\nFailed: ${failed}\n`);
  process.exit(1);
}

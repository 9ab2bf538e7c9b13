import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { playwrightResults, vitestResults } from "./test-results.ts";

// `npm test`: everything that must pass, in the order in which it fails soonest.

const STEPS: readonly (readonly [name: string, script: string])[] = [
  ["texts and route types", "generate"],
  ["format", "check:format"],
  ["lint", "check:lint"],
  ["types", "check:types"],
  ["unused code", "check:unused"],
  ["unit and API tests, on both databases", "test:unit"],
  ["production build", "build"],
  ["nothing newer than the browsers served", "check:baseline"],
  ["end to end", "test:e2e"],
  ["journeys in every browser engine", "test:browsers"],
];

for (const [name, script] of STEPS) {
  process.stdout.write(`\n── ${name} (npm run ${script})\n`);
  const started = Date.now();
  const { status } = spawnSync("npm", ["run", "--silent", script], { stdio: "inherit" });
  if (status !== 0) {
    process.stderr.write(`\nFailed: ${name}\n`);
    process.exit(status ?? 1);
  }
  process.stdout.write(`── ${name}: ${Math.round((Date.now() - started) / 1000)} s\n`);
}

const results = [
  vitestResults(readReport("unit")),
  playwrightResults(readReport("end-to-end")),
  playwrightResults(readReport("browsers")),
];
const passed = results.reduce((sum, one) => sum + one.passed, 0);
const skipped = results.flatMap((one) => one.skipped);
process.stdout.write(`\n${passed} passed, 0 failed, ${skipped.length} skipped\n`);
for (const line of skipped) process.stdout.write(`  skipped: ${line}\n`);

/** What a runner wrote about its own run; the steps above have ended well, so nothing failed. */
function readReport<T>(runner: string): T {
  return JSON.parse(readFileSync(`test-results/${runner}.json`, "utf8"));
}

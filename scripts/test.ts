import { runSteps, type Step } from "./run-steps.ts";

// `npm test`: everything that must pass, in the order in which it fails soonest. `npm test -- fast`,
// `end-to-end` and `engines` are its parts, for machines side by side; `nightly` is what takes long and
// seldom fails. What follows goes to the runner of the part: `npm test -- end-to-end --shard=1/2`.

const [part = "all", ...args] = process.argv.slice(2);

const step = (name: string, script: string, ...more: string[]): Step => [
  `${name} (npm run ${script})`,
  "npm",
  "run",
  "--silent",
  script,
  "--",
  ...more,
];
const generate = step("texts and route types", "generate");
const checks = [
  step("format", "check:format"),
  step("lint", "check:lint"),
  step("types", "check:types"),
  step("unused code", "check:unused"),
  step("no secret in a file", "check:secrets"),
];
const build = [
  step("production build", "build"),
  step("nothing newer than the browsers served", "check:baseline"),
];
const unit = step("unit and API tests", "test:unit", ...args);
const endToEnd = step("end to end", "test:e2e", ...args);
const engines = step("journeys in every browser engine", "test:browsers", ...args);
const nightly = [
  step("a hundred thousand histories", "test:unit", "-histories.test.ts"),
  step("end to end by night", "test:e2e"),
  step("every browser engine by night", "test:browsers"),
  step("no change of the code goes unnoticed", "test:mutation"),
];

/** One after the other: lanes of steps that run side by side. */
const PARTS = new Map<string, readonly (readonly (readonly Step[])[])[]>([
  ["all", [[[generate]], [checks, build], [[unit, endToEnd, engines]]]],
  ["fast", [[[generate, ...checks, unit]]]],
  ["end-to-end", [[[generate, ...build, endToEnd]]]],
  ["engines", [[[generate, ...build, engines]]]],
  ["nightly", [[[generate, ...build, ...nightly]]]],
]);

const lanesInTurn = PARTS.get(part);
if (lanesInTurn === undefined)
  throw new Error(`Not one of ${[...PARTS.keys()].join(", ")}: ${part}`);
for (const lanes of lanesInTurn) {
  const failed = await runSteps(lanes);
  if (failed !== undefined) {
    process.stderr.write(`\nFailed: ${failed}\n`);
    process.exit(1);
  }
}

import { existsSync, readFileSync } from "node:fs";
import { playwrightTimes, type Times, vitestTimes } from "./test-results.ts";

// `npm run test:times`: where the minutes of the last runs went, by what the runners wrote. How many
// lines of each list are shown can be given: `npm run test:times -- 40`.

const [shown = 15] = process.argv.slice(2).map(Number);

for (const [runner, timesOf] of [
  ["unit", vitestTimes],
  ["end-to-end", playwrightTimes],
  ["browsers", playwrightTimes],
] as const) {
  const path = `test-results/${runner}.json`;
  if (!existsSync(path)) continue;
  const times: Times = timesOf(JSON.parse(readFileSync(path, "utf8")));
  const { tests, steps } = times;
  const files = sums(tests.map(({ file, ms }) => [file, ms]));
  const minutes = `${inMinutes(times.ms)} minutes, ${inMinutes(total(tests))} of tests`;
  print(`\n${runner}: ${tests.length} tests in ${files.length} files, ${minutes}`);
  table("files", files);
  table(
    "tests",
    tests
      .map(({ name, ms }) => ({ name, ms, count: 1 }))
      .toSorted((one, other) => other.ms - one.ms),
  );
  table("steps", sums(steps.map(({ name, ms }) => [name, ms])));
}

interface Line {
  readonly name: string;
  readonly ms: number;
  readonly count: number;
}

/** What belongs to one name, summed up; what took longest first. */
function sums(pairs: readonly (readonly [name: string, ms: number])[]): Line[] {
  const groups = Map.groupBy(pairs, ([name]) => name);
  return Array.from(groups, ([name, group]) => ({
    name,
    ms: group.reduce((sum, [, ms]) => sum + ms, 0),
    count: group.length,
  })).toSorted((one, other) => other.ms - one.ms);
}

function total(tests: readonly { readonly ms: number }[]): number {
  return tests.reduce((sum, { ms }) => sum + ms, 0);
}

function inMinutes(ms: number): string {
  return (ms / 60_000).toFixed(1);
}

function table(title: string, lines: readonly Line[]): void {
  if (lines.length === 0) return;
  print(`\n  seconds  count  ${title}`);
  for (const { name, ms, count } of lines.slice(0, shown)) {
    print(`${(ms / 1000).toFixed(1).padStart(9)} ${String(count).padStart(6)}  ${name}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

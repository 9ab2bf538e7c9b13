import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, inject, onTestFinished, test } from "vitest";
import { playwrightResults, playwrightTimes, vitestResults, vitestTimes } from "./test-results.ts";

/** For both runners; without its own folder Playwright would empty that of the whole project. */
const CONFIG = {
  testMatch: "*.e2e.ts",
  outputDir: "output",
  reporter: [["json", { outputFile: "report.json" }]],
  test: { include: ["*.test.ts"], reporters: ["json"], outputFile: "report.json" },
};

/** The report of a real run of a runner over one file of tests. */
async function reportOf(runner: readonly string[], name: string, source: string) {
  await mkdir("test-results", { recursive: true });
  const folder = await mkdtemp(resolve("test-results/runner-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), source);
  await writeFile(join(folder, "config.ts"), `export default ${JSON.stringify(CONFIG)};`);
  const command = ["--no-install", ...runner, "--config", "config.ts"];
  await promisify(execFile)("npx", command, { cwd: folder });
  return JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
}

test.runIf(inject("isNight"))(
  "a test that Playwright skipped is named, with its reason; tests and steps have their times",
  async () => {
    const report = await reportOf(
      ["playwright", "test"],
      "some.e2e.ts",
      `import { test } from "@playwright/test";
     test("runs", () => test.step("starts a site", () => {}));
     test.describe("group", () => {
       test("skips", () => test.skip(true, "needs a disk"));
     });`,
    );
    expect(playwrightResults(report)).toEqual({ passed: 1, skipped: ["skips (needs a disk)"] });
    const ms = expect.any(Number);
    expect(playwrightTimes(report)).toEqual({
      ms,
      tests: ["runs", "skips"].map((name) => ({ file: "some.e2e.ts", name, ms })),
      steps: [{ name: "starts a site", ms }],
    });
  },
);

test.runIf(inject("isNight"))(
  "a test that Vitest skipped is named, one that ran has its time",
  async () => {
    const report = await reportOf(
      ["vitest", "run", "--root", "."],
      "some.test.ts",
      `import { describe, test } from "vitest";
     test("runs", () => {});
     describe("group", () => test.skip("skips", () => {}));`,
    );
    expect(vitestResults(report)).toEqual({ passed: 1, skipped: ["group skips"] });
    const { tests } = vitestTimes(report);
    expect(tests[0]).toMatchObject({ name: "runs", ms: expect.any(Number) });
    expect(tests[0]?.file).toMatch(/^test-results\/.*some\.test\.ts$/);
  },
);

import { relative } from "node:path";
import type {
  JSONReport,
  JSONReportSpec,
  JSONReportSuite,
  JSONReportTestStep,
} from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

interface TestResults {
  readonly passed: number;
  /** The title of each test that did not run, and why where it says so. */
  readonly skipped: readonly string[];
}

/** How long a run and its parts took, in milliseconds. */
export interface Times {
  readonly ms: number;
  readonly tests: readonly {
    readonly file: string;
    readonly name: string;
    readonly ms: number;
  }[];
  /** What tests and their fixtures mark with `test.step`, such as the start of a site. */
  readonly steps: readonly { readonly name: string; readonly ms: number }[];
}

const NOT_RUN = ["skipped", "pending", "todo", "disabled"];

/** What Vitest's JSON reporter counted. */
export function vitestResults({ numPassedTests, testResults }: JsonTestResults): TestResults {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => NOT_RUN.includes(status));
  return { passed: numPassedTests, skipped: skipped.map(({ fullName }) => fullName) };
}

/** What Vitest's JSON reporter measured: without the loading of modules and the making of databases. */
export function vitestTimes({ startTime, testResults }: JsonTestResults): Times {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(process.cwd(), name),
      name: fullName,
      ms: duration ?? 0,
    })),
  );
  return {
    ms: Math.max(...testResults.map(({ endTime }) => endTime)) - startTime,
    tests,
    steps: [],
  };
}

/** What Playwright's JSON reporter counted. */
export function playwrightResults(report: JSONReport): TestResults {
  const skipped = specsIn(report).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ annotations }) => {
        const reason = annotations.find(({ description }) => description)?.description;
        return reason === undefined ? title : `${title} (${reason})`;
      }),
  );
  return { passed: report.stats.expected, skipped };
}

/** What Playwright's JSON reporter measured. */
export function playwrightTimes(report: JSONReport): Times {
  const results = specsIn(report).flatMap(({ file, title, tests }) =>
    tests.flatMap((test) => test.results.map((result) => ({ file, title, ...result }))),
  );
  return {
    ms: report.stats.duration,
    tests: results.map(({ file, title, duration }) => ({
      file,
      name: title,
      ms: duration,
    })),
    steps: results.flatMap(({ steps }) => stepsIn(steps)),
  };
}

function stepsIn(steps: readonly JSONReportTestStep[] = []): { name: string; ms: number }[] {
  return steps.flatMap(({ title, duration, steps: within }) => [
    { name: title, ms: duration },
    ...stepsIn(within),
  ]);
}

function specsIn({
  suites = [],
  specs = [],
}: Partial<Pick<JSONReportSuite, "suites" | "specs">>): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

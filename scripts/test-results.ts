interface TestResults {
  readonly passed: number;
  /** The title of each test that did not run, and why where it says so. */
  readonly skipped: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly flaky: number };
}

const NOT_RUN = ["skipped", "pending", "todo", "disabled"];

/** What Vitest's JSON reporter counted. */
export function vitestResults({ numPassedTests, testResults }: VitestReport): TestResults {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => NOT_RUN.includes(status));
  return { passed: numPassedTests, skipped: skipped.map(({ fullName }) => fullName) };
}

/** What Playwright's JSON reporter counted; a test that passed when it was tried again has passed. */
export function playwrightResults(report: PlaywrightReport): TestResults {
  const { expected, flaky } = report.stats;
  return { passed: expected + flaky, skipped: skippedIn(report) };
}

function skippedIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ annotations }) => {
        const reason = annotations.find(({ description }) => description)?.description;
        return reason === undefined ? title : `${title} (${reason})`;
      }),
  );
  return [...here, ...suites.flatMap(skippedIn)];
}

import type { TestModule } from "vitest/node";
import { defineConfig } from "vitest/config";

/** Names the tests that passed only at the second attempt: each is a race to mend. */
const flakyTests = {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const testModule of modules) {
      for (const test of testModule.children.allTests()) {
        if (test.diagnostic()?.flaky) process.stdout.write(`\nflaky: ${test.fullName}\n`);
      }
    }
  },
};

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts", "scripts/**/*.test.ts"],
    globalSetup: ["tests/postgres.global-setup.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }], flakyTests],
    // Real processes, databases and sockets on a busy machine; Playwright tries again as well.
    retry: 1,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});

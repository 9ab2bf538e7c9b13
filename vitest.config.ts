import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts", "scripts/**/*.test.ts"],
    globalSetup: ["tests/postgres.global-setup.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    // Loading modules anew for each file took longer than the tests: all files of a worker share them.
    isolate: false,
    // Many tests wait, for PostgreSQL, a clock or another process: one more than there are cores has them all at work.
    maxWorkers: availableParallelism() + 1,
    unstubGlobals: true,
    restoreMocks: true,
    coverage: {
      include: ["src/**/*.{ts,tsx}"],
      exclude: ["**/paraglide/**"],
      reporter: ["text-summary", "json-summary"],
      reportsDirectory: "test-results/coverage",
    },
    // The embedded database is compiled to be quick later, which costs more than it brings: see tests/site-process.ts.
    execArgv: ["--liftoff-only"],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // What is waited for comes at once on a machine at rest, and later beside other tests.
    expect: { poll: { timeout: 10_000 } },
  },
});

import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,tests,e2e,tools}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/postgres.global-setup.ts"],
    setupFiles: ["tests/property-seeds.ts"],
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
    // Mutation testing runs in threads, which take no such option.
    execArgv: "STRYKER_MUTATOR_WORKER" in process.env ? [] : ["--liftoff-only"],
    // A limit ends what hangs; it measures nothing. On a busy machine everything comes late.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As long as tests/eventually.ts waits.
    expect: { poll: { timeout: 60_000 } },
  },
});

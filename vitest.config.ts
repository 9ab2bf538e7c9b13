import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts", "scripts/**/*.test.ts"],
    globalSetup: ["tests/postgres.global-setup.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    // Loading modules anew for each file took longer than the tests: all files of a worker share them.
    isolate: false,
    // PostgreSQL, the other half of most tests, is a process of its own.
    maxWorkers: "100%",
    unstubGlobals: true,
    restoreMocks: true,
    coverage: {
      include: ["src/**/*.{ts,tsx}"],
      exclude: ["**/paraglide/**"],
      reporter: ["text-summary", "json-summary"],
      reportsDirectory: "test-results/coverage",
    },
    // Real processes, databases and sockets on a busy machine: a second attempt is reported, and a race to mend.
    retry: 1,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});

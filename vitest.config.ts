import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts", "scripts/**/*.test.ts"],
    globalSetup: ["tests/postgres.global-setup.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});

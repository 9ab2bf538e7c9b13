import { readEnvironment } from "#configuration/environment.server.ts";
import { openForTool } from "#database/connect.server.ts";
import { runInsights } from "./insights/run-insights.ts";

// `npm run insights`: what visitors did, in daily totals (docs/operations.md).

// Whoever reads our answer may have read enough of it.
process.stdout.on("error", () => {});

process.exitCode = await runInsights(
  process.argv.slice(2),
  async () => openForTool(readEnvironment()),
  {
    say: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  },
);

import { readEnvironment } from "#configuration/environment.server.ts";
import { openForTool } from "#database/connect.server.ts";
import { runLeads } from "./leads/run-leads.ts";

// `npm run leads`: what the staff can do with the leads (docs/operations.md).

// Whoever reads our answer may have read enough of it.
process.stdout.on("error", () => {});

process.exitCode = await runLeads(
  process.argv.slice(2),
  async () => openForTool(readEnvironment()),
  {
    say: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  },
);

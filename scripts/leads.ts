import { runTool } from "./command-line.ts";
import { runLeads } from "./leads/run-leads.ts";

// `npm run leads`: what the staff can do with the leads (docs/operations.md).
await runTool(runLeads);

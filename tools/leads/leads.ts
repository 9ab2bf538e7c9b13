import { runTool } from "../command-line.ts";
import { runLeads } from "./run-leads.ts";

// `npm run leads`: manages leads (docs/operations.md).
await runTool(runLeads);

import { runTool } from "./command-line.ts";
import { runInsights } from "./insights/run-insights.ts";

// `npm run insights`: what visitors did, in daily totals (docs/operations.md).
await runTool(runInsights);

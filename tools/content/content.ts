import { runTool } from "../command-line.ts";
import { runContent } from "./run-content.ts";

// `npm run content`: transfers content between files and database (docs/operations.md).
await runTool(runContent);

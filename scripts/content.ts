import { runTool } from "./command-line.ts";
import { runContent } from "./run-content.ts";

// `npm run content`: the content in files and in the database (docs/operations.md).
await runTool(runContent);

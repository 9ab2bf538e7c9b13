import { runTool } from "./command-line.ts";
import { linksTool } from "./links/run-links.ts";

// `npm run links`: do the links to other sites still lead somewhere? (docs/operations.md)
await runTool(linksTool());

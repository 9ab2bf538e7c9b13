import { runTool } from "./command-line.ts";
import { listingsTool } from "./listings/run-listings.ts";

// `npm run listings`: does Google say what this site says? (docs/operations.md)
await runTool(listingsTool());

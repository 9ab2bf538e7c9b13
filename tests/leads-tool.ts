import { runLeads } from "#tools/leads/run-leads.ts";
import type { Terminal } from "#tools/command-line.ts";
import type { Database } from "#database/database.ts";
import { recorded } from "./recorded-tool.ts";

export function leadsTool(openDatabase: () => Promise<Database>, terminal: Partial<Terminal> = {}) {
  return (...args: string[]) =>
    recorded((recording) => runLeads(args, openDatabase, { ...recording, ...terminal }));
}

import { runLeads } from "../scripts/leads/run-leads.ts";
import type { Terminal } from "../scripts/command-line.ts";
import type { Database } from "#database/connect.server.ts";
import { recorded } from "./recorded-tool.ts";

export function leadsTool(openDatabase: () => Promise<Database>, terminal: Partial<Terminal> = {}) {
  return (...args: string[]) =>
    recorded((recording) => runLeads(args, openDatabase, { ...recording, ...terminal }));
}

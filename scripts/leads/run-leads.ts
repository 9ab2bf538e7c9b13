import { DrizzleQueryError } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { UsageError } from "../command-line.ts";
import { readArguments, type Request } from "./arguments.ts";
import { erase } from "./erase.ts";
import { exportLeads } from "./export.ts";
import { HELP } from "./help.ts";
import { list } from "./list.ts";
import { purge } from "./purge.ts";
import { redeliverLeads } from "./redeliver.ts";
import { settleLead } from "./settle.ts";
import { show } from "./show.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Runs one command line of the staff's tool and returns its exit code: 0 done, 1 not done, 2 wrong
 * usage. The database is opened when the command line makes sense, and closed at the end.
 */
export async function runLeads(
  args: readonly string[],
  openDatabase: () => Promise<Database>,
  terminal: Terminal,
): Promise<number> {
  try {
    const request = readArguments(args);
    if (request.command === "help") {
      terminal.say(HELP);
      return 0;
    }
    const database = await openDatabase();
    try {
      await migrateDatabase(database, async () => {});
      return await run(database, request, terminal);
    } finally {
      await database.close();
    }
  } catch (error) {
    terminal.complain(`${messageOf(error)}\n`);
    if (!(error instanceof UsageError)) return 1;
    terminal.complain("\nnpm run leads -- --help explains it.\n");
    return 2;
  }
}

function run(database: Database, { command, subjects, options }: Request, terminal: Terminal) {
  const [subject = ""] = subjects;
  switch (command) {
    case "list":
      return list(database, options, terminal);
    case "show":
      return show(database, subject, options, terminal);
    case "export":
      return exportLeads(database, options, terminal);
    case "redeliver":
      return redeliverLeads(database, subjects, options, terminal);
    case "settle":
      return settleLead(database, subject, options, terminal);
    case "erase":
      return erase(database, subject, options, terminal);
    case "purge":
      return purge(database, options, terminal);
    default:
      throw new UsageError(`There is no command "${command}".`);
  }
}

/** A failed statement's own message repeats the statement; its cause says what is wrong. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof DrizzleQueryError ? messageOf(error.cause) : error.message;
}

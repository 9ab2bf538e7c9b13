import { Command, CommanderError } from "commander";
import { DrizzleQueryError } from "drizzle-orm";
import { readEnvironment } from "#config/environment.server.ts";
import { openForTool } from "#database/connect.server.ts";
import type { Database } from "#database/database.ts";
import { migrateDatabase } from "#database/migrate.ts";

export interface Terminal {
  writeOut(text: string): void;
  writeErr(text: string): void;
  /** Resolves once the reader has taken the output, so that a slow one does not fill the memory. */
  drained?(): Promise<void>;
}

/** The command line is invalid; the message says why. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Runs a command line; returns 0 done, 1 failed, 2 wrong usage. */
type Tool = (
  args: readonly string[],
  openDatabase: () => Promise<Database>,
  terminal: Terminal,
) => Promise<number>;

/** Opens and migrates the database, and closes it after the work. */
export type WithDatabase = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

/** Creates a tool (`npm run …`) with the commands that `declare` adds; `more` ends its help. */
export function createTool(
  name: string,
  description: string,
  more: string,
  declare: (program: Command, terminal: Terminal, withDatabase: WithDatabase) => void,
): Tool {
  return async (args, openDatabase, terminal) => {
    const seeHelp = `\nnpm run ${name} -- --help explains it.`;
    const program = new Command(`npm run ${name} --`)
      .description(description)
      .addHelpText("after", more)
      .exitOverride()
      .configureOutput(terminal)
      .showHelpAfterError(seeHelp);
    declare(program, terminal, async (work) => {
      const database = await openDatabase();
      try {
        await migrateDatabase(database, async () => {});
        return await work(database);
      } finally {
        await database.close();
      }
    });
    try {
      await program.parseAsync(args.map(withTodaysName), { from: "user" });
      return 0;
    } catch (error) {
      if (error instanceof NotDoneError) return 1;
      // Help, or wrong usage that the parser has reported.
      if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
      terminal.writeErr(`${messageOf(error)}\n`);
      if (!(error instanceof UsageError)) return 1;
      terminal.writeErr(`${seeHelp}\n`);
      return 2;
    }
  };
}

/** `--restaurant` was formerly `--house`; saved command lines must keep working. */
function withTodaysName(argument: string): string {
  return argument.replace(/^--house(?==|$)/, "--restaurant");
}

/** The command failed and has printed why. */
export class NotDoneError extends Error {
  override name = "NotDoneError";
}

export async function runTool(run: Tool): Promise<void> {
  let isCutOff = false;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // EPIPE: the reader stopped early. Other errors, such as a full disk, truncate the output.
    if (error.code === "EPIPE" || isCutOff) return;
    isCutOff = true;
    process.exitCode = 1;
    process.stderr.write(`The output is incomplete: ${error.message}\n`);
  });
  const code = await run(process.argv.slice(2), async () => openForTool(readEnvironment()), {
    writeOut: (text) => process.stdout.write(text),
    writeErr: (text) => process.stderr.write(text),
    drained: drainedOutput,
  });
  process.exitCode = isCutOff ? 1 : code;
}

async function drainedOutput(): Promise<void> {
  const { stdout } = process;
  if (!stdout.writableNeedDrain) return;
  // A closed reader takes no more output.
  await new Promise<void>((resolve) => {
    for (const event of ["drain", "close", "error"]) stdout.once(event, () => resolve());
  });
}

/** A failed statement's message repeats the statement; its cause has the reason. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DrizzleQueryError) return messageOf(error.cause);
  return error.cause instanceof Error
    ? `${error.message} (${messageOf(error.cause)})`
    : error.message;
}

import { Command, CommanderError } from "commander";
import { DrizzleQueryError } from "drizzle-orm";
import { readEnvironment } from "#configuration/environment.server.ts";
import { type Database, openForTool } from "#database/connect.server.ts";
import { migrateDatabase } from "#database/migrate.ts";

/** Where a command writes: its output, and what went wrong. */
export interface Terminal {
  writeOut(text: string): void;
  writeErr(text: string): void;
  /** Resolves when the reader has taken what was written: a slow one must not fill the memory. */
  drained?(): Promise<void>;
}

/** What the caller typed makes no sense; the message says what. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Runs one command line and returns its exit code: 0 done, 1 not done, 2 wrong usage. */
type Tool = (
  args: readonly string[],
  openDatabase: () => Promise<Database>,
  terminal: Terminal,
) => Promise<number>;

/** Opens the database, brings it up to date, and closes it once the work is done. */
export type WithDatabase = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

/** The tool of that name (`npm run …`), whose commands and options `declare` adds; `more` ends its help. */
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
      // Help, or wrong usage that the parser has already reported.
      if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
      terminal.writeErr(`${messageOf(error)}\n`);
      if (!(error instanceof UsageError)) return 1;
      terminal.writeErr(`${seeHelp}\n`);
      return 2;
    }
  };
}

/** `--restaurant` was once `--house`; saved command lines of the staff continue working. */
function withTodaysName(argument: string): string {
  return argument.replace(/^--house(?==|$)/, "--restaurant");
}

/** A command was not done, and has said why. */
export class NotDoneError extends Error {
  override name = "NotDoneError";
}

/** Runs the tool of this process: its arguments, the database of the settings, its terminal. */
export async function runTool(run: Tool): Promise<void> {
  let isCutOff = false;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // Whoever reads the output may have read enough of it; a full disk leaves half a file.
    if (error.code === "EPIPE" || isCutOff) return;
    isCutOff = true;
    process.exitCode = 1;
    process.stderr.write(`The output is not whole: ${error.message}\n`);
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
  // A reader that has gone takes nothing any more.
  await new Promise<void>((resolve) => {
    for (const event of ["drain", "close", "error"]) stdout.once(event, () => resolve());
  });
}

/** A failed statement's own message repeats the statement; its cause says what is wrong. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DrizzleQueryError) return messageOf(error.cause);
  return error.cause instanceof Error
    ? `${error.message} (${messageOf(error.cause)})`
    : error.message;
}

import { relative } from "node:path";
import { parseArgs } from "node:util";
import { readEnvironment } from "../src/configuration/environment.server.ts";
import { openForTool } from "../src/database/connect.server.ts";
import { exportContent, importContent } from "../src/database/import-content.ts";
import { migrateDatabase } from "../src/database/migrate.ts";
import { type ContentProblem, readContent } from "./read-content.ts";
import { writeContent } from "./write-content.ts";

const HELP = `The content of the site: its restaurants, in files and in the database.

  npm run content -- check  [--from folder]   are the files complete and right?
  npm run content -- import [--from folder]   files → database
  npm run content -- export [--to folder]     database → files

The folder is src/content unless given. The database is the one at DATABASE_URL, else the embedded
one in DATA_DIR (default ./.data); the server may run meanwhile.

check   names each wrong file and field. All languages must be there, addresses must be https,
        slugs must be unique, pictures must exist, and each file must be listed in
        restaurants/all-restaurants.ts, whose order is the order of the site.
import  checks first and touches nothing when something is wrong. Then the database is made equal
        to the files in one step: a restaurant without a file is DELETED (to hide one, keep its
        file and set isActive: false). Every running server shows the result within seconds.
export  writes one file per restaurant. A file that already says the same stays as it is; the file
        of a restaurant that the database does not have is deleted.

Exit codes: 0 done · 1 something is wrong with the content or the database · 2 wrong usage
`;

class UsageError extends Error {}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const [command, ...rest] = positionals;
  if (values.help || command === "help") {
    console.log(HELP);
    return 0;
  }
  if (rest.length > 0) throw new UsageError(`Too much was given: ${rest.join(" ")}`);
  if (command === "check") return check(values.from ?? "src/content");
  if (command === "import") return importFiles(values.from ?? "src/content");
  if (command === "export") return exportFiles(values.to ?? "src/content");
  throw new UsageError(command ? `There is no command "${command}".` : "A command is missing.");
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: "string" },
        to: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

async function check(folder: string): Promise<number> {
  const { content, problems } = await readContent(folder);
  if (problems.length > 0) return complain(problems);
  console.log(`The content is fine: ${content.restaurants.length} restaurants.`);
  return 0;
}

async function importFiles(folder: string): Promise<number> {
  const { content, problems } = await readContent(folder);
  if (problems.length > 0) return complain(problems);
  const database = await openForTool(readEnvironment());
  try {
    await migrateDatabase(database, async () => {});
    const { revision, restaurants } = await importContent(database, content);
    const { added, changed, unchanged, removed } = restaurants;
    for (const slug of added) console.log(`added    ${slug}`);
    for (const slug of changed) console.log(`changed  ${slug}`);
    for (const slug of removed) console.log(`DELETED  ${slug} (it has no file)`);
    console.log(
      `Revision ${revision}: ${added.length} added, ${changed.length} changed, ` +
        `${unchanged.length} unchanged, ${removed.length} deleted.`,
    );
    return 0;
  } finally {
    await database.close();
  }
}

async function exportFiles(folder: string): Promise<number> {
  const database = await openForTool(readEnvironment());
  try {
    await migrateDatabase(database, async () => {});
    const content = await exportContent(database);
    if (content.restaurants.length === 0) throw new Error("The database holds no restaurants.");
    const { written, deleted } = await writeContent(content, folder, await readContent(folder));
    for (const file of written) console.log(`written  ${relative(process.cwd(), file)}`);
    for (const file of deleted) console.log(`DELETED  ${relative(process.cwd(), file)}`);
    console.log(`${content.restaurants.length} restaurants, ${written.length} files written.`);
    return 0;
  } finally {
    await database.close();
  }
}

function complain(problems: readonly ContentProblem[]): number {
  for (const { file, field, message } of problems) {
    console.error([file, field, message].filter((part) => part !== "").join(": "));
  }
  console.error(`\n${problems.length} to put right; nothing was changed.`);
  return 1;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${messageOf(error.cause)})`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(messageOf(error));
  if (error instanceof UsageError) console.error("\nnpm run content -- --help explains it.");
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

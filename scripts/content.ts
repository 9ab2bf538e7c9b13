import { relative } from "node:path";
import { readEnvironment } from "#configuration/environment.server.ts";
import { openForTool } from "#database/connect.server.ts";
import { CONTENT_KINDS } from "#database/content.ts";
import { exportContent, importContent } from "#database/import-content.ts";
import { migrateDatabase } from "#database/migrate.ts";
import type { ReplacedRows } from "#database/replace-rows.ts";
import { parseOrExplain, UsageError } from "./command-line.ts";
import { countContent, inFiles } from "./content-kinds.ts";
import { type ContentProblem, readContent } from "./read-content.ts";
import { writeContent } from "./write-content.ts";

const OPTIONS = {
  from: { type: "string" },
  to: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const HELP = `The content of the site: restaurants, experiences and news, in files and in the database.

  npm run content -- check  [--from folder]   are the files complete and right?
  npm run content -- import [--from folder]   files → database
  npm run content -- export [--to folder]     database → files

The folder is src/content unless given. The database is the one at DATABASE_URL, else the embedded
one in DATA_DIR (default ./.data); the server may run meanwhile.

check   names each wrong file and field. All languages must be there, addresses must be https,
        slugs must be unique, pictures must exist, and each file must be named in the list of
        its folder (restaurants/all-restaurants.ts and so on), whose order is the order of the
        site. News are listed in the order of publication, the newest last.
import  checks first and touches nothing when something is wrong. Then the database is made equal
        to the files in one step: what has no file is DELETED (to hide something, keep its file
        and set isActive: false). A folder that is not there (restaurants, experiences, news)
        leaves that kind as it is. Every running server shows the result within seconds.
export  writes one file for each. A file that already says the same stays as it is; the file
        of what the database does not have is deleted.

Exit codes: 0 done · 1 something is wrong with the content or the database · 2 wrong usage
`;

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseOrExplain(args, OPTIONS);
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

async function check(folder: string): Promise<number> {
  const { content, problems } = await readContent(folder);
  if (problems.length > 0) return complain(problems);
  console.log(`The content is fine: ${countContent(content)}.`);
  return 0;
}

async function importFiles(folder: string): Promise<number> {
  const { content, problems } = await readContent(folder);
  if (problems.length > 0) return complain(problems);
  const database = await openForTool(readEnvironment());
  try {
    await migrateDatabase(database, async () => {});
    const imported = await importContent(database, content);
    const slugs = (what: keyof ReplacedRows) =>
      CONTENT_KINDS.flatMap((kind) =>
        (imported[kind]?.[what] ?? []).map((slug) => `${inFiles(kind).folder}/${slug}`),
      );
    for (const slug of slugs("added")) console.log(`added    ${slug}`);
    for (const slug of slugs("changed")) console.log(`changed  ${slug}`);
    for (const slug of slugs("removed")) console.log(`DELETED  ${slug} (it has no file)`);
    console.log(
      `Revision ${imported.revision}: ${slugs("added").length} added, ` +
        `${slugs("changed").length} changed, ${slugs("unchanged").length} unchanged, ` +
        `${slugs("removed").length} deleted.`,
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
    console.log(`${countContent(content)}: ${written.length} files written.`);
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

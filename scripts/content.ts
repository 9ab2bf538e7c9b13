import { relative } from "node:path";
import type { Database } from "#database/connect.server.ts";
import { CONTENT_KINDS } from "#database/content.ts";
import { exportContent, importContent } from "#database/import-content.ts";
import type { ReplacedRows } from "#database/replace-rows.ts";
import { createProgram, NotDoneError, runProgram, runTool, withDatabase } from "./command-line.ts";
import { countContent, inFiles } from "./content-kinds.ts";
import { readContent } from "./read-content.ts";
import { writeContent } from "./write-content.ts";

const DESCRIPTION =
  "The content of the site: restaurants, experiences, news and menus, in files and in the database.";

const MORE = `
The folder is src/content unless given. The database is the one at DATABASE_URL, else the embedded
one in DATA_DIR (default ./.data); the server may run meanwhile.

check   names each wrong file and field. All languages must be there, URLs must be https,
        slugs must be unique, pictures must exist, and each file must be named in the list of
        its folder (restaurants/all-restaurants.ts and so on), whose order is the order of the
        site. News are listed in the order of publication, the newest last.
import  checks first and touches nothing when something is wrong. Then the database is made equal
        to the files in one step: what has no file is DELETED (to hide something, keep its file
        and set isActive: false). A folder that is not there (restaurants, experiences, news,
        menus) leaves that kind as it is. Every running server shows the result within seconds.
export  writes one file for each. A file that already says the same stays as it is; the file
        of what the database does not have is deleted.

Exit codes: 0 done · 1 something is wrong with the content or the database · 2 wrong usage
`;

const BUILT_IN = "src/content";

const run: Parameters<typeof runTool>[0] = (args, openDatabase, terminal) => {
  const program = createProgram("npm run content --", DESCRIPTION, terminal);
  program.addHelpText("after", MORE);
  program
    .command("check")
    .description("are the files complete and right?")
    .option("--from <folder>", "where they are", BUILT_IN)
    .action(({ from }) => check(from));
  program
    .command("import")
    .description("files → database")
    .option("--from <folder>", "where they are", BUILT_IN)
    .action(({ from }) => importFiles(from, openDatabase));
  program
    .command("export")
    .description("database → files")
    .option("--to <folder>", "where they go", BUILT_IN)
    .action(({ to }) => withDatabase(openDatabase, (database) => exportFiles(to, database)));
  return runProgram(program, args, terminal);
};

async function check(folder: string): Promise<void> {
  const content = await readWithoutProblems(folder);
  console.log(`The content is fine: ${countContent(content)}.`);
}

async function importFiles(folder: string, openDatabase: () => Promise<Database>): Promise<void> {
  const content = await readWithoutProblems(folder);
  const imported = await withDatabase(openDatabase, (database) => importContent(database, content));
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
}

async function exportFiles(folder: string, database: Database): Promise<void> {
  const content = await exportContent(database);
  if (content.restaurants.length === 0) throw new Error("The database holds no restaurants.");
  const { written, deleted } = await writeContent(content, folder, await readContent(folder));
  for (const file of written) console.log(`written  ${relative(process.cwd(), file)}`);
  for (const file of deleted) console.log(`DELETED  ${relative(process.cwd(), file)}`);
  console.log(`${countContent(content)}: ${written.length} files written.`);
}

/** Names each problem of the files; with any, nothing is done. */
async function readWithoutProblems(folder: string) {
  const { content, problems } = await readContent(folder);
  for (const { file, field, message } of problems) {
    console.error([file, field, message].filter((part) => part !== "").join(": "));
  }
  if (problems.length === 0) return content;
  console.error(`\n${problems.length} to put right; nothing was changed.`);
  throw new NotDoneError();
}

await runTool(run);

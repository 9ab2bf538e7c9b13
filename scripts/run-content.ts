import { relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { CONTENT_FOLDER } from "#content/content-files.server.ts";
import { type Content, CONTENT_KINDS } from "#content/kinds/all-kinds.ts";
import type { Database } from "#database/connect.server.ts";
import { listVersions } from "#database/content-versions.ts";
import {
  DeskContentError,
  exportContent,
  importContent,
  undoContent,
} from "#database/publish-content.ts";
import {
  DifferentPicturesError,
  exportPictures,
  importPictures,
} from "#database/transfer-pictures.ts";
import {
  createTool,
  NotDoneError,
  type Terminal,
  UsageError,
  type WithDatabase,
} from "./command-line.ts";
import {
  describeDifferences,
  describePublished,
  describeVersion,
  parsePiece,
  pieceName,
} from "./content-history.ts";
import { writePictures } from "./content-pictures.ts";
import { readContent } from "./read-content.ts";
import { writeContent } from "./write-content.ts";

const DESCRIPTION =
  "The content of the site: restaurants, experiences, news, menus, questions and published settings, in files and in the database.";

const MORE = `
The folder is content unless given. The database is the one at DATABASE_URL, else the embedded
one in DATA_DIR (default ./.data); the server may run meanwhile.

check   names each wrong file and field. All languages must be there, URLs must be https,
        pictures must exist, each file must be called as its slug and be named in the _order.json
        of its folder, whose order is the order of the site. News are listed in the order of
        publication, the newest last.
import  checks first and touches nothing when something is wrong. Then the database is made equal
        to the files in one step: what has no file is DELETED (to hide something, keep its file
        and set isActive: false). A folder that is not there leaves that kind as it is; there are
        ${CONTENT_KINDS.join(", ")}.
        Every running server shows the result within seconds.
        What the staff published at the desk is not overwritten: the import then names it and does
        nothing, unless --over-the-desk says that the files are right.
diff    says what an import would do, field by field, and changes nothing.
history lists the newest versions of all content, or of one piece (restaurants/rubaiyat-rio).
undo    takes back the newest publication; of one piece its newest version; with --to all that came
        after that revision. It is a publication itself: another undo takes it back.
        Pictures that the staff uploaded (media) are added and never deleted.
export  writes a JSON file for each, and of news the texts as Markdown beside it: of the same
        content always the same bytes. The files of what the database does not have are deleted.
        Site settings that nobody has published make no file.

Exit codes: 0 done · 1 something is wrong with the content or the database · 2 wrong usage
`;

export const runContent = createTool(
  "content",
  DESCRIPTION,
  MORE,
  (program, terminal, withDatabase) => {
    program
      .command("check")
      .description("are the files complete and right?")
      .option("--from <folder>", "where they are", CONTENT_FOLDER)
      .action(({ from }) => check(from, terminal));
    program
      .command("import")
      .description("files → database")
      .option("--from <folder>", "where they are", CONTENT_FOLDER)
      .option("--over-the-desk", "overwrite what the staff published at the desk", false)
      .action(({ from, overTheDesk }) => importFiles(from, overTheDesk, withDatabase, terminal));
    program
      .command("diff")
      .description("what would an import do?")
      .option("--from <folder>", "where the files are", CONTENT_FOLDER)
      .action(({ from }) => withDatabase((database) => showDifferences(from, database, terminal)));
    program
      .command("history")
      .description("what was published when, and by whom?")
      .argument("[piece]", "folder/slug")
      .option("--limit <count>", "how many versions", "20")
      .action((piece, { limit }) =>
        withDatabase((database) => showHistory(piece, limit, database, terminal)),
      );
    program
      .command("undo")
      .description("take the newest publication back")
      .argument("[piece]", "folder/slug")
      .option("--to <revision>", "take back all that came after it")
      .action((piece, { to }) => withDatabase((database) => undo(piece, to, database, terminal)));
    program
      .command("export")
      .description("database → files")
      .option("--to <folder>", "where they go", CONTENT_FOLDER)
      .action(({ to }) => withDatabase((database) => exportFiles(to, database, terminal)));
  },
);

async function check(folder: string, terminal: Terminal): Promise<void> {
  const { content } = await readWithoutProblems(folder, terminal);
  say(terminal, `The content is fine: ${countContent(content)}.`);
}

async function importFiles(
  folder: string,
  isOverDesk: boolean,
  withDatabase: WithDatabase,
  terminal: Terminal,
): Promise<void> {
  const { content, pictures } = await readWithoutProblems(folder, terminal);
  try {
    const [imported, added] = await withDatabase(({ orm }) =>
      orm.transaction(async (transaction) => {
        const written = await importPictures(transaction, pictures, { isOverDesk });
        return [await importContent({ orm: transaction }, content, { isOverDesk }), written];
      }),
    );
    for (const line of describePublished(imported, " (it has no file)")) say(terminal, line);
    for (const id of added) say(terminal, `written  media/${id}`);
  } catch (error) {
    for (const name of overwrittenNames(error))
      complain(terminal, `published at the desk  ${name}`);
    complain(terminal, "\nNothing was changed. Export first, or import with --over-the-desk.");
    throw new NotDoneError();
  }
}

/** What of the staff an import would overwrite; rethrows every other error. */
function overwrittenNames(error: unknown): readonly string[] {
  if (error instanceof DifferentPicturesError) return error.ids.map((id) => `media/${id}`);
  if (error instanceof DeskContentError) return error.pieces.map(pieceName);
  throw error;
}

async function showDifferences(
  folder: string,
  database: Database,
  terminal: Terminal,
): Promise<void> {
  const { content, pictures } = await readWithoutProblems(folder, terminal);
  const stored = await exportPictures(database.orm);
  const different = pictures.filter(
    ({ picture }) => !stored.some((one) => isDeepStrictEqual(one, picture)),
  );
  const lines = [
    ...describeDifferences(await exportContent(database), content),
    ...different.map(({ picture }) => `differs  media/${picture.id}`),
  ];
  for (const line of lines) say(terminal, line);
  if (lines.length === 0) say(terminal, "The files say what the database says.");
}

async function showHistory(
  name: string | undefined,
  limit: string,
  { orm }: Database,
  terminal: Terminal,
): Promise<void> {
  const piece = name === undefined ? undefined : parsePiece(name);
  const versions = await listVersions(orm, { piece, limit: wholeNumber(limit, "--limit") });
  for (const version of versions) say(terminal, describeVersion(version));
  if (versions.length === 0) say(terminal, "Nothing was published since the site was installed.");
}

async function undo(
  name: string | undefined,
  to: string | undefined,
  database: Database,
  terminal: Terminal,
): Promise<void> {
  if (name !== undefined && to !== undefined) throw new UsageError("Either a piece or --to.");
  const undone = await undoContent(database, {
    ...(name === undefined ? {} : { piece: parsePiece(name) }),
    ...(to === undefined ? {} : { to: BigInt(wholeNumber(to, "--to")) }),
  });
  for (const line of describePublished(undone)) say(terminal, line);
}

function wholeNumber(text: string, option: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`${option} must be a whole number above 0.`);
}

async function exportFiles(folder: string, database: Database, terminal: Terminal): Promise<void> {
  const content = await exportContent(database);
  if (content.restaurants.length === 0) throw new Error("The database holds no restaurants.");
  const files = await writeContent(content, folder);
  const pictures = await writePictures(database.orm, folder);
  const written = [...files.written, ...pictures.written];
  const deleted = [...files.deleted, ...pictures.deleted];
  for (const file of written) say(terminal, `written  ${relative(process.cwd(), file)}`);
  for (const file of deleted) say(terminal, `DELETED  ${relative(process.cwd(), file)}`);
  say(terminal, `${countContent(content)}: ${written.length} files written.`);
}

/** "8 restaurants, 7 experiences, 10 news", and so on. */
function countContent(content: Partial<Content>): string {
  const counts = CONTENT_KINDS.flatMap((kind) => {
    const pieces = content[kind];
    return pieces === undefined ? [] : [`${pieces.length} ${kind}`];
  });
  return counts.join(", ");
}

function say(terminal: Terminal, line: string): void {
  terminal.writeOut(`${line}\n`);
}

function complain(terminal: Terminal, line: string): void {
  terminal.writeErr(`${line}\n`);
}

/** Names each problem of the files; with any, nothing is done. */
async function readWithoutProblems(folder: string, terminal: Terminal) {
  const { content, pictures, problems } = await readContent(folder);
  for (const problem of problems) complain(terminal, problem);
  if (problems.length === 0) return { content, pictures };
  complain(terminal, `\n${problems.length} to put right; nothing was changed.`);
  throw new NotDoneError();
}

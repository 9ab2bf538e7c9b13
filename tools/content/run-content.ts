import { relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { CONTENT_FOLDER } from "#content/built-in/content-files.server.ts";
import { type Content, CONTENT_KINDS } from "#content/kinds/all-kinds.ts";
import type { Database } from "#database/database.ts";
import { listVersions } from "#content/store/content-versions.ts";
import {
  DeskContentError,
  exportContent,
  importContent,
  undoContent,
} from "#content/store/publish-content.ts";
import { inOrder } from "#content/schemas/special-days.ts";
import { readSpecialDays, writeSpecialDays } from "#content/store/special-days.ts";
import {
  DifferentPicturesError,
  exportPictures,
  importPictures,
} from "#content/store/transfer-pictures.ts";
import {
  createTool,
  NotDoneError,
  type Terminal,
  UsageError,
  type WithDatabase,
} from "../command-line.ts";
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
  "Transfers the site's content (restaurants, experiences, news, menus, questions, published settings) between files and database.";

const MORE = `
The default folder is content. The database is the one at DATABASE_URL, else the embedded one in
DATA_DIR (default ./.data); the server may run meanwhile.

check   names each invalid file and field. All languages must be present, URLs must be https,
        pictures must exist, each file must have its slug as name and be listed in the _order.json
        of its folder, which gives the order of the site. News are listed in the order of
        publication, the newest last.
import  checks first and changes nothing if anything is invalid. Then makes the database equal to
        the files in one step: an entry without a file is DELETED (to hide it, keep its file and
        set isActive: false). A missing folder leaves its kind unchanged; the folders are
        ${CONTENT_KINDS.join(", ")}.
        Every running server shows the result within seconds.
        Entries published at the desk are not overwritten: the import names them and stops,
        unless --over-the-desk confirms the files.
        Pictures uploaded at the desk (media) are added and never deleted. special-days.json
        replaces the special days of each restaurant it names.
diff    shows the effect of an import, field by field, and changes nothing.
history lists the newest versions of all content, or of one entry (restaurants/rubaiyat-rio).
undo    reverts the newest publication; of one entry its newest version; with --to everything after
        that revision. It is a publication itself: another undo reverts it.
export  writes a JSON file per entry, and Markdown beside it for articles: always the same bytes
        for the same content. Deletes the files of missing entries. Unpublished site settings
        get no file.

Exit codes: 0 done · 1 invalid content or database error · 2 wrong usage
`;

export const runContent = createTool(
  "content",
  DESCRIPTION,
  MORE,
  (program, terminal, withDatabase) => {
    program
      .command("check")
      .description("check the files")
      .option("--from <folder>", "source", CONTENT_FOLDER)
      .action(({ from }) => check(from, terminal));
    program
      .command("import")
      .description("write the files to the database")
      .option("--from <folder>", "source", CONTENT_FOLDER)
      .option("--over-the-desk", "overwrite entries published at the desk", false)
      .action(({ from, overTheDesk }) => importFiles(from, overTheDesk, withDatabase, terminal));
    program
      .command("diff")
      .description("show the effect of an import")
      .option("--from <folder>", "source", CONTENT_FOLDER)
      .action(({ from }) => withDatabase((database) => showDifferences(from, database, terminal)));
    program
      .command("history")
      .description("list publications with time and author")
      .argument("[piece]", "folder/slug")
      .option("--limit <count>", "maximum number of versions", "20")
      .action((piece, { limit }) =>
        withDatabase((database) => showHistory(piece, limit, database, terminal)),
      );
    program
      .command("undo")
      .description("revert the newest publication")
      .argument("[piece]", "folder/slug")
      .option("--to <revision>", "revert everything after it")
      .action((piece, { to }) => withDatabase((database) => undo(piece, to, database, terminal)));
    program
      .command("export")
      .description("write the database to files")
      .option("--to <folder>", "target", CONTENT_FOLDER)
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
  const { content, specialDays, pictures } = await readWithoutProblems(folder, terminal);
  try {
    const [imported, added] = await withDatabase(({ orm }) =>
      orm.transaction(async (transaction) => {
        const written = await importPictures(transaction, pictures, { isOverDesk });
        for (const [restaurant, days] of specialDays ?? []) {
          await writeSpecialDays(transaction, restaurant, inOrder(days));
        }
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

/** Returns the staff's publications that an import would overwrite; rethrows other errors. */
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
  if (name !== undefined && to !== undefined) throw new UsageError("Give either an entry or --to.");
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
  if (content.restaurants.length === 0) throw new Error("The database contains no restaurants.");
  const days = Object.fromEntries(await readSpecialDays(database.orm, { isAll: true }));
  const files = await writeContent(content, days, folder);
  const pictures = await writePictures(database.orm, folder);
  const written = [...files.written, ...pictures.written];
  const deleted = [...files.deleted, ...pictures.deleted];
  for (const file of written) say(terminal, `written  ${relative(process.cwd(), file)}`);
  for (const file of deleted) say(terminal, `DELETED  ${relative(process.cwd(), file)}`);
  say(terminal, `${countContent(content)}: ${written.length} files written.`);
}

/** Returns "8 restaurants, 7 experiences, 10 news", and so on. */
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

/** Prints each problem of the files, and throws if there is any. */
async function readWithoutProblems(folder: string, terminal: Terminal) {
  const { content, specialDays, pictures, problems } = await readContent(folder);
  for (const problem of problems) complain(terminal, problem);
  if (problems.length === 0) return { content, specialDays, pictures };
  complain(terminal, `\n${problems.length} to put right; nothing was changed.`);
  throw new NotDoneError();
}

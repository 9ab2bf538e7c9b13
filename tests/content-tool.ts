import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { CONTENT_FOLDER, ORDER_FILE, toJson } from "#content/content-files.server.ts";
import { type Database, type DatabaseOptions, openForTool } from "#database/connect.server.ts";
import { runContent } from "../scripts/run-content.ts";
import { recorded } from "./recorded-tool.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { createDatabasePlace, type Engine } from "./test-database.ts";

const NO_DATABASE: DatabaseOptions = { dataDir: "/nonexistent" };
const BUILT_IN_KINDS = ["restaurants", "experiences", "news", "menus", "pages", "faq"];

/** Calls `npm run content` on a database or on none. */
export function contentTool(args: readonly string[], options: DatabaseOptions = NO_DATABASE) {
  return recorded((terminal) => runContent(args, async () => openForTool(options), terminal));
}

/** The tool on a database of its own, which is there until the test is over. */
export async function contentToolOnDatabase(engine: Engine = "postgres") {
  const { options, remove } = await createDatabasePlace(engine);
  onTestFinished(remove);
  const withDatabase = async <T>(work: (database: Database) => Promise<T>) => {
    const database = await openForTool(options);
    return work(database).finally(() => database.close());
  };
  const run = (...args: readonly string[]) => contentTool(args, options);
  return { options, run, withDatabase };
}

/** A copy of the built-in content that a test may spoil; the fewer kinds, the sooner it is read. */
export async function copyContent(kinds: readonly string[] = BUILT_IN_KINDS) {
  const folder = await temporaryFolder();
  for (const name of kinds)
    await cp(join(CONTENT_FOLDER, name), join(folder, name), { recursive: true });
  return folder;
}

/** Gives an item of such a copy other fields. */
export async function changeItem(folder: string, item: string, fields: object): Promise<void> {
  const path = join(folder, `${item}.json`);
  const piece: object = JSON.parse(await readFile(path, "utf8"));
  await writeFile(path, toJson({ ...piece, ...fields }));
}

/** Takes a restaurant from the list of such a copy; its file stays. */
export async function unlist(folder: string, restaurant: string): Promise<void> {
  const path = join(folder, "restaurants", ORDER_FILE);
  const slugs: readonly string[] = JSON.parse(await readFile(path, "utf8"));
  await writeFile(path, toJson(slugs.filter((slug) => slug !== restaurant)));
}

import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { CONTENT_FOLDER, ORDER_FILE, toJson } from "#content/built-in/content-files.server.ts";
import { type DatabaseOptions, openForTool } from "#database/connect.server.ts";
import type { Database } from "#database/database.ts";
import { runContent } from "#tools/content/run-content.ts";
import { recorded } from "./recorded-tool.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { createDatabasePlace, type Engine } from "./test-database.ts";

const NO_DATABASE: DatabaseOptions = { dataDir: "/nonexistent" };
const BUILT_IN_KINDS = ["restaurants", "experiences", "news", "menus", "pages", "faq"];

/** Runs `npm run content` with a database or without one. */
export function contentTool(args: readonly string[], options: DatabaseOptions = NO_DATABASE) {
  return recorded((terminal) => runContent(args, async () => openForTool(options), terminal));
}

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

/** Copies the built-in content for changes; fewer kinds are faster. */
export async function copyContent(kinds: readonly string[] = BUILT_IN_KINDS) {
  const folder = await temporaryFolder();
  for (const name of kinds)
    await cp(join(CONTENT_FOLDER, name), join(folder, name), { recursive: true });
  return folder;
}

export async function changeItem(folder: string, item: string, fields: object): Promise<void> {
  const path = join(folder, `${item}.json`);
  const piece: object = JSON.parse(await readFile(path, "utf8"));
  await writeFile(path, toJson({ ...piece, ...fields }));
}

/** Removes a restaurant from the list of such a copy, but not its file. */
export async function unlist(folder: string, restaurant: string): Promise<void> {
  const path = join(folder, "restaurants", ORDER_FILE);
  const slugs: readonly string[] = JSON.parse(await readFile(path, "utf8"));
  await writeFile(path, toJson(slugs.filter((slug) => slug !== restaurant)));
}

import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Database, type DatabaseOptions, openForTool } from "#database/connect.server.ts";
import { runContent } from "../scripts/run-content.ts";
import { recorded } from "./recorded-tool.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { createDatabasePlace, type Engine } from "./test-database.ts";

const NO_DATABASE: DatabaseOptions = { dataDir: "/nonexistent" };
const BUILT_IN_KINDS = ["restaurants", "experiences", "news", "menus", "pages", "faq"];

/**
 * Calls `npm run content` on a database or on none. A process reads a module once: each call finds the
 * folder of its arguments under a new name, and says the old one.
 */
export async function contentTool(args: readonly string[], options?: DatabaseOptions) {
  const place = Math.max(args.indexOf("--from"), args.indexOf("--to")) + 1;
  const folder = place > 0 && existsSync(args[place] ?? "") ? (args[place] ?? "") : undefined;
  const moved = `${folder}-${randomBytes(4).toString("hex")}`;
  if (folder !== undefined) await rename(folder, moved);
  const { code, stdout, stderr } = await recorded((terminal) =>
    runContent(
      folder === undefined ? args : args.with(place, moved),
      async () => openForTool(options ?? NO_DATABASE),
      terminal,
    ),
  );
  if (folder === undefined) return { code, stdout, stderr };
  await rename(moved, folder);
  const said = (text: string) => text.replaceAll(moved, folder);
  return { code, stdout: said(stdout), stderr: said(stderr) };
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
  for (const name of kinds) {
    await cp(join("src/content", name), join(folder, name), { recursive: true });
  }
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  return folder;
}

/** Gives an item of such a copy other fields: of two values of one field the last counts. */
export async function changeItem(folder: string, item: string, fields: object): Promise<void> {
  const path = join(folder, `${item}.ts`);
  const source = await readFile(path, "utf8");
  const end = `${JSON.stringify(fields).slice(1, -1)}, };\n`;
  await writeFile(
    path,
    source.replace(/\};\n$/, () => end),
  );
}

/** Takes a restaurant from the list of such a copy; its file stays. */
export async function unlistEmporio(folder: string): Promise<void> {
  const path = join(folder, "restaurants/all-restaurants.ts");
  const list = await readFile(path, "utf8");
  await writeFile(path, list.replaceAll(/import .*emporio-figueira.*|emporioFigueira,/g, ""));
}

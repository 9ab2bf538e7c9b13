import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type DatabaseOptions, openForTool } from "#database/connect.server.ts";
import { runContent } from "../scripts/run-content.ts";
import { recorded } from "./recorded-tool.ts";
import { temporaryFolder } from "./temporary-folder.ts";

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

/** A copy of the built-in content that a test may spoil; the fewer kinds, the sooner it is read. */
export async function copyContent(kinds: readonly string[] = BUILT_IN_KINDS) {
  const folder = await temporaryFolder();
  for (const name of kinds) {
    await cp(join("src/content", name), join(folder, name), { recursive: true });
  }
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  return folder;
}

/** Changes a file of such a copy; a name without a folder is a restaurant's. Throws when nothing changed. */
export async function editContent(
  folder: string,
  file: string,
  search: RegExp,
  replacement: string,
): Promise<void> {
  const path = join(folder, file.includes("/") ? file : `restaurants/${file}`);
  const before = await readFile(path, "utf8");
  const after = before.replace(search, replacement);
  if (after === before) throw new Error(`Nothing to replace in ${file}`);
  await writeFile(path, after);
}

import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseOptions } from "#database/connect.server.ts";

/** `npm run content` as a process of its own, on a database or on none. */
export function contentTool(args: readonly string[], options?: DatabaseOptions) {
  const env = {
    DATABASE_URL: options?.databaseUrl ?? "",
    DATA_DIR: options?.dataDir ?? "/nonexistent",
  };
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ["scripts/content.ts", ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

/** A copy of the built-in content that a test may spoil. */
export async function copyContent() {
  const folder = await mkdtemp(join(tmpdir(), "rubaiyat-content-"));
  for (const name of ["restaurants", "experiences", "news", "menus", "faq"]) {
    await cp(join("src/content", name), join(folder, name), { recursive: true });
  }
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
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

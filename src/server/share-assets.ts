import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { BUILT_FOLDERS, HASHED } from "#runtime/http/static-files.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a page opened before an upgrade may request its files. */
const KEPT_MS = 30 * DAY_MS;

/** Processes in containers share ids, so each copy gets a random name. */
const PART = /\.[\da-f-]{36}\.part$/;

type Folder = keyof typeof BUILT_FOLDERS;
const FOLDERS = Object.keys(BUILT_FOLDERS) as Folder[];

/**
 * Copies this build's hashed files into the servers' shared folder, marks existing ones as used,
 * and removes those unmarked for 30 days. `now` is in milliseconds.
 */
export async function shareAssets(
  assetsDir: string,
  builtFolders: Readonly<Record<Folder, string>> = BUILT_FOLDERS,
  now = Date.now(),
): Promise<{ readonly copied: number; readonly removed: number }> {
  let copied = 0;
  let removed = 0;
  for (const folder of FOLDERS) {
    const shared = join(assetsDir, folder);
    await mkdir(shared, { recursive: true });
    const isShared = (name: string) => HASHED.test(`/${folder}/${name.replace(/\.(br|gz)$/, "")}`);
    // Compressed variants first, so that a file implies its variants.
    const names = (await readdir(builtFolders[folder])).filter(isShared).toSorted().toReversed();
    for (const name of names) {
      const own = join(builtFolders[folder], name);
      if (await copyIfAbsent(own, join(shared, name))) copied += 1;
      await utimes(join(shared, name), now / 1000, now / 1000);
    }
    for (const name of await readdir(shared)) {
      if (!isShared(name.replace(PART, ""))) continue;
      if (await removeIfOlder(join(shared, name), now - KEPT_MS)) removed += 1;
    }
  }
  return { copied, removed };
}

/** Shares the files now and daily. Logs failures: the site runs without sharing. */
export async function keepShared(assetsDir: string, log: Log): Promise<void> {
  async function share(): Promise<void> {
    try {
      log.info({ assetsDir, ...(await shareAssets(assetsDir)) }, "Hashed files shared");
    } catch (error) {
      log.error({ assetsDir, reason: redactedError(error) }, "Hashed files not shared");
    }
  }
  await share();
  setInterval(() => void share(), DAY_MS).unref();
}

async function copyIfAbsent(from: string, to: string): Promise<boolean> {
  const size = (file: string) => stat(file).then((found) => found.size);
  if ((await size(to).catch(() => undefined)) === (await size(from))) return false;
  // Renamed at the end, because half a file must not be cached for a year.
  const part = `${to}.${randomUUID()}.part`;
  await copyFile(from, part);
  await rename(part, to);
  return true;
}

/** Tolerates another server removing the same file. */
async function removeIfOlder(file: string, time: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || found.mtimeMs >= time) return false;
  await rm(file, { force: true });
  return true;
}

import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How often a used file's timestamp is renewed; each renewal is a write. */
const MARK_EVERY_MS = 24 * 3600 * 1000;

/** Creates an LRU cache of files with at most `maximumBytes`. The folder may be deleted at any time. */
export function createLimitedFiles({
  folder,
  maximumBytes,
}: {
  readonly folder: string;
  readonly maximumBytes: number;
}) {
  let total: Promise<number> | undefined;

  const list = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith(".part"));
    const files = await Promise.all(
      names.map(async (name) => {
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (!found?.isFile()) return undefined;
        return { name, bytes: found.size, usedAt: found.mtimeMs };
      }),
    );
    const there = files.filter((file) => file !== undefined);
    return there.toSorted((one, other) => one.usedAt - other.usedAt);
  };

  async function makeRoom(): Promise<void> {
    let bytes = await (total ??= list().then(sum));
    if (bytes <= maximumBytes) return;
    const files = await list();
    bytes = sum(files);
    // Frees a tenth more, so that the next file needs no cleaning.
    for (const file of files) {
      if (bytes <= maximumBytes * 0.9) break;
      await rm(join(folder, file.name), { force: true });
      bytes -= file.bytes;
    }
    total = Promise.resolve(bytes);
  }

  return {
    async read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const path = join(folder, name);
      const bytes = await readFile(path).catch(() => undefined);
      if (bytes === undefined) return undefined;
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > MARK_EVERY_MS) {
        const now = new Date();
        await utimes(path, now, now).catch(() => {});
      }
      return new Uint8Array(bytes);
    },

    /** Rejects if the disk refuses the file. */
    async write(name: string, bytes: Uint8Array): Promise<void> {
      await mkdir(folder, { recursive: true });
      const path = join(folder, name);
      // Written to a temporary name, so that no reader gets half of it.
      const part = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(part, bytes);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw error;
      }
      total = total?.then((before) => before + bytes.length);
      await makeRoom();
    },

    async removeOthers(isToStay: (name: string) => boolean): Promise<void> {
      for (const { name } of await list()) {
        if (!isToStay(name)) await rm(join(folder, name), { force: true });
      }
      total = undefined;
    },
  };
}

function sum(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((bytes, file) => bytes + file.bytes, 0);
}

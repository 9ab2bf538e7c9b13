import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { CONTENT_FOLDER } from "#content/content-files.server.ts";

/** A picture by its lasting URL, as content and code name it. */
const PICTURE_URL = /\/images\/([\w-]+\.(?:avif|jpg|png|svg|webp))/g;
/** A line of the picture manifest, as bundles carry it: the name of a master and its hash. */
const ENTRY = /["'`]?([\w-]+)\.(?:jpg|svg|webp)["'`]?\s*:\s*\[\s*["'`]([\da-f]{8})["'`]/g;

const BUNDLED = /\.(js|css)$/;
const CONTENT = /\.(json|md)$/;

/**
 * The pictures that the built pages or the built-in content name and that `build/images` lacks, one
 * line for each with the file that names it.
 */
export async function findMissingPictures(root = "."): Promise<string[]> {
  const made = new Set(await readdir(join(root, "build/images")));
  const hashes = new Set(
    Array.from(made, (name) => /^.+-[\da-f]{8}(?=[-.])/.exec(name)?.[0]).filter(Boolean),
  );
  const problems: string[] = [];
  for (const file of [
    ...(await filesBelow(join(root, "build/server"), BUNDLED)),
    ...(await filesBelow(join(root, "build/client"), BUNDLED)),
    ...(await filesBelow(join(root, CONTENT_FOLDER), CONTENT)),
  ]) {
    const text = await readFile(file, "utf8");
    const missing = [
      ...Array.from(text.matchAll(PICTURE_URL), ([, name = ""]) => name).filter(
        (n) => !made.has(n),
      ),
      ...Array.from(text.matchAll(ENTRY), ([, name, hash]) => `${name}-${hash}`).filter(
        (start) => !hashes.has(start),
      ),
    ];
    problems.push(...Array.from(new Set(missing), (name) => `${file}: ${name}`));
  }
  return problems;
}

async function filesBelow(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { CONTENT_FOLDER } from "#content/built-in/content-files.server.ts";

const PICTURE_URL = /\/images\/([\w-]+\.(?:avif|jpg|png|svg|webp))/g;
/** An entry of the picture manifest in bundles: a master's name and hash. */
const ENTRY = /["'`]?([\w-]+)\.(?:jpg|svg|webp)["'`]?\s*:\s*\[\s*["'`]([\da-f]{8})["'`]/g;

const BUNDLED = /\.(js|css)$/;
const CONTENT = /\.(json|md)$/;

/** Returns a line for each picture that built pages or content name and `build/images` lacks. */
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

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildOtherVersion } from "../other-version.ts";
import { expect, test } from "../page-fixtures.ts";

/** Each file of a build with the hash of its bytes; the stamp apart, which has the times of this folder's files. */
async function builtFiles(folder: string): Promise<Record<string, string>> {
  const build = join(folder, "build");
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== ".sources")
    .map((entry) => join(entry.parentPath, entry.name).slice(build.length + 1));
  const hashes = paths.toSorted().map(async (path) => {
    const bytes = await readFile(join(build, path));
    return [path, createHash("sha256").update(bytes).digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

test("the same sources in another folder, with linked packages, are the same build byte for byte @nightly", async () => {
  test.setTimeout(600_000);
  await using other = await buildOtherVersion(async () => {});
  const here = await builtFiles(".");
  expect(Object.keys(here).length).toBeGreaterThan(500);
  expect(await builtFiles(other.folder)).toEqual(here);
});

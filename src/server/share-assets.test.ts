import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { shareAssets } from "./share-assets.ts";

const DAY = 24 * 60 * 60 * 1000;

let folder = "";
let shared = "";
beforeEach(async () => {
  folder = await temporaryFolder();
  shared = join(folder, "shared");
});

async function build(name: string, files: readonly string[]) {
  const folders = { assets: join(folder, name, "assets"), images: join(folder, name, "images") };
  for (const path of Object.values(folders)) await mkdir(path, { recursive: true });
  for (const file of files) await writeFile(join(folder, name, file), file);
  return folders;
}

const OLD = [
  "assets/root-AAAAAAAA.js",
  "assets/root-AAAAAAAA.js.br",
  "images/fig-00000000-480.avif",
];
const NEW = ["assets/root-BBBBBBBB.js", "images/fig-11111111-480.avif"];
const BROKEN_OFF = "root-AAAAAAAA.js.8a2f3c1e-0d5b-4b7e-9f10-2233445566aa.part";
const sharedFiles = async () =>
  (await readdir(shared, { recursive: true })).filter((path) => path.includes(".")).toSorted();

test("copies each version's hashed files beside the others', and no other files", async () => {
  await shareAssets(shared, await build("old", [...OLD, "assets/plain.js", "images/fig.jpg"]));
  const report = await shareAssets(shared, await build("new", NEW));
  expect(report).toEqual({ copied: 2, removed: 0 });
  expect(await sharedFiles()).toEqual([...OLD, ...NEW].toSorted());
  expect(await readFile(join(shared, OLD[0] ?? ""), "utf8")).toBe(OLD[0]);
});

test("copies only missing and incomplete files", async () => {
  const built = await build("old", OLD);
  await shareAssets(shared, built);
  expect(await shareAssets(shared, built)).toEqual({ copied: 0, removed: 0 });
  await writeFile(join(shared, "assets/root-AAAAAAAA.js"), "half");
  expect(await shareAssets(shared, built)).toEqual({ copied: 1, removed: 0 });
});

test("removes files unused by every version for 30 days", async () => {
  const [old, current] = [await build("old", OLD), await build("new", NEW)];
  const now = Date.now();
  await shareAssets(shared, old, now - 31 * DAY);
  await shareAssets(shared, current, now - 31 * DAY);
  await writeFile(join(shared, "assets/notes.txt"), "somebody else's");
  await writeFile(join(shared, `assets/${BROKEN_OFF}`), "broken off");
  for (const file of ["notes.txt", BROKEN_OFF]) {
    await utimes(join(shared, "assets", file), 0, 0);
  }

  expect(await shareAssets(shared, current, now - 2 * DAY)).toEqual({ copied: 0, removed: 1 });
  expect(await shareAssets(shared, current, now)).toEqual({ copied: 0, removed: 3 });
  expect(await sharedFiles()).toEqual([...NEW, "assets/notes.txt"].toSorted());
  expect((await stat(join(shared, NEW[0] ?? ""))).mtimeMs).toBeCloseTo(now, -2);
});

import { rm, symlink } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { moduleUrl, startChild } from "#tests/child-process.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { DatabaseInUseError, lockFolder } from "./folder-lock.server.ts";

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

function lockInChild(platform: string = process.platform) {
  return startChild(`
    import { lockFolder } from ${moduleUrl("src/database/folder-lock.server.ts")};
    await lockFolder(${JSON.stringify(folder)}, ${JSON.stringify(platform)});
    console.log("locked");
    setInterval(() => {}, 1000);
  `);
}

test.each(["linux", "darwin"] as const)(
  "refuses a folder until the process that locked it is killed (%s)",
  async (platform) => {
    const child = lockInChild(platform);
    await child.said("locked");
    await expect(lockFolder(folder, platform)).rejects.toThrow(DatabaseInUseError);
    await child.kill();
    const unlock = await lockFolder(folder, platform);
    await unlock();
  },
);

test("another path to the same folder has the same lock", async () => {
  const link = `${folder}-link`;
  await symlink(folder, link);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(link)).rejects.toThrow(DatabaseInUseError);
  await unlock();
  await rm(link);
});

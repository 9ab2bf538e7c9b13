import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { importContent } from "#content/store/publish-content.ts";
import { pictureFiles, pictures } from "#database/schema/pictures.ts";
import { exportPictures } from "#content/store/transfer-pictures.ts";
import { storePicture } from "#tests/builders/uploaded-picture.ts";
import { contentToolOnDatabase, copyContent } from "#tests/content-tool.ts";
import { enginesOfThisRun } from "#tests/test-database.ts";

const ID = "0123456789ab";

test.each(enginesOfThisRun())(
  "exports and imports uploaded pictures with the content (%s)",
  async (engine) => {
    const folder = await copyContent(["restaurants"]);
    const { run, withDatabase } = await contentToolOnDatabase(engine);
    const exported = () => withDatabase(({ orm }) => exportPictures(orm));
    await withDatabase(async (database) => {
      const credit = "Ana Lima";
      await storePicture(database, { id: ID, focusX: 0, isIllustration: true, credit });
      const [first, ...others] = RESTAURANTS;
      await importContent(database, {
        restaurants: [{ ...first!, heroImage: `/media/${ID}.jpg` }, ...others],
      });
    });
    const before = await exported();
    expect((await run("export", "--to", folder)).code).toBe(0);
    expect(await readdir(join(folder, "media"))).toEqual([`${ID}.jpg`, "pictures.json"]);

    await withDatabase(async ({ orm }) => {
      await orm.delete(pictures);
      await orm.delete(pictureFiles);
    });
    expect((await run("diff", "--from", folder)).stdout).toBe(`differs  media/${ID}\n`);
    expect((await run("import", "--from", folder)).stdout).toContain(`written  media/${ID}`);
    expect(await exported()).toEqual(before);

    await withDatabase(({ orm }) => orm.execute(sql`update pictures set focus_x = 4`));
    const refused = await run("import", "--from", folder);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain(`published at the desk  media/${ID}`);
    expect((await run("import", "--from", folder, "--over-the-desk")).code).toBe(0);
    expect(await exported()).toEqual(before);

    // Older exports have no credit.
    const list = join(folder, "media/pictures.json");
    await writeFile(list, (await readFile(list, "utf8")).replace(/\s*"credit": ".*",/, ""));
    expect((await run("import", "--from", folder, "--over-the-desk")).code).toBe(0);
    expect(await exported()).toEqual(before.map((one) => ({ ...one, credit: "" })));
  },
);

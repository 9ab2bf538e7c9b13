import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { connectDatabase } from "#database/connect.server.ts";
import { importContent } from "#database/publish-content.ts";
import { pictureFiles, pictures } from "#database/schema/pictures.ts";
import { exportPictures } from "#database/transfer-pictures.ts";
import { storePicture } from "../tests/builders/uploaded-picture.ts";
import { contentTool, copyContent } from "../tests/content-tool.ts";
import { createDatabasePlace, enginesOfThisRun } from "../tests/test-database.ts";

const ID = "0123456789ab";

test.each(enginesOfThisRun())(
  "uploaded pictures go out with the content and come back (%s)",
  async (engine) => {
    const folder = await copyContent(["restaurants"]);
    const place = await createDatabasePlace(engine);
    onTestFinished(() => place.remove());
    const withDatabase = async <T>(
      work: (database: Awaited<ReturnType<typeof connectDatabase>>) => Promise<T>,
    ) => {
      const database = await connectDatabase(place.options);
      return work(database).finally(() => database.close());
    };
    const before = await withDatabase(async (database) => {
      const credit = "Ana Lima";
      await storePicture(database, { id: ID, focusX: 0, isIllustration: true, credit });
      const [first, ...others] = RESTAURANTS;
      await importContent(database, {
        restaurants: [{ ...first!, heroImage: `/media/${ID}.jpg` }, ...others],
      });
      return exportPictures(database.orm);
    });
    expect((await contentTool(["export", "--to", folder], place.options)).code).toBe(0);
    expect(await readdir(join(folder, "media"))).toEqual([`${ID}.jpg`, "pictures.json"]);

    await withDatabase(async ({ orm }) => {
      await orm.delete(pictures);
      await orm.delete(pictureFiles);
    });
    const missing = await contentTool(["diff", "--from", folder], place.options);
    expect(missing.stdout).toBe(`differs  media/${ID}\n`);
    expect((await contentTool(["import", "--from", folder], place.options)).stdout).toContain(
      `written  media/${ID}`,
    );
    await withDatabase(async ({ orm }) => {
      expect(await exportPictures(orm)).toEqual(before);
      await orm.execute(sql`update pictures set focus_x = 4`);
    });

    const refused = await contentTool(["import", "--from", folder], place.options);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain(`published at the desk  media/${ID}`);
    const forced = await contentTool(
      ["import", "--from", folder, "--over-the-desk"],
      place.options,
    );
    expect(forced.code).toBe(0);
    await withDatabase(async ({ orm }) => expect(await exportPictures(orm)).toEqual(before));

    // As exports were before pictures had a credit.
    const list = join(folder, "media/pictures.json");
    await writeFile(list, (await readFile(list, "utf8")).replace(/\s*"credit": ".*",/, ""));
    expect(
      (await contentTool(["import", "--from", folder, "--over-the-desk"], place.options)).code,
    ).toBe(0);
    await withDatabase(async ({ orm }) => {
      expect(await exportPictures(orm)).toEqual(before.map((one) => ({ ...one, credit: "" })));
    });
  },
);

import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureUrl } from "#language/picture-url.ts";
import { storePicture } from "#tests/builders/uploaded-picture.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { menuPictures } from "./menu-pictures.ts";

describeWithDatabase("pictures of menus", (database) => {
  const size = { width: 1600, height: 1000 };
  async function uploaded(column: number): Promise<string> {
    const { hash } = await storePicture(database, { id: `01234567890${column}` });
    const focus = { x: column, y: 2 };
    return pictureUrl({ hash, ...size, colour: "wood", focus, isIllustration: false });
  }

  test("crops an uploaded photograph upright around its focal point", async () => {
    const read = menuPictures(database.orm);
    const means = [];
    for (const column of [0, 4]) {
      const picture = await read(await uploaded(column));
      const { channels } = await sharp(picture?.bytes).stats();
      means.push(channels[0]?.mean ?? 0);
      expect(await sharp(picture?.bytes).metadata()).toMatchObject({
        format: "jpeg",
        width: picture?.width,
        height: picture?.height,
      });
    }
    // Its left half is dark.
    expect(means[0]).toBeLessThan(60);
    expect(means[1]).toBeGreaterThan(120);
  });

  test("makes one picture for five concurrent menus", async () => {
    const read = menuPictures(database.orm);
    const url = await uploaded(2);
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => read(url)));
    expect(first).toBeDefined();
    for (const one of others) expect(one).toBe(first);
  });

  test("returns nothing for foreign and deleted pictures", async () => {
    const read = menuPictures(database.orm);
    const gone = { hash: "0123456789abcdef", colour: "wood", isIllustration: false } as const;
    const urls = [pictureUrl({ ...gone, ...size, focus: { x: 2, y: 2 } }), "/images/none.webp", ""];
    for (const url of urls) expect(await read(url), url).toBeUndefined();
  });
});

import { expect, test } from "vitest";
import { prepareDatabase } from "#database/seed.ts";
import { storePicture } from "#tests/builders/uploaded-picture.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { write } from "#tests/desk-content.ts";
import { describeOnBothEngines } from "#tests/test-database.ts";

describeOnBothEngines("lists of pictures", (getDatabase) => {
  test("the list shows photographs, illustrations, those without texts and those without use", async () => {
    const database = getDatabase();
    await prepareDatabase(database);
    const browser = await signedIn(database);
    await storePicture(database, { id: "00000000000a" });
    await storePicture(database, { id: "00000000000b", isIllustration: true });
    await storePicture(database, {
      id: "00000000000c",
      texts: { pt: "Sala", en: "Room", es: "" },
    });
    await storePicture(database, { id: "00000000000d", textsOf: "of another" });
    await write(browser, "/restaurants/rubaiyat-rio", { images: ["/media/00000000000a.jpg"] });

    const shown = async (view: string) => {
      const { body } = await browser.get(`/media?show=${view}`);
      return body.pictures.map(({ id }: { readonly id: string }) => id.at(-1)).toSorted();
    };
    expect(await shown("photographs")).toEqual(["a", "c", "d"]);
    expect(await shown("illustrations")).toEqual(["b"]);
    expect(await shown("undescribed")).toEqual(["c", "d"]);
    expect(await shown("unused")).toEqual(["b", "c", "d"]);
    expect((await browser.get("/media?show=others")).status).toBe(422);
    const { thumbnail } = (await browser.get("/media/00000000000a")).body;
    expect(thumbnail).toMatch(/^\/media\/[\da-f]{16}-480\.avif$/);
  });
});

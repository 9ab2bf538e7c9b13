import { expect, test } from "vitest";
import { prepareDatabase } from "#content/store/seed.ts";
import { storePicture } from "#tests/builders/uploaded-picture.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { write } from "#tests/desk-content.ts";
import {
  changePicture as change,
  replacePicture as replace,
  restoreFile as restore,
  uploadPicture as upload,
} from "#tests/desk-pictures.ts";
import { describeOnBothEngines, describeWithDatabase } from "#tests/test-database.ts";

describeOnBothEngines("lists of pictures", (database) => {
  test("filters photographs, illustrations, undescribed and unused pictures", async () => {
    await prepareDatabase(database);
    const browser = await signedIn(database);
    await storePicture(database, { id: "00000000000a" });
    await storePicture(database, { id: "00000000000b", isIllustration: true });
    const texts = { pt: "Sala", en: "Room", es: "" };
    await storePicture(database, { id: "00000000000c", texts });
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

describeWithDatabase("credits of pictures", (database) => {
  test("keeps a credit with its file only (rule 10.23)", async () => {
    const browser = await signedIn(database);
    const uploaded = await upload(browser);
    expect(uploaded.credit).toBe("");
    const { body: named } = await change(browser, uploaded, { credit: "  Ana Lima\u00a0" });
    expect(named.credit).toBe("Ana Lima");
    const { body: replaced } = await replace(browser, named);
    expect(replaced.credit).toBe("");
    const { body: other } = await change(browser, replaced, { credit: "José Ñuñez" });
    const back = await restore(browser, other);
    expect(back.body.credit).toBe("Ana Lima");
    const again = await restore(browser, back.body);
    expect(again.body.credit).toBe("José Ñuñez");
    expect((await change(browser, again.body, { credit: "" })).body.credit).toBe("");
  });
});

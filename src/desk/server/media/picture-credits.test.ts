import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { signedIn } from "#tests/desk-browser.ts";
import {
  changePicture as change,
  replacePicture as replace,
  uploadPicture as upload,
} from "#tests/desk-pictures.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

describeWithDatabase("credits of pictures", (getDatabase) => {
  test("whoever took a picture is named with its file, and with no other (rule 10.23)", async () => {
    const browser = await signedIn(getDatabase());
    const uploaded = await upload(browser);
    expect(uploaded.credit).toBe("");
    const { body: named } = await change(browser, uploaded, { credit: "  Ana Lima\u00a0" });
    expect(named.credit).toBe("Ana Lima");
    const { body: replaced } = await replace(browser, named);
    expect(replaced.credit).toBe("");
    const { body: other } = await change(browser, replaced, { credit: "José Ñuñez" });
    const back = await browser.post(`/media/${named.id}/restore`, { seen: other.changedAt });
    expect(back.body.credit).toBe("Ana Lima");
    const { changedAt: seen } = back.body;
    const again = await browser.post(`/media/${named.id}/restore`, { seen });
    expect(again.body.credit).toBe("José Ñuñez");
    expect((await change(browser, again.body, { credit: "" })).body.credit).toBe("");
  });

  test("a file that was replaced before pictures had a credit comes back without one", async () => {
    const browser = await signedIn(getDatabase());
    const { body: replaced } = await replace(browser, await upload(browser));
    await getDatabase().orm.execute(sql`update pictures set previous = previous - 'credit'`);
    const { body: named } = await change(browser, replaced, { credit: "Ana Lima" });
    const back = await browser.post(`/media/${named.id}/restore`, { seen: named.changedAt });
    expect(back.body).toMatchObject({ credit: "", hasPreviousFile: true });
  });

  test("a credit is one line of visible characters", async () => {
    const browser = await signedIn(getDatabase());
    const picture = await upload(browser);
    for (const credit of [
      "Ana\nLima",
      "Ana\u202eamiL",
      "Ana\u0000",
      "\ud800",
      "a".repeat(201),
      1,
    ]) {
      const { status, body } = await change(browser, picture, { credit });
      expect.soft([status, body.fields], JSON.stringify(credit)).toEqual([422, ["credit"]]);
    }
    const hostile = `<img src=x onerror="alert(1)"></script>`;
    expect((await change(browser, picture, { credit: hostile })).body.credit).toBe(hostile);
  });
});

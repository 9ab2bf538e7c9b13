import { expect, test } from "vitest";
import { contentEditors } from "#database/schema/content-editors.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const RIO = "/restaurants/rubaiyat-rio";
const MADRID = "/restaurants/rubaiyat-madrid";

// Rule 10.75.
describeWithDatabase("an editor", (database) => {
  test("names the other accounts that have an entry open", async () => {
    await prepareDatabase(database);
    const browser = await signedIn(database);
    const other = await signedIn(database, "administrator");
    expect((await browser.get(`${RIO}?editor`)).body.editors).toEqual([]);
    const { editors } = (await other.get(`${RIO}?editor`)).body;
    expect(editors).toEqual([expect.objectContaining({ name: "editor" })]);
    expect((await other.get(`${MADRID}?editor`)).body.editors).toEqual([]);
    expect((await other.get(RIO)).body.editors).toBeUndefined();
    await database.orm.update(contentEditors).set({ seenAt: new Date(Date.now() - 60_000) });
    expect((await other.get(`${RIO}?editor`)).body.editors).toEqual([]);
  });
});

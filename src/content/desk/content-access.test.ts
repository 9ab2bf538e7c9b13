import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { exportContent } from "#content/store/publish-content.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { type Browser, invalid, signedIn } from "#tests/desk-browser.ts";
import {
  changePlan,
  comesDue,
  inAnHour,
  plan,
  publicationsOn,
  publish,
  publishDraft,
  readPiece,
  restore,
  storedName,
  write,
} from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { publishDuePlan } from "./publish-plan.ts";

const RIO = "/restaurants/rubaiyat-rio";
const CHILE = "/restaurants/rubaiyat-chile";
const MADRID = "/restaurants/rubaiyat-madrid";

/** Expects every way of publishing a draft to be refused for this field. */
async function expectUnpublishable(browser: Browser, seen: string | undefined, field: string) {
  for (const publishAt of ["now", inAnHour()]) {
    expect(await publishDraft(browser, MADRID, seen, publishAt)).toMatchObject(invalid(field));
  }
}

describeWithDatabase("publishing rights", (database) => {
  beforeEach(() => prepareDatabase(database));

  // Rule 10.13.
  test("keeps a scheduled version of a removed or demoted author for a colleague", async () => {
    const { orm } = database;
    const options = publicationsOn(database);
    const planned = { name: "Left behind" };
    await plan(await signedIn(database), RIO, planned);
    await plan(await signedIn(database, "manager"), CHILE, planned);
    const ofMadrid = await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    await plan(ofMadrid, MADRID, planned);
    const who = (role: string) => eq(deskAccounts.email, `${role}@example.com`);
    await orm.delete(deskAccounts).where(who("editor"));
    await orm.update(deskAccounts).set({ role: "lead-reader" }).where(who("manager"));
    const elsewhere = { restaurants: ["rubaiyat-rio"] };
    await orm.update(deskAccounts).set(elsewhere).where(who("restaurant"));
    await comesDue(database);
    const done = await Array.fromAsync({ length: 4 }, () => publishDuePlan(options));
    expect(done).toEqual([true, true, true, false]);
    expect((await exportContent(database)).restaurants.map(({ name }) => name)).not.toContain(
      "Left behind",
    );
    const colleague = await signedIn(database, "administrator");
    for (const path of [RIO, CHILE, MADRID]) {
      const { plan: left } = await readPiece(colleague, path);
      expect(left).toMatchObject({ problem: "not-allowed" });
      const { body } = await publishDraft(colleague, path, left?.savedAt, null);
      expect((await publishDraft(colleague, path, body.draft.savedAt, "now", true)).status).toBe(
        200,
      );
    }
    expect(await storedName(database)).toBe("Left behind");
  });

  // Rule 10.13.
  test("refuses a restaurant's URL to its own role, in drafts, scheduled versions and restores", async () => {
    const editor = await signedIn(database);
    const browser = await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    const { published, fingerprint: basedOn } = await readPiece(browser, MADRID);
    const moved = { citySlug: "barcelona" };
    const draft = { content: { ...published, ...moved }, basedOn, seen: null };
    expect(await browser.put(`${MADRID}/draft`, draft)).toMatchObject(invalid("citySlug"));

    // It cannot publish an editor's change either.
    const saved = (await write(editor, MADRID, moved)).draft?.savedAt;
    await expectUnpublishable(browser, saved, "citySlug");
    expect((await publishDraft(editor, MADRID, saved)).status).toBe(200);
    expect(await restore(browser, MADRID, -1)).toMatchObject(invalid("citySlug"));
    expect((await publish(browser, MADRID, { name: "Still mine" })).status).toBe(200);
  });

  // Rule 10.13.
  test("lets only administrators and managers hide or show a restaurant", async () => {
    const manager = await signedIn(database, "manager");
    const editor = await signedIn(database);
    const others = [editor, await signedIn(database, "restaurant", ["rubaiyat-madrid"])];
    const refused = invalid("isActive");
    const { published, fingerprint: basedOn, pages } = await readPiece(manager, MADRID);
    expect(pages?.es).toBe("/es/restaurantes/madrid/rubaiyat-madrid");
    const hidden = { content: { ...published, isActive: false }, basedOn, seen: null };
    for (const other of others) {
      expect(await other.put(`${MADRID}/draft`, hidden)).toMatchObject(refused);
    }
    const written = (await write(manager, MADRID, { isActive: false })).draft?.savedAt;
    for (const other of others) await expectUnpublishable(other, written, "isActive");
    await publishDraft(manager, MADRID, written, inAnHour());
    for (const other of others) {
      expect(await changePlan(other, MADRID, { name: "Another" })).toMatchObject(refused);
    }
    expect(await publish(manager, MADRID, { isActive: false })).toMatchObject({
      status: 200,
      body: { pages: null },
    });
    expect((await readPiece(manager, "/menus/rubaiyat-madrid-main")).pages).toBeNull();
    for (const other of others) expect(await restore(other, MADRID, 1)).toMatchObject(refused);
    expect((await restore(manager, MADRID, 1)).status).toBe(200);
    // Editors may still change its other fields.
    expect((await publish(editor, MADRID, { name: "Madrid" })).status).toBe(200);
  });
});

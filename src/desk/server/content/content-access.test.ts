import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { exportContent } from "#database/publish-content.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import { prepareDatabase } from "#database/seed.ts";
import { signedIn } from "#tests/desk-browser.ts";
import {
  comesDue,
  inAnHour,
  publicationsOn,
  publish,
  publishDraft,
  readPiece,
  storedName,
  write,
} from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { publishDuePlan } from "./publish-plan.ts";

const RIO = "/restaurants/rubaiyat-rio";

describeWithDatabase("who may publish what at the desk", (getDatabase) => {
  beforeEach(() => prepareDatabase(getDatabase()));

  // Rule 10.13.
  test("the plan of somebody who has left, or may not publish it any more, waits for a colleague", async () => {
    const { orm } = getDatabase();
    const options = publicationsOn(getDatabase());
    const leaving = await signedIn(getDatabase());
    const demoted = await signedIn(getDatabase(), "manager");
    const ofMadrid = await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]);
    const paths = [RIO, "/restaurants/rubaiyat-chile", "/restaurants/rubaiyat-madrid"] as const;
    for (const [index, browser] of [leaving, demoted, ofMadrid].entries()) {
      const path = paths[index] ?? "";
      const { draft } = await write(browser, path, { name: "Left behind" });
      expect((await publishDraft(browser, path, draft?.savedAt, inAnHour())).status).toBe(200);
    }
    await orm.delete(deskAccounts).where(eq(deskAccounts.email, "editor@example.com"));
    const change = (email: string, values: object) =>
      orm.update(deskAccounts).set(values).where(eq(deskAccounts.email, email));
    await change("manager@example.com", { role: "lead-reader" });
    await change("restaurant@example.com", { restaurants: ["rubaiyat-rio"] });
    await comesDue(getDatabase());
    for (const _ of paths) expect(await publishDuePlan(options)).toBe(true);
    expect(await publishDuePlan(options)).toBe(false);
    expect((await exportContent(getDatabase())).restaurants.map(({ name }) => name)).not.toContain(
      "Left behind",
    );
    const colleague = await signedIn(getDatabase(), "administrator");
    for (const path of paths) {
      const { plan } = await readPiece(colleague, path);
      expect(plan).toMatchObject({ problem: "not-allowed" });
      const { body } = await publishDraft(colleague, path, plan?.savedAt, null);
      expect((await publishDraft(colleague, path, body.draft.savedAt)).status).toBe(200);
    }
    expect(await storedName(getDatabase())).toBe("Left behind");
  });

  // Rule 10.13.
  test("somebody of one restaurant does not change its URL, in a draft, a plan or an old version", async () => {
    const path = "/restaurants/rubaiyat-madrid";
    const editor = await signedIn(getDatabase());
    const browser = await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]);
    const { published, fingerprint } = await readPiece(browser, path);
    const content = { ...published, citySlug: "barcelona" };
    const refused = { status: 422, body: { fields: ["citySlug"] } };
    const draft = { content, basedOn: fingerprint, seen: null };
    expect(await browser.put(`${path}/draft`, draft)).toMatchObject(refused);

    // Neither does it publish what an editor has written.
    const saved = (await write(editor, path, { citySlug: "barcelona" })).draft?.savedAt;
    for (const publishAt of ["now", inAnHour()]) {
      expect(await publishDraft(browser, path, saved, publishAt)).toMatchObject(refused);
    }
    expect((await publishDraft(editor, path, saved)).status).toBe(200);
    const versions = (await browser.get(`${path}/history`)).body as { readonly id: string }[];
    const current = await readPiece(browser, path);
    const restored = { id: versions.at(-1)?.id, basedOn: current.fingerprint };
    expect(await browser.post(`${path}/restore`, restored)).toMatchObject(refused);
    expect((await publish(browser, path, { name: "Still mine" })).status).toBe(200);
  });

  // Rule 10.13.
  test("only administrators and managers hide a restaurant or show it again, in whatever way", async () => {
    const path = "/restaurants/rubaiyat-madrid";
    const manager = await signedIn(getDatabase(), "manager");
    const others = [
      await signedIn(getDatabase()),
      await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]),
    ];
    const refused = { status: 422, body: { fields: ["isActive"] } };
    const { published, fingerprint, pages } = await readPiece(manager, path);
    expect(pages?.es).toBe("/es/restaurantes/madrid/rubaiyat-madrid");
    const hidden = { ...published, isActive: false };
    for (const other of others) {
      const draft = { content: hidden, basedOn: fingerprint, seen: null };
      expect(await other.put(`${path}/draft`, draft)).toMatchObject(refused);
    }
    const written = (await write(manager, path, { isActive: false })).draft?.savedAt;
    for (const other of others) {
      for (const publishAt of ["now", inAnHour()]) {
        expect(await publishDraft(other, path, written, publishAt)).toMatchObject(refused);
      }
    }
    const planned = (await publishDraft(manager, path, written, inAnHour())).body;
    for (const other of others) {
      const change = {
        content: { ...planned.plan?.content, name: "Another" },
        basedOn: planned.fingerprint,
        seen: planned.plan?.savedAt,
        publishAt: inAnHour(),
      };
      expect(await other.put(`${path}/plan`, change)).toMatchObject(refused);
    }
    expect(await publish(manager, path, { isActive: false })).toMatchObject({
      status: 200,
      body: { pages: null },
    });
    expect((await readPiece(manager, "/menus/rubaiyat-madrid-main")).pages).toBeNull();
    const [, shown] = (await manager.get(`${path}/history`)).body as { readonly id: string }[];
    const current = await readPiece(manager, path);
    const restore = { id: shown?.id, basedOn: current.fingerprint };
    for (const other of others) {
      expect(await other.post(`${path}/restore`, restore)).toMatchObject(refused);
    }
    expect((await manager.post(`${path}/restore`, restore)).status).toBe(200);
    // What is not theirs to hide is theirs to write all the same.
    expect((await publish(others[0] ?? manager, path, { name: "Madrid" })).status).toBe(200);
  });
});

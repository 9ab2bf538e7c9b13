import { beforeEach, expect, test } from "vitest";
import { exportContent, importContent } from "#database/publish-content.ts";
import { prepareDatabase } from "#database/seed.ts";
import { createTestDesk, readActions, signedIn } from "#tests/desk-browser.ts";
import {
  inAnHour,
  publish,
  publishDraft,
  readPiece,
  restaurantsWith,
  storedName,
  write,
} from "#tests/desk-content.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

const RIO = "/restaurants/rubaiyat-rio";
const MADRID_MENU = "/menus/rubaiyat-madrid-main";

describeOnBothEnginesByNight("content at the desk", (getDatabase, connectAgain) => {
  beforeEach(() => prepareDatabase(getDatabase()));

  test("a draft changes nothing until it is published, and is then gone", async () => {
    const before = await exportContent(getDatabase());
    const browser = await signedIn(getDatabase());
    const { draft } = await write(browser, RIO, { name: "Renamed" });
    expect(draft).toMatchObject({ author: "editor", problem: "" });
    expect(await exportContent(getDatabase())).toEqual(before);
    expect((await browser.get("/restaurants")).body).toContainEqual(
      expect.objectContaining({
        slug: "rubaiyat-rio",
        isPublished: true,
        draft: expect.anything(),
      }),
    );
    const renamed = await restaurantsWith(getDatabase(), "rubaiyat-rio", { name: "Renamed" });
    const published = await publishDraft(browser, RIO, draft?.savedAt);
    expect(published).toMatchObject({ status: 200, body: { draft: null } });
    expect(published.body.published.name).toBe("Renamed");
    expect(await exportContent(getDatabase())).toEqual({ ...before, restaurants: renamed });
    expect(await readActions(getDatabase(), "content.publish")).toHaveLength(1);
  });

  // Rule 10.14.
  test("what somebody else published meanwhile is shown and not overwritten", async () => {
    const browser = await signedIn(getDatabase());
    const { draft } = await write(browser, RIO, { name: "Mine" });
    const theirs = await restaurantsWith(getDatabase(), "rubaiyat-rio", { name: "Theirs" });
    await importContent(getDatabase(), { restaurants: theirs });
    const refused = await publishDraft(browser, RIO, draft?.savedAt);
    expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(refused.body.current).toMatchObject({
      published: { name: "Theirs" },
      draft: { content: { name: "Mine" } },
    });
    // Decided: mine, over theirs.
    const { fingerprint } = refused.body.current;
    const content = refused.body.current.draft.content;
    const decided = { content, basedOn: fingerprint, seen: draft?.savedAt };
    const saved = await browser.put(`${RIO}/draft`, decided);
    expect((await publishDraft(browser, RIO, saved.body.draft.savedAt)).status).toBe(200);
    expect(await storedName(getDatabase())).toBe("Mine");
  });

  test("two publications at once of different pieces both hold", async () => {
    const browser = await signedIn(getDatabase());
    const other = createTestDesk(await connectAgain()).browser();
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    const one = await write(browser, RIO, { name: "One" });
    const two = await write(browser, "/restaurants/rubaiyat-madrid", { name: "Two" });
    const results = await Promise.all([
      publishDraft(browser, RIO, one.draft?.savedAt),
      publishDraft(other, "/restaurants/rubaiyat-madrid", two.draft?.savedAt),
    ]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedName(getDatabase())).toBe("One");
    expect(await storedName(getDatabase(), "rubaiyat-madrid")).toBe("Two");
  });

  test("an unfinished draft is kept, and not published", async () => {
    const browser = await signedIn(getDatabase());
    const unfinished = { phone: "12", description: { pt: "Só em português", en: "", es: "" } };
    expect(await publish(browser, RIO, unfinished)).toMatchObject({
      status: 422,
      body: { code: "invalid", fields: ["phone", "description.en", "description.es"] },
    });
    expect((await browser.get(RIO)).body.draft.content).toMatchObject(unfinished);
    const seen = (await readPiece(browser, RIO)).draft?.savedAt;
    expect((await publishDraft(browser, RIO, seen, inAnHour())).status).toBe(422);
  });

  test("an article that is not published is listed as one that visitors do not see", async () => {
    const browser = await signedIn(getDatabase());
    await publish(browser, "/news/nova-carta-vinhos", { isPublished: false });
    const { body } = await browser.get("/news");
    expect(body).toContainEqual(
      expect.objectContaining({ slug: "nova-carta-vinhos", isActive: false }),
    );
  });

  // Rule 10.47.
  test("lists have the names of the account's language, else those in Portuguese", async () => {
    const browser = await signedIn(getDatabase());
    const { experiences } = await exportContent(getDatabase());
    const [first, second] = experiences;
    const title = { pt: "Mesa", en: "", es: "" };
    const content = { ...second, slug: "untranslated", title };
    await browser.put("/experiences/untranslated/draft", { content, basedOn: "", seen: null });
    await browser.put("/me", { name: "Eva", language: "es" });
    const { body: listed } = await browser.get("/experiences");
    expect(listed[0].name).toBe(first?.title.es);
    expect(listed.at(-1)).toMatchObject({ slug: "untranslated", name: "Mesa" });
  });

  test("a restaurant that menus name is not taken away by bringing back when it was not there", async () => {
    const content = await exportContent(getDatabase());
    await importContent(getDatabase(), {
      restaurants: content.restaurants.filter(({ slug }) => slug !== "rubaiyat-rio"),
      menus: content.menus.filter(({ restaurant }) => restaurant !== "rubaiyat-rio"),
      experiences: [],
    });
    await importContent(getDatabase(), content);
    const browser = await signedIn(getDatabase());
    const { body: versions } = await browser.get(`${RIO}/history`);
    const gone = versions.find((one: { isDeleted: boolean }) => one.isDeleted);
    const { fingerprint } = (await browser.get(RIO)).body;
    const restored = await browser.post(`${RIO}/restore`, { id: gone.id, basedOn: fingerprint });
    expect(restored).toMatchObject({ status: 422, body: { code: "invalid" } });
    expect(await exportContent(getDatabase())).toEqual(content);
  });

  test("any version can be brought back, and that too can be taken back", async () => {
    const before = await storedName(getDatabase());
    const browser = await signedIn(getDatabase());
    await publish(browser, RIO, { name: "Wrong" });
    const { body: versions } = await browser.get(`${RIO}/history`);
    expect(versions).toMatchObject([
      { source: "desk", actor: "editor", restoredFrom: null },
      { source: "earlier" },
    ]);
    expect((await browser.get(`${RIO}/history/${versions[1].id}`)).body.content.name).toBe(before);
    const { fingerprint } = (await browser.get(RIO)).body;
    const restore = { id: versions[1].id, basedOn: fingerprint };
    expect((await browser.post(`${RIO}/restore`, restore)).status).toBe(200);
    expect(await storedName(getDatabase())).toBe(before);
    // The version of another piece is not one of this.
    expect((await browser.get(`${MADRID_MENU}/history/${versions[1].id}`)).status).toBe(404);
    expect((await browser.post(`${RIO}/restore`, restore)).status).toBe(409);
  });

  test("a new piece goes to the end of its list", async () => {
    const browser = await signedIn(getDatabase());
    const { news } = await exportContent(getDatabase());
    const content = { ...news[0], slug: "something-new" };
    const draft = { content, basedOn: "", seen: null };
    const saved = await browser.put("/news/something-new/draft", draft);
    expect(saved.body.published).toBeNull();
    const { savedAt } = saved.body.draft;
    expect((await publishDraft(browser, "/news/something-new", savedAt)).status).toBe(200);
    expect((await exportContent(getDatabase())).news.at(-1)).toEqual(content);
    const elsewhere = { content, basedOn: "", seen: null };
    expect(await browser.put("/news/another/draft", elsewhere)).toMatchObject({
      status: 422,
      body: { fields: ["slug"] },
    });
    expect((await browser.get("/news/nothing")).status).toBe(404);
    expect((await browser.get("/news/..%2Frestaurants")).status).toBe(404);
  });

  // Rule 10.30.
  test("a piece is deleted with its draft and plan, unless it stays for good, and its last version comes back", async () => {
    const browser = await signedIn(getDatabase());
    const path = "/news/fazenda-brangus";
    const { published, fingerprint } = (await browser.get(path)).body;
    const draft = {
      content: { ...published, author: "Somebody" },
      basedOn: fingerprint,
      seen: null,
    };
    const { savedAt: seen } = (await browser.put(`${path}/draft`, draft)).body.draft;
    const planned = await publishDraft(browser, path, seen, inAnHour());
    expect(planned.body.plan).not.toBeNull();
    const { body: drafted } = await browser.put(`${path}/draft`, draft);
    const is = { basedOn: fingerprint, draft: drafted.draft.savedAt, plan: drafted.plan.savedAt };
    // What somebody else has saved or published meanwhile stays, and so does all else (rule 10.56).
    for (const was of [{ basedOn: "another" }, { draft: null }, { plan: null }, { plan: seen }]) {
      const { status, body } = await browser.post(`${path}/delete`, { ...is, ...was });
      expect([status, body.current]).toEqual([409, drafted]);
    }
    expect((await browser.post(`${path}/delete`, is)).status).toBe(204);
    expect((await browser.get(path)).status).toBe(404);
    const { news } = await exportContent(getDatabase());
    expect(news.map(({ slug }) => slug)).not.toContain("fazenda-brangus");

    const [gone, last] = (await browser.get(`${path}/history`)).body;
    expect(gone).toMatchObject({ isDeleted: true, actor: "editor" });
    const back = await browser.post(`${path}/restore`, { id: last.id, basedOn: "" });
    expect(back.body).toMatchObject({ published, draft: null, plan: null });

    const fixed = "/news/nova-carta-vinhos";
    const { fingerprint: its } = (await browser.get(fixed)).body;
    const nothing = { basedOn: its, draft: null, plan: null };
    expect((await browser.post(`${fixed}/delete`, nothing)).status).toBe(403);
    expect((await browser.post(`${RIO}/delete`, nothing)).status).toBe(404);
  });

  test("a restaurant is begun by managers alone", async () => {
    const { restaurants } = await exportContent(getDatabase());
    const content = { ...restaurants[0], slug: "rubaiyat-lisboa", name: "Rubaiyat Lisboa" };
    const draft = { content, basedOn: "", seen: null };
    const path = "/restaurants/rubaiyat-lisboa";
    const editor = await signedIn(getDatabase());
    expect(await editor.put(`${path}/draft`, draft)).toMatchObject({
      status: 422,
      body: { fields: ["slug"] },
    });
    const own = await signedIn(getDatabase(), "restaurant", ["rubaiyat-lisboa"]);
    expect((await own.put(`${path}/draft`, draft)).status).toBe(422);
    const manager = await signedIn(getDatabase(), "manager");
    const saved = await manager.put(`${path}/draft`, draft);
    const { savedAt } = saved.body.draft;
    // Somebody else may write it on, but not put it on the site.
    expect((await publishDraft(editor, path, savedAt)).status).toBe(422);
    expect((await publishDraft(manager, path, savedAt)).status).toBe(200);
    expect((await exportContent(getDatabase())).restaurants.at(-1)).toEqual(content);
  });

  test("somebody of one restaurant sees and changes that one and its menus alone", async () => {
    const browser = await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]);
    const slugs = async (path: string) =>
      (await browser.get(path)).body.map(({ slug }: { slug: string }) => slug);
    expect(await slugs("/restaurants")).toEqual(["rubaiyat-madrid"]);
    const menus: string[] = await slugs("/menus");
    expect(menus).toContain("rubaiyat-madrid-main");
    expect(menus.filter((slug) => !slug.startsWith("rubaiyat-madrid-"))).toEqual([]);
    const foreign = { content: { slug: "rubaiyat-rio" }, basedOn: "", seen: null };
    for (const path of [RIO, "/menus/rubaiyat-rio-main", "/news/x", "/experiences/x"]) {
      expect.soft((await browser.get(path)).status, path).toBe(403);
      expect.soft((await browser.put(`${path}/draft`, foreign)).status, path).toBe(403);
      expect.soft((await browser.get(`${path}/history`)).status, path).toBe(403);
    }
    expect((await publish(browser, MADRID_MENU, { isComplete: true })).status).toBe(200);
    // Neither by a slug of one's own that says another restaurant inside.
    expect(await publish(browser, MADRID_MENU, { restaurant: "rubaiyat-rio" })).toMatchObject({
      status: 422,
    });
  });

  test("a draft is discarded once", async () => {
    const browser = await signedIn(getDatabase());
    await write(browser, RIO, { name: "Never" });
    expect((await browser.delete(`${RIO}/draft`)).status).toBe(204);
    expect((await browser.delete(`${RIO}/draft`)).status).toBe(404);
    expect((await browser.get(RIO)).body.draft).toBeNull();
  });
});

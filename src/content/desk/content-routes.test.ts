import { beforeEach, expect, test } from "vitest";
import { exportContent, importContent } from "#content/store/publish-content.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import {
  type Browser,
  createTestDesk,
  invalid,
  readActions,
  signedIn,
} from "#tests/desk-browser.ts";
import {
  begin,
  inAnHour,
  plan,
  publish,
  publishDraft,
  readPiece,
  restaurantsWith,
  restore,
  storedName,
  write,
} from "#tests/desk-content.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

const RIO = "/restaurants/rubaiyat-rio";
const MADRID = "/restaurants/rubaiyat-madrid";
const MADRID_MENU = "/menus/rubaiyat-madrid-main";

describeOnBothEnginesByNight("content at the desk", (database, connectAgain) => {
  let browser: Browser;
  beforeEach(async () => {
    await prepareDatabase(database);
    browser = await signedIn(database);
  });

  test("publishes nothing of a draft until told to, then ends it", async () => {
    const before = await exportContent(database);
    const { draft } = await write(browser, RIO, { name: "Renamed" });
    expect(draft).toMatchObject({ author: "editor", problem: "" });
    expect(await exportContent(database)).toEqual(before);
    const listed = { slug: "rubaiyat-rio", isPublished: true, draft: expect.anything() };
    expect((await browser.get("/restaurants")).body).toContainEqual(
      expect.objectContaining(listed),
    );
    const renamed = await restaurantsWith(database, "rubaiyat-rio", { name: "Renamed" });
    const published = await publishDraft(browser, RIO, draft?.savedAt);
    const body = { draft: null, published: { name: "Renamed" } };
    expect(published).toMatchObject({ status: 200, body });
    expect(await exportContent(database)).toEqual({ ...before, restaurants: renamed });
    expect(await readActions(database, "content.publish")).toHaveLength(1);
  });

  // Rule 10.71.
  test("records the author of each part of a draft, and publishes the listed one", async () => {
    const other = await signedIn(database, "administrator");
    await write(browser, RIO, { name: "Half a se" });
    const { draft } = await write(other, RIO, { whatsapp: "+55 21 99999-0000" });
    const writtenBy = (name: string) => [expect.objectContaining({ name })];
    expect(draft?.parts).toEqual([
      { path: "name", writers: writtenBy("editor") },
      { path: "whatsapp", writers: writtenBy("administrator") },
    ]);
    await write(browser, RIO, { name: "Half a sentence" });
    expect((await publishDraft(other, RIO, draft?.savedAt)).status).toBe(409);
    await write(other, RIO, { name: await storedName(database) });
    const { parts } = (await readPiece(other, RIO)).draft!;
    expect(parts.map(({ path }) => path)).toEqual(["whatsapp"]);
  });

  // Rule 10.71.
  test("asks about a colleague's part, which may stay in the draft", async () => {
    const other = await signedIn(database, "administrator");
    const name = await storedName(database);
    await write(browser, RIO, { name: "Half a se" });
    const { draft } = await write(other, RIO, { city: "Niterói" });
    const questions = [{ why: "colleague", path: "name" }];
    const asked = { status: 409, body: { code: "asks", questions } };
    expect(await publishDraft(other, RIO, draft?.savedAt)).toMatchObject(asked);
    expect(await publishDraft(other, RIO, draft?.savedAt, inAnHour())).toMatchObject(asked);
    const publication = { seen: draft?.savedAt, publishAt: "now", isSure: true };
    const content = { ...draft?.content, name };
    const { body } = await other.post(`${RIO}/publish`, { ...publication, content });
    expect(body.published).toMatchObject({ name, city: "Niterói" });
    expect(body.draft.content).toMatchObject({ name: "Half a se" });
    const writers = [expect.objectContaining({ name: "editor" })];
    expect(body.draft).toMatchObject({
      basedOn: body.fingerprint,
      parts: [{ path: "name", writers }],
    });
    const seen = body.draft.savedAt;
    expect((await other.post(`${RIO}/publish`, { ...publication, seen })).body.draft).toBeNull();
    expect(await storedName(database)).toBe("Half a se");
  });

  // Rule 10.74.
  test("asks before a price is published that is probably a mistake", async () => {
    const path = "/experiences/almoco-no-jockey";
    const { draft } = await write(browser, path, { price: { EUR: 95.5 } });
    const asked = await publishDraft(browser, path, draft?.savedAt);
    const question = { why: "not-offered", path: "price.EUR", now: 95.5, currency: "EUR" };
    expect(asked.body).toMatchObject({ code: "asks", questions: [question] });
    const sure = { seen: draft?.savedAt, publishAt: "now", isSure: true };
    expect((await browser.post(`${path}/publish`, sure)).status).toBe(200);
  });

  test.each([
    "/menus/nowhere-main",
    "/menus/rubaiyat-madrid",
    "/menus/rubaiyat-madrid-brunch",
    "/menus/main",
    "/pages/nope",
    "/faq/other",
  ])("no draft is begun of %s, which cannot be", async (path) => {
    const content = { slug: path.split("/").at(-1) };
    const waiter = await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    expect([403, 422]).toContain((await begin(waiter, path, content)).status);
    expect((await begin(browser, path, content)).status).toBe(422);
    expect((await browser.get(path)).status).toBe(404);
  });

  // Rule 10.14.
  test("shows a colleague's publication instead of overwriting it", async () => {
    const { draft } = await write(browser, RIO, { name: "Mine" });
    const theirs = await restaurantsWith(database, "rubaiyat-rio", { name: "Theirs" });
    await importContent(database, { restaurants: theirs });
    const refused = await publishDraft(browser, RIO, draft?.savedAt);
    const both = { published: { name: "Theirs" }, draft: { content: { name: "Mine" } } };
    const conflict = { status: 409, body: { code: "conflict", current: both } };
    expect(refused).toMatchObject(conflict);
    // The user decided to overwrite it.
    const { fingerprint: basedOn, draft: mine } = refused.body.current;
    const decided = { content: mine.content, basedOn, seen: draft?.savedAt };
    const saved = await browser.put(`${RIO}/draft`, decided);
    expect((await publishDraft(browser, RIO, saved.body.draft.savedAt)).status).toBe(200);
    expect(await storedName(database)).toBe("Mine");
  });

  test("publishes two different entries concurrently", async () => {
    const other = createTestDesk(await connectAgain()).browser(undefined, browser.cookies);
    const one = await write(browser, RIO, { name: "One" });
    const two = await write(browser, MADRID, { name: "Two" });
    const results = await Promise.all([
      publishDraft(browser, RIO, one.draft?.savedAt),
      publishDraft(other, MADRID, two.draft?.savedAt),
    ]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedName(database)).toBe("One");
    expect(await storedName(database, "rubaiyat-madrid")).toBe("Two");
  });

  test("keeps an unfinished draft, and refuses to publish it", async () => {
    const unfinished = { phone: "12", description: { pt: "Só em português", en: "", es: "" } };
    const refused = invalid("phone", "description.en", "description.es");
    expect(await publish(browser, RIO, unfinished)).toMatchObject(refused);
    const { draft } = await readPiece(browser, RIO);
    expect(draft?.content).toMatchObject(unfinished);
    expect(await publishDraft(browser, RIO, draft?.savedAt, inAnHour())).toMatchObject(refused);
  });

  // Rule 10.47.
  test("lists hidden entries, and names in the account's language, else in Portuguese", async () => {
    await publish(browser, "/news/nova-carta-vinhos", { isPublished: false });
    const hidden = { slug: "nova-carta-vinhos", isActive: false };
    expect((await browser.get("/news")).body).toContainEqual(expect.objectContaining(hidden));
    const { experiences } = await exportContent(database);
    const [first, second] = experiences;
    const untranslated = { slug: "untranslated", title: { pt: "Mesa", en: "", es: "" } };
    await begin(browser, "/experiences/untranslated", { ...second, ...untranslated });
    await browser.put("/me", { name: "Eva", language: "es" });
    const { body: listed } = await browser.get("/experiences");
    const picture = { url: first?.image };
    expect(listed[0]).toMatchObject({ name: first?.title.es, missing: 0, picture });
    const draft = expect.objectContaining({ author: "Eva" });
    const begun = { slug: "untranslated", name: "Mesa", missing: 2, published: null, draft };
    expect(listed.at(-1)).toMatchObject(begun);
    await publish(browser, `/experiences/${first?.slug}`, { maxPeople: 12 });
    const [changed] = (await browser.get("/experiences")).body;
    expect(changed.published).toEqual({ at: expect.any(String), author: "Eva" });
  });

  test("refuses to delete a restaurant with menus by restoring its absence", async () => {
    const content = await exportContent(database);
    await importContent(database, {
      restaurants: content.restaurants.filter(({ slug }) => slug !== "rubaiyat-rio"),
      menus: content.menus.filter(({ restaurant }) => restaurant !== "rubaiyat-rio"),
      experiences: [],
    });
    await importContent(database, content);
    const { body: versions } = await browser.get(`${RIO}/history`);
    const gone = versions.findIndex((one: { isDeleted: boolean }) => one.isDeleted);
    const restored = await restore(browser, RIO, gone);
    expect(restored).toMatchObject({ status: 422, body: { code: "invalid" } });
    expect(await exportContent(database)).toEqual(content);
  });

  test("restores any version, and undoes that", async () => {
    const before = await storedName(database);
    await publish(browser, RIO, { name: "Wrong" });
    const { body: versions } = await browser.get(`${RIO}/history`);
    expect(versions).toMatchObject([
      { source: "desk", actor: "editor", restoredFrom: null },
      { source: "earlier" },
    ]);
    expect((await browser.get(`${RIO}/history/${versions[1].id}`)).body.content.name).toBe(before);
    const { fingerprint: basedOn } = await readPiece(browser, RIO);
    expect((await restore(browser, RIO, 1)).status).toBe(200);
    expect(await storedName(database)).toBe(before);
    // Another entry's version is not found.
    expect((await browser.get(`${MADRID_MENU}/history/${versions[1].id}`)).status).toBe(404);
    const late = await browser.post(`${RIO}/restore`, { id: versions[1].id, basedOn });
    expect(late.status).toBe(409);
  });

  test("appends a new entry to its list", async () => {
    const { news } = await exportContent(database);
    const content = { ...news[0], slug: "something-new" };
    const { body: saved } = await begin(browser, "/news/something-new", content);
    expect(saved.published).toBeNull();
    const { savedAt } = saved.draft;
    expect((await publishDraft(browser, "/news/something-new", savedAt)).status).toBe(200);
    expect((await exportContent(database)).news.at(-1)).toEqual(content);
    expect(await begin(browser, "/news/another", content)).toMatchObject(invalid("slug"));
    expect((await browser.get("/news/nothing")).status).toBe(404);
    expect((await browser.get("/news/..%2Frestaurants")).status).toBe(404);
  });

  // Rule 10.30.
  test("deletes an entry with draft and scheduled version unless permanent, and restores its last version", async () => {
    const path = "/news/fazenda-brangus";
    const { published, fingerprint: basedOn } = await readPiece(browser, path);
    await plan(browser, path, { author: "Somebody" });
    const drafted = await write(browser, path, { author: "Somebody" });
    const is = { basedOn, draft: drafted.draft?.savedAt, plan: drafted.plan?.savedAt };
    const older = "2026-01-01T00:00:00.000Z";
    // A colleague's save or publication prevents the deletion (rule 10.56).
    for (const was of [{ basedOn: "another" }, { draft: null }, { plan: null }, { plan: older }]) {
      const { status, body } = await browser.post(`${path}/delete`, { ...is, ...was });
      expect([status, body.current]).toEqual([409, drafted]);
    }
    expect((await browser.post(`${path}/delete`, is)).status).toBe(204);
    expect((await browser.get(path)).status).toBe(404);
    const { news } = await exportContent(database);
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

  test("lets only managers create a restaurant", async () => {
    const { restaurants } = await exportContent(database);
    const content = { ...restaurants[0], slug: "rubaiyat-lisboa", name: "Rubaiyat Lisboa" };
    const path = "/restaurants/rubaiyat-lisboa";
    expect(await begin(browser, path, content)).toMatchObject(invalid("slug"));
    const own = await signedIn(database, "restaurant", ["rubaiyat-lisboa"]);
    expect((await begin(own, path, content)).status).toBe(422);
    const manager = await signedIn(database, "manager");
    const { savedAt } = (await begin(manager, path, content)).body.draft;
    // An editor may continue the draft, but not publish it.
    expect((await publishDraft(browser, path, savedAt)).status).toBe(422);
    expect((await publishDraft(manager, path, savedAt)).status).toBe(200);
    expect((await exportContent(database)).restaurants.at(-1)).toEqual(content);
  });

  test("shows the role restaurant only its restaurant and menus", async () => {
    const ofMadrid = await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    const slugs = async (path: string) =>
      (await ofMadrid.get(path)).body.map(({ slug }: { slug: string }) => slug);
    expect(await slugs("/restaurants")).toEqual(["rubaiyat-madrid"]);
    const menus: string[] = await slugs("/menus");
    expect(menus).toContain("rubaiyat-madrid-main");
    expect(menus.filter((slug) => !slug.startsWith("rubaiyat-madrid-"))).toEqual([]);
    for (const path of [RIO, "/menus/rubaiyat-rio-main", "/news/x", "/experiences/x"]) {
      expect.soft((await ofMadrid.get(path)).status, path).toBe(403);
      expect.soft((await begin(ofMadrid, path, { slug: "rubaiyat-rio" })).status, path).toBe(403);
      expect.soft((await ofMadrid.get(`${path}/history`)).status, path).toBe(403);
    }
    expect((await publish(ofMadrid, MADRID_MENU, { isComplete: true })).status).toBe(200);
    // A menu of its own may not name another restaurant inside.
    const foreign = await publish(ofMadrid, MADRID_MENU, { restaurant: "rubaiyat-rio" });
    expect(foreign.status).toBe(422);
  });
});

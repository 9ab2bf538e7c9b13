import { beforeEach, expect, test } from "vitest";
import type { MenuContent } from "#content/kinds/menu.ts";
import { exportContent, importContent, undoContent } from "#database/publish-content.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import { prepareDatabase } from "#database/seed.ts";
import { type Browser, signedIn } from "#tests/desk-browser.ts";
import {
  comesDue,
  inAnHour,
  plan,
  publicationsOn,
  publish,
  publishDraft,
  readPiece,
  restaurantsWith,
  storedName,
  write,
} from "#tests/desk-content.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { publishDuePlan } from "./publish-plan.ts";

const RIO = "/restaurants/rubaiyat-rio";
const MADRID = "/restaurants/rubaiyat-madrid";
const MENU = "/menus/rubaiyat-madrid-main";

/** Saves the plan of a piece with other content, as its editor does. */
async function changePlan(browser: Browser, path: string, content: object) {
  const { plan: planned, fingerprint } = await readPiece(browser, path);
  return browser.put(`${path}/plan`, {
    content,
    basedOn: fingerprint,
    seen: planned?.savedAt,
    publishAt: inAnHour(),
  });
}

/** The menu with another price of its first dish, and one dish more, or not. */
function withPrice(content: object | null | undefined, price: number, more?: string): MenuContent {
  const menu = structuredClone(content) as MenuContent;
  const [first, ...others] = menu.sections;
  const [dish, ...dishes] = first?.items ?? [];
  if (first === undefined || dish === undefined) throw new Error("The menu has no dish");
  const added = more === undefined ? [] : [{ ...dish, name: more }];
  const items = [...added, { ...dish, price: { EUR: price } }, ...dishes];
  return { ...menu, sections: [{ ...first, items }, ...others] };
}

describeOnBothEnginesByNight("plans at the desk (rule 10.28)", (getDatabase) => {
  beforeEach(() => prepareDatabase(getDatabase()));

  test("plans are published at their time by one process each, and are then gone", async () => {
    const browser = await signedIn(getDatabase());
    const options = publicationsOn(getDatabase());
    const { draft, plan: planned } = await plan(browser, RIO, { name: "Tomorrow" });
    expect(draft).toBeNull();
    expect(planned).toMatchObject({ author: "editor", problem: "", conflicting: null });
    await plan(browser, MADRID, { name: "Tomorrow, too" });
    expect(await publishDuePlan(options)).toBe(false);
    await comesDue(getDatabase());
    const done = await Promise.all([publishDuePlan(options), publishDuePlan(options)]);
    done.push(await publishDuePlan(options), await publishDuePlan(options));
    expect(done.filter(Boolean)).toHaveLength(2);
    expect(await storedName(getDatabase())).toBe("Tomorrow");
    expect(await storedName(getDatabase(), "rubaiyat-madrid")).toBe("Tomorrow, too");
    expect(await readPiece(browser, RIO)).toMatchObject({ draft: null, plan: null });
  });

  test("a price corrected today is on the site today, and the planned menu does not take it back", async () => {
    const browser = await signedIn(getDatabase());
    const { published } = await readPiece(browser, MENU);
    const { sections } = withPrice(published, 30);
    expect((await publish(browser, MENU, { sections })).status).toBe(200);
    const december = withPrice(
      (await readPiece(browser, MENU)).published,
      30,
      "Ostras de dezembro",
    );
    const planned = await plan(browser, MENU, { sections: december.sections });

    const today = withPrice(planned.published, 33);
    const { draft } = await write(browser, MENU, { sections: today.sections });
    expect(draft?.content).toEqual(today);
    const { body } = await publishDraft(browser, MENU, draft?.savedAt);
    const { published: corrected, plan: after } = body;
    expect(corrected).toEqual(today);
    const both = withPrice(planned.published, 33);
    const [first] = both.sections;
    const [oysters] = december.sections[0]?.items ?? [];
    const merged = [
      { ...first, items: [oysters, ...(first?.items ?? [])] },
      ...both.sections.slice(1),
    ];
    expect(after).toMatchObject({ publishAt: planned.plan?.publishAt, conflicting: null });
    expect(after?.saved).toEqual(december);
    expect(after?.content).toMatchObject({ sections: merged });

    await comesDue(getDatabase());
    expect(await publishDuePlan(publicationsOn(getDatabase()))).toBe(true);
    const { menus } = await exportContent(getDatabase());
    const stored = menus.find(({ slug }) => slug === "rubaiyat-madrid-main");
    expect(stored?.sections).toEqual(merged);
  });

  test("where both change the same it is asked, and until then the plan is not published", async () => {
    const browser = await signedIn(getDatabase());
    const options = publicationsOn(getDatabase());
    await plan(browser, RIO, { name: "December", phone: "+552130000000" });
    await publish(browser, RIO, { name: "Today", email: "today@example.com" });
    const { plan: asked } = await readPiece(browser, RIO);
    expect(asked?.content).toMatchObject({ name: "December", email: "today@example.com" });
    expect(asked?.conflicting).toMatchObject({ name: "Today", phone: "+552130000000" });
    expect((await browser.get("/restaurants")).body).toContainEqual(
      expect.objectContaining({ plan: expect.objectContaining({ isAsking: true }) }),
    );
    await comesDue(getDatabase());
    expect(await publishDuePlan(options)).toBe(true);
    expect(await publishDuePlan(options)).toBe(false);
    expect(await storedName(getDatabase())).toBe("Today");
    expect((await readPiece(browser, RIO)).plan).toMatchObject({ problem: "conflict" });

    const decided = { ...asked?.content, name: "Decided" };
    const saved = (await changePlan(browser, RIO, decided)).body;
    expect(saved.plan).toMatchObject({ problem: "", conflicting: null, content: decided });
    await comesDue(getDatabase());
    await publishDuePlan(options);
    const { restaurants } = await exportContent(getDatabase());
    expect(restaurants.find(({ slug }) => slug === "rubaiyat-rio")).toMatchObject({
      name: "Decided",
      phone: "+552130000000",
      email: "today@example.com",
    });
  });

  test("publications, imports, undoing and restoring leave a plan in place, and go into it", async () => {
    const browser = await signedIn(getDatabase());
    const colleague = await signedIn(getDatabase(), "manager");
    const before = (await readPiece(browser, RIO)).published;
    await plan(browser, RIO, { name: "December" });
    // As an earlier release has stored it.
    await getDatabase().orm.update(contentDrafts).set({ base: null });
    const planned = async () => (await readPiece(browser, RIO)).plan;
    await publish(colleague, RIO, { phone: "+552130000000" });
    expect((await planned())?.content).toMatchObject({ name: "December", phone: "+552130000000" });
    await undoContent(getDatabase(), {});
    expect((await planned())?.content).toEqual({ ...before, name: "December" });
    const changes = { email: "files@example.com" };
    const theirs = await restaurantsWith(getDatabase(), "rubaiyat-rio", changes);
    await importContent(getDatabase(), { restaurants: theirs }, { isOverDesk: true });
    expect((await planned())?.content).toMatchObject({
      name: "December",
      email: "files@example.com",
    });
    const { fingerprint } = await readPiece(colleague, RIO);
    const [, , older] = (await colleague.get(`${RIO}/history`)).body as { readonly id: string }[];
    const restore = { id: older?.id, basedOn: fingerprint };
    expect((await colleague.post(`${RIO}/restore`, restore)).status).toBe(200);
    expect((await planned())?.content).toMatchObject({ name: "December", phone: "+552130000000" });
  });

  test("a plan of a piece that an import has taken away is asked about, and not brought back", async () => {
    const browser = await signedIn(getDatabase());
    const options = publicationsOn(getDatabase());
    const article = "/news/nova-carta-vinhos";
    await plan(browser, article, { author: "December" });
    const { news } = await exportContent(getDatabase());
    const others = news.filter(({ slug }) => slug !== "nova-carta-vinhos");
    await importContent(getDatabase(), { news: others });
    expect(await readPiece(browser, article)).toMatchObject({
      published: null,
      plan: { conflicting: expect.anything() },
    });
    await comesDue(getDatabase());
    await publishDuePlan(options);
    expect((await exportContent(getDatabase())).news).toEqual(others);
    expect((await readPiece(browser, article)).plan).toMatchObject({ problem: "conflict" });
  });

  test("a plan that is changed stays one, and is changed only from its newest state", async () => {
    const browser = await signedIn(getDatabase());
    const { plan: planned, fingerprint } = await plan(browser, RIO, { name: "December" });
    const change = { content: { ...planned?.content, name: "January" }, basedOn: fingerprint };
    const later = inAnHour();
    const seen = planned?.savedAt;
    const put = (body: object) => browser.put(`${RIO}/plan`, body);
    const phone = { ...planned?.content, phone: "12" };
    expect(
      await put({ content: phone, basedOn: fingerprint, seen, publishAt: later }),
    ).toMatchObject({
      status: 422,
      body: { fields: ["phone"] },
    });
    for (const publishAt of ["2020-01-01T00:00:00Z", "2126-01-01T00:00:00Z", "tomorrow", "now"]) {
      expect.soft((await put({ ...change, seen, publishAt })).status, publishAt).toBe(422);
    }
    const saved = await put({ ...change, seen, publishAt: later });
    expect(saved.body.plan).toMatchObject({ content: { name: "January" }, publishAt: later });
    expect(await put({ ...change, seen, publishAt: later })).toMatchObject({
      status: 409,
      body: { current: { plan: { content: { name: "January" } } } },
    });
    const outdated = { ...change, basedOn: "", seen: saved.body.plan.savedAt, publishAt: later };
    expect((await put(outdated)).status).toBe(409);
    expect(await storedName(getDatabase())).not.toBe("January");
  });

  test("a piece has one plan, which becomes the draft again or is deleted on demand", async () => {
    const browser = await signedIn(getDatabase());
    const { plan: planned } = await plan(browser, RIO, { name: "December" });
    const { draft } = await write(browser, RIO, { name: "Today" });
    // A second plan would take the place of the first, a second draft that of the other.
    expect((await publishDraft(browser, RIO, draft?.savedAt, inAnHour())).status).toBe(409);
    expect((await publishDraft(browser, RIO, planned?.savedAt, null)).status).toBe(409);
    expect(await readPiece(browser, RIO)).toMatchObject({
      draft: { content: { name: "Today" } },
      plan: { content: { name: "December" } },
    });
    await browser.delete(`${RIO}/draft`);
    await publish(browser, RIO, { phone: "+552130000000" });
    const seen = (await readPiece(browser, RIO)).plan?.savedAt;
    const unplanned = (await publishDraft(browser, RIO, seen, null)).body;
    expect(unplanned).toMatchObject({
      plan: null,
      draft: { content: { name: "December", phone: "+552130000000" } },
    });
    // Begun from what is published now, it meets no conflict.
    expect((await publishDraft(browser, RIO, unplanned.draft?.savedAt)).status).toBe(200);
    await plan(browser, RIO, { name: "January" });
    expect((await browser.delete(`${RIO}/plan`)).status).toBe(204);
    expect((await browser.delete(`${RIO}/plan`)).status).toBe(404);
    expect(await storedName(getDatabase())).toBe("December");
  });

  test("a new piece that is only planned is in the list, once", async () => {
    const browser = await signedIn(getDatabase());
    const { news } = await exportContent(getDatabase());
    const content = { ...news[0], slug: "new-year" };
    const saved = await browser.put("/news/new-year/draft", { content, basedOn: "", seen: null });
    const { savedAt } = saved.body.draft;
    const publishAt = inAnHour();
    expect((await publishDraft(browser, "/news/new-year", savedAt, publishAt)).status).toBe(200);
    expect((await browser.get("/news/new-year")).status).toBe(200);
    await browser.put("/news/new-year/draft", { content, basedOn: "", seen: null });
    const listed = (await browser.get("/news")).body.filter(
      ({ slug }: { slug: string }) => slug === "new-year",
    );
    expect(listed).toMatchObject([
      { isPublished: false, draft: { author: "editor" }, plan: { publishAt } },
    ]);
  });
});

import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { MenuContent } from "#content/kinds/menu.ts";
import { exportContent, importContent, undoContent } from "#content/store/publish-content.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import type { ListedPiece } from "./contract.ts";
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
  restaurantsWith,
  restore,
  storedName,
  storedRestaurant,
  write,
} from "#tests/desk-content.ts";
import { describeOnBothEngines, describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { claimDuePlan } from "./plans.ts";
import { publishDuePlan } from "./publish-plan.ts";

const RIO = "/restaurants/rubaiyat-rio";
const MADRID = "/restaurants/rubaiyat-madrid";
const MENU = "/menus/rubaiyat-madrid-main";
const OYSTERS = "Ostras de dezembro";

/** The menu with another price of its first dish, and optionally another dish. */
function withPrice(content: object | null | undefined, price: number, more?: string): MenuContent {
  const menu = structuredClone(content) as MenuContent;
  const [first, ...others] = menu.sections;
  const [dish, ...dishes] = first!.items;
  const added = more === undefined ? [] : [{ ...dish!, name: more }];
  const items = [...added, { ...dish!, price: { EUR: price } }, ...dishes];
  return { ...menu, sections: [{ ...first!, items }, ...others] };
}

describeOnBothEnginesByNight("scheduled versions (rule 10.28)", (database) => {
  let browser: Browser;
  beforeEach(async () => {
    await prepareDatabase(database);
    browser = await signedIn(database);
  });
  const publishDue = () => publishDuePlan(publicationsOn(database));
  const publishAtItsTime = () => comesDue(database).then(publishDue);

  test("publishes due versions by one process each, then ends them", async () => {
    const { draft, plan: planned } = await plan(browser, RIO, { name: "Tomorrow" });
    expect(draft).toBeNull();
    expect(planned).toMatchObject({ author: "editor", problem: "", conflicting: null });
    await plan(browser, MADRID, { name: "Tomorrow, too" });
    expect(await publishDue()).toBe(false);
    await comesDue(database);
    const done = await Promise.all([publishDue(), publishDue()]);
    done.push(await publishDue(), await publishDue());
    expect(done.filter(Boolean)).toHaveLength(2);
    expect(await storedName(database)).toBe("Tomorrow");
    expect(await storedName(database, "rubaiyat-madrid")).toBe("Tomorrow, too");
    expect(await readPiece(browser, RIO)).toMatchObject({ draft: null, plan: null });
  });

  test("publishes a price corrected today, and keeps it in the scheduled menu", async () => {
    const { published } = await readPiece(browser, MENU);
    const { sections } = withPrice(published, 30);
    const { body: before } = await publish(browser, MENU, { sections });
    const december = withPrice(before.published, 30, OYSTERS);
    const planned = await plan(browser, MENU, { sections: december.sections });

    const today = withPrice(planned.published, 33);
    const { body } = await publish(browser, MENU, { sections: today.sections });
    expect(body.published).toEqual(today);
    const merged = withPrice(planned.published, 33, OYSTERS).sections;
    expect(body.plan).toMatchObject({
      publishAt: planned.plan?.publishAt,
      conflicting: null,
      saved: december,
      content: { sections: merged },
    });

    expect(await publishAtItsTime()).toBe(true);
    const { menus } = await exportContent(database);
    const stored = menus.find(({ slug }) => slug === "rubaiyat-madrid-main");
    expect(stored?.sections).toEqual(merged);
  });

  test("waits for a decision about a conflict", async () => {
    await plan(browser, RIO, { name: "December", phone: "+552130000000" });
    await publish(browser, RIO, { name: "Today", email: "today@example.com" });
    const { plan: asked } = await readPiece(browser, RIO);
    expect(asked?.content).toMatchObject({ name: "December", email: "today@example.com" });
    expect(asked?.conflicting).toMatchObject({ name: "Today", phone: "+552130000000" });
    const plans = (await browser.get("/restaurants")).body.flatMap(
      (one: ListedPiece) => one.plan ?? [],
    );
    expect(plans).toMatchObject([{ isAsking: true }]);
    expect(await publishAtItsTime()).toBe(true);
    expect(await publishDue()).toBe(false);
    expect(await storedName(database)).toBe("Today");
    expect((await readPiece(browser, RIO)).plan).toMatchObject({ problem: "conflict" });

    const { body: saved } = await changePlan(browser, RIO, { name: "Decided" });
    const content = { ...asked?.content, name: "Decided" };
    expect(saved.plan).toMatchObject({ problem: "", conflicting: null, content });
    await publishAtItsTime();
    const both = { name: "Decided", phone: "+552130000000", email: "today@example.com" };
    expect(await storedRestaurant(database)).toMatchObject(both);
  });

  test("keeps a scheduled version through publications, imports, undo and restores, which merge into it", async () => {
    const colleague = await signedIn(database, "manager");
    const before = (await readPiece(browser, RIO)).published;
    await plan(browser, RIO, { name: "December" });
    // Earlier releases stored it so.
    await database.orm.update(contentDrafts).set({ base: null });
    const planned = async () => (await readPiece(browser, RIO)).plan;
    await publish(colleague, RIO, { phone: "+552130000000" });
    expect((await planned())?.content).toMatchObject({ name: "December", phone: "+552130000000" });
    await undoContent(database, {});
    expect((await planned())?.content).toEqual({ ...before, name: "December" });
    const changes = { email: "files@example.com" };
    const restaurants = await restaurantsWith(database, "rubaiyat-rio", changes);
    await importContent(database, { restaurants }, { isOverDesk: true });
    expect((await planned())?.content).toMatchObject({ name: "December", ...changes });
    expect((await restore(colleague, RIO, 2)).status).toBe(200);
    expect((await planned())?.content).toMatchObject({ name: "December", phone: "+552130000000" });
  });

  test("asks before restoring an entry that an import has deleted", async () => {
    const article = "/news/nova-carta-vinhos";
    await plan(browser, article, { author: "December" });
    const { news } = await exportContent(database);
    const others = news.filter(({ slug }) => slug !== "nova-carta-vinhos");
    await importContent(database, { news: others });
    const asked = { published: null, plan: { conflicting: expect.anything() } };
    expect(await readPiece(browser, article)).toMatchObject(asked);
    await publishAtItsTime();
    expect((await exportContent(database)).news).toEqual(others);
    expect((await readPiece(browser, article)).plan).toMatchObject({ problem: "conflict" });
  });

  test("saves a scheduled version only over its newest state", async () => {
    const { plan: planned, fingerprint: basedOn } = await plan(browser, RIO, { name: "December" });
    const january = { name: "January" };
    expect(await changePlan(browser, RIO, { phone: "12" })).toMatchObject(invalid("phone"));
    for (const wrong of ["2020-01-01T00:00:00Z", "2126-01-01T00:00:00Z", "tomorrow", "now"]) {
      expect.soft((await changePlan(browser, RIO, january, wrong)).status, wrong).toBe(422);
    }
    const publishAt = inAnHour();
    const { body } = await changePlan(browser, RIO, january, publishAt);
    expect(body.plan).toMatchObject({ content: january, publishAt });
    const put = (is: object) =>
      browser.put(`${RIO}/plan`, { content: planned?.content, publishAt, ...is });
    const newest = { plan: { content: january } };
    const late = await put({ basedOn, seen: planned?.savedAt });
    expect(late).toMatchObject({ status: 409, body: { current: newest } });
    expect((await put({ basedOn: "", seen: body.plan.savedAt })).status).toBe(409);
    expect(await storedName(database)).not.toBe("January");
  });

  test("allows one scheduled version, which becomes a draft again or is deleted", async () => {
    const { plan: planned } = await plan(browser, RIO, { name: "December" });
    const { draft } = await write(browser, RIO, { name: "Today" });
    // A second one would replace the first; a second draft, the other.
    expect((await publishDraft(browser, RIO, draft?.savedAt, inAnHour())).status).toBe(409);
    expect((await publishDraft(browser, RIO, planned?.savedAt, null)).status).toBe(409);
    expect(await readPiece(browser, RIO)).toMatchObject({
      draft: { content: { name: "Today" } },
      plan: { content: { name: "December" } },
    });
    expect((await browser.delete(`${RIO}/draft`)).status).toBe(204);
    expect((await browser.delete(`${RIO}/draft`)).status).toBe(404);
    await publish(browser, RIO, { phone: "+552130000000" });
    const seen = (await readPiece(browser, RIO)).plan?.savedAt;
    const { body: unplanned } = await publishDraft(browser, RIO, seen, null);
    const content = { name: "December", phone: "+552130000000" };
    expect(unplanned).toMatchObject({ plan: null, draft: { content } });
    // A version based on the published entry has no conflict.
    expect((await publishDraft(browser, RIO, unplanned.draft?.savedAt)).status).toBe(200);
    await plan(browser, RIO, { name: "January" });
    expect((await browser.delete(`${RIO}/plan`)).status).toBe(204);
    expect((await browser.delete(`${RIO}/plan`)).status).toBe(404);
    expect(await storedName(database)).toBe("December");
  });
});

describeOnBothEngines("attempts to publish a scheduled version (rule 10.29)", (database) => {
  beforeEach(() => prepareDatabase(database));

  test("retries one that crashed its process once, then sets it aside", async () => {
    const { orm } = database;
    const browser = await signedIn(database);
    const options = publicationsOn(database);
    await plan(browser, RIO, { name: "Poison" });
    await comesDue(database);
    const aMinuteLater = () =>
      orm.update(contentDrafts).set({ attemptedAt: sql`attempted_at - interval '2 minutes'` });
    for (const attempt of [1, 2]) {
      // The state that a dead process leaves.
      expect((await claimDuePlan(orm))?.attempts).toBe(attempt);
      // Another process waits, because the first may still be working.
      expect(await publishDuePlan(options)).toBe(false);
      await aMinuteLater();
    }
    expect(await publishDuePlan(options)).toBe(true);
    expect(await publishDuePlan(options)).toBe(false);
    expect((await readPiece(browser, RIO)).plan).toMatchObject({ problem: "interrupted" });
    expect(options.lines).toMatchObject([{ level: "error", fields: { slug: "rubaiyat-rio" } }]);
    expect(await storedName(database)).not.toBe("Poison");
    // Scheduling it again resets the attempts.
    await changePlan(browser, RIO, {});
    await comesDue(database);
    expect(await publishDuePlan(options)).toBe(true);
    expect(await storedName(database)).toBe("Poison");
  });

  test("does not count a failure that the process survives", async () => {
    const browser = await signedIn(database);
    const options = publicationsOn(database);
    await plan(browser, RIO, { name: "Tomorrow" });
    await comesDue(database);
    const hasPicture = () => {
      throw new Error("The disk is away");
    };
    for (let attempt = 0; attempt < 4; attempt++) {
      await expect(publishDuePlan({ ...options, hasPicture })).rejects.toThrow("The disk is away");
    }
    expect(await publishDuePlan(options)).toBe(true);
    expect(await storedName(database)).toBe("Tomorrow");
  });
});

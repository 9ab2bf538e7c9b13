import { beforeEach, expect, test } from "vitest";
import type { MenuContent } from "#content/kinds/menu.ts";
import { serviceDay, serviceDayEnd } from "#content/shapes/menu-dates.ts";
import { prepareDatabase } from "#database/seed.ts";
import { type Browser, readActions, signedIn } from "#tests/desk-browser.ts";
import { plan, readPiece, write } from "#tests/desk-content.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

/** Of a restaurant whose hours nobody has entered. */
const RIO = "/menus/rubaiyat-rio-main";

const read = (browser: Browser) => readPiece(browser, RIO);
const put = (browser: Browser, name: string, isSoldOut = true, path = RIO) =>
  browser.put(`${path}/sold-out`, { name, isSoldOut });
const dishesOf = (content: object | null | undefined) =>
  (content as MenuContent).sections.flatMap(({ items }) => items);
const markOf = (content: object | null | undefined, name: string) =>
  dishesOf(content).find((dish) => dish.name === name)?.soldOutUntil;

describeOnBothEnginesByNight("a dish that is sold out", (getDatabase) => {
  beforeEach(() => prepareDatabase(getDatabase()));

  // Rule 10.52.
  test("is published alone, until the restaurant closes, and taken back", async () => {
    const browser = await signedIn(getDatabase(), "restaurant", ["rubaiyat-rio"]);
    const { published: before } = await read(browser);
    const { name } = dishesOf(before)[0]!;
    const until = serviceDayEnd(serviceDay(new Date())).toISOString();
    expect((await put(browser, name)).body).toEqual({ draft: null, soldOutUntil: until });
    expect(markOf((await read(browser)).published, name)).toBe(until);
    expect((await put(browser, name, false)).body).toEqual({ draft: null, soldOutUntil: null });
    expect((await read(browser)).published).toEqual(before);
    expect(await readActions(getDatabase(), "content.publish")).toHaveLength(2);
  });

  test("is marked by nobody who may not, and of no dish that is not there", async () => {
    const elsewhere = await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]);
    expect((await put(elsewhere, "Picanha")).status).toBe(403);
    const editor = await signedIn(getDatabase());
    expect((await put(editor, "Not on the menu")).status).toBe(409);
    expect((await put(editor, "")).status).toBe(422);
    expect((await put(editor, "x", true, "/menus/nobody-main")).status).toBe(409);
    expect(await readActions(getDatabase(), "content.publish")).toEqual([]);
  });

  // Rule 10.52.
  test("leaves a draft unpublished, which takes the mark in, as a plan does", async () => {
    const browser = await signedIn(getDatabase());
    const { sections } = (await read(browser)).published as MenuContent;
    const [first, ...others] = sections;
    const [dish, other] = first!.items;
    const half = { ...other!, name: "Half a na" };
    await plan(browser, RIO, { isComplete: true });
    const items = first!.items.with(1, half);
    await write(browser, RIO, { sections: [{ ...first!, items }, ...others] });
    expect((await put(browser, dish!.name)).body).toMatchObject({ draft: "has-it" });
    const { published, draft, plan: planned, fingerprint } = await read(browser);
    for (const content of [published, draft?.content, planned?.content]) {
      expect(markOf(content, dish!.name)).toBeDefined();
    }
    expect(dishesOf(published).map(({ name }) => name)).not.toContain("Half a na");
    expect(dishesOf(draft?.content)[1]).toEqual(half);
    expect(draft).toMatchObject({ basedOn: fingerprint, author: "editor" });
    expect(planned).toMatchObject({ content: { isComplete: true }, conflicting: null });
  });
});

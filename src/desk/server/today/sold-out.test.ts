import { beforeEach, expect, test } from "vitest";
import type { MenuContent } from "#content/kinds/menu.ts";
import { serviceDay, serviceDayEnd } from "#content/shapes/menu-dates.ts";
import { prepareDatabase } from "#database/seed.ts";
import { type Browser, readActions, signedIn } from "#tests/desk-browser.ts";
import { readPiece } from "#tests/desk-content.ts";
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

describeOnBothEnginesByNight("a dish that is sold out", (database) => {
  beforeEach(() => prepareDatabase(database));

  // Rule 10.52.
  test("is published alone, until the restaurant closes, and taken back", async () => {
    const browser = await signedIn(database, "restaurant", ["rubaiyat-rio"]);
    const { published: before } = await read(browser);
    const { name } = dishesOf(before)[0]!;
    const until = serviceDayEnd(serviceDay(new Date())).toISOString();
    expect((await put(browser, name)).body).toEqual({ draft: null, soldOutUntil: until });
    expect(markOf((await read(browser)).published, name)).toBe(until);
    expect((await put(browser, name, false)).body).toEqual({ draft: null, soldOutUntil: null });
    expect((await read(browser)).published).toEqual(before);
    expect(await readActions(database, "content.publish")).toHaveLength(2);
  });
});

import { beforeEach, expect, test } from "vitest";
import { serviceDay, serviceDayEnd } from "#content/schemas/menu-dates.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import type { MenuDishes } from "./today-contract.ts";
import { type Browser, readActions, signedIn } from "#tests/desk-browser.ts";
import { readPiece } from "#tests/desk-content.ts";
import { ownContent } from "#tests/own-api.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

/** A restaurant with unknown hours. */
const RIO = "rubaiyat-rio";
const read = async (browser: Browser) =>
  (await browser.get(`/restaurants/${RIO}/dishes`)).body as MenuDishes[];
const put = (browser: Browser, name: string, isSoldOut = true) =>
  browser.put(`/restaurants/${RIO}/sold-out`, { name, isSoldOut });

describeOnBothEnginesByNight("a sold-out dish", (database) => {
  beforeEach(() => prepareDatabase(database));

  // Rule 10.52.
  test("marks a dish at once until the restaurant closes, and unmarks it", async () => {
    const browser = await signedIn(database, "restaurant", [RIO]);
    const before = await readPiece(browser, `/menus/${RIO}-main`);
    const { name = "" } = (await read(browser))[0]?.dishes[0] ?? {};
    const markOf = async () =>
      (await read(browser))[0]?.dishes.find((dish) => dish.name === name)?.isSoldOut;
    const until = serviceDayEnd(serviceDay(new Date())).toISOString();
    expect((await put(browser, name)).body).toEqual({ soldOutUntil: until });
    expect(await markOf()).toBe(true);
    const [menu] = (await ownContent(database)).current().menusOf(RIO) ?? [];
    const marked = menu?.sections.flatMap(({ items }) => items).filter((one) => one.soldOutUntil);
    expect(marked).toMatchObject([{ name, soldOutUntil: until }]);
    expect((await put(browser, name, false)).body).toEqual({ soldOutUntil: null });
    expect(await markOf()).toBe(false);
    expect(await readPiece(browser, `/menus/${RIO}-main`)).toEqual(before);
    expect(await readActions(database, "dish.sold-out")).toHaveLength(1);
    expect((await put(browser, "No such dish")).status).toBe(409);
    const elsewhere = await signedIn(database, "restaurant", ["rubaiyat-chile"]);
    expect((await put(elsewhere, name)).status).toBe(403);
  });
});

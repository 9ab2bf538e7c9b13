import { beforeEach, expect, test } from "vitest";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { ownApi } from "#tests/own-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { menuContent } from "#content/kinds/menu.ts";
import { MENUS } from "#content/menus/all-menus.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { importContent } from "#database/publish-content.ts";
import type { MenuRecord } from "./menus.contract.ts";

describeWithDatabase("the menus' API", (getDatabase) => {
  const ask = async (restaurant?: string) => {
    const query = restaurant === undefined ? "" : `?${new URLSearchParams({ restaurant })}`;
    const response = await (await ownApi(getDatabase())).request(`/api/menus${query}`);
    return ((await response.json()) as { data: MenuRecord[] }).data;
  };

  beforeEach(() => importContent(getDatabase(), { restaurants: RESTAURANTS, menus: MENUS }));

  test("a menu arrives with everything that was imported, whatever it uses", async () => {
    const full = aFullMenu();
    await importContent(getDatabase(), { menus: [full] });
    const [menu, ...others] = await ask();
    expect(menu).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      ...full,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(others).toEqual([]);
  });

  test("all menus come in their order, and those of one restaurant alone", async () => {
    const kinds = async (restaurant?: string) =>
      (await ask(restaurant)).map((menu) => `${menu.restaurant}-${menu.kind}`);
    expect(await kinds()).toEqual(MENUS.map(({ slug }) => slug));
    expect(await kinds("rubaiyat-rio")).toEqual(["rubaiyat-rio-main", "rubaiyat-rio-dessert"]);
    expect(await kinds("emporio-figueira")).toEqual([]);
    expect(await kinds("\0")).toEqual([]);
  });

  test("neither a hidden menu nor the menu of a hidden restaurant is listed", async () => {
    const restaurants = RESTAURANTS.map((one) => {
      return { ...one, isActive: one.slug !== "rubaiyat-rio" };
    });
    const menus = MENUS.map((menu) => ({ ...menu, isActive: menu.kind !== "bar" }));
    await importContent(getDatabase(), { restaurants, menus });
    const listed = await ask();
    expect(listed.some(({ restaurant }) => restaurant === "rubaiyat-rio")).toBe(false);
    expect(listed.some(({ kind }) => kind === "bar")).toBe(false);
    expect(listed.length).toBeGreaterThan(5);
  });

  // Rule 4.17.
  test("a hidden dish is not listed, nor is a section of hidden ones", async () => {
    const menu = aFullMenu();
    const [first, second] = menu.sections;
    if (first === undefined || second === undefined) throw new Error("too few sections");
    const [shown, ...others] = first.items;
    const hide = (items: typeof first.items) => items.map((one) => ({ ...one, isHidden: true }));
    const sections = [
      { ...first, items: [...(shown ? [shown] : []), ...hide(others)] },
      { ...second, items: hide(second.items) },
    ];
    await importContent(getDatabase(), { menus: [{ ...menu, sections }] });
    const [listed] = await ask();
    expect(listed?.sections).toEqual([{ ...first, items: [shown] }]);
    const all = menu.sections.map((one) => ({ ...one, items: hide(one.items) }));
    expect(menuContent.safeParse({ ...menu, sections }).success).toBe(true);
    expect(menuContent.safeParse({ ...menu, sections: all }).success).toBe(false);
  });
});

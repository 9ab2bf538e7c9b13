import { beforeEach, expect, test } from "vitest";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { storePicture } from "#tests/builders/uploaded-picture.ts";
import { askOwnApi } from "#tests/own-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { menuContent } from "#content/kinds/menu.ts";
import { MENUS, RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { importContent } from "#content/store/publish-content.ts";
import type { MenuRecord } from "./menus.contract.ts";

describeWithDatabase("the menus' API", (database) => {
  const ask = async (restaurant?: string) => {
    const query = restaurant === undefined ? "" : `?${new URLSearchParams({ restaurant })}`;
    const { body } = await askOwnApi(database, `/api/menus${query}`);
    return body.data as readonly MenuRecord[];
  };

  beforeEach(() => importContent(database, { restaurants: RESTAURANTS, menus: MENUS }));

  test("returns a menu with all imported fields", async () => {
    const full = aFullMenu();
    await importContent(database, { menus: [full] });
    const id = expect.stringMatching(/^[\da-f-]{36}$/);
    const updatedAt = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await ask()).toEqual([{ id, ...full, updatedAt }]);
  });

  test("lists all menus in order, or one restaurant's", async () => {
    const kinds = async (restaurant?: string) =>
      (await ask(restaurant)).map((menu) => `${menu.restaurant}-${menu.kind}`);
    expect(await kinds()).toEqual(MENUS.map(({ slug }) => slug));
    expect(await kinds("rubaiyat-rio")).toEqual(["rubaiyat-rio-main", "rubaiyat-rio-dessert"]);
    expect(await kinds("emporio-figueira")).toEqual([]);
    expect(await kinds("\0")).toEqual([]);
  });

  test("hides inactive menus and menus of inactive restaurants", async () => {
    const restaurants = RESTAURANTS.map((one) => {
      return { ...one, isActive: one.slug !== "rubaiyat-rio" };
    });
    const menus = MENUS.map((menu) => ({ ...menu, isActive: menu.kind !== "bar" }));
    await importContent(database, { restaurants, menus });
    const listed = await ask();
    expect(listed.some(({ restaurant }) => restaurant === "rubaiyat-rio")).toBe(false);
    expect(listed.some(({ kind }) => kind === "bar")).toBe(false);
    expect(listed.length).toBeGreaterThan(5);
  });

  // Rule 4.17.
  test("omits hidden dishes with their pictures' texts, and sections of hidden dishes", async () => {
    const { hash } = await storePicture(database);
    const menu = aFullMenu();
    const [first, second] = [menu.sections[0]!, menu.sections[1]!];
    const hidden = { isHidden: true, image: "/media/0123456789ab.jpg" };
    const hide = ({ items, ...section }: typeof first, from = 0) => {
      const all = items.map((one, at) => (at < from ? one : { ...one, ...hidden }));
      return { ...section, items: all };
    };
    const sections = [hide(first, 1), hide(second)];
    await importContent(database, { menus: [{ ...menu, sections }] });
    const [listed] = await ask();
    expect(JSON.stringify(listed)).not.toContain(hash);
    expect(listed?.sections).toEqual([{ ...first, items: first.items.slice(0, 1) }]);
    const all = [hide(first), hide(second)];
    expect(menuContent.safeParse({ ...menu, sections }).success).toBe(true);
    expect(menuContent.safeParse({ ...menu, sections: all }).success).toBe(false);
  });
});

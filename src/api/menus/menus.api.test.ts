import { beforeEach, expect, test } from "vitest";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { MENUS } from "#content/menus/all-menus.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { importContent } from "#database/publish-content.ts";
import { createApiReader } from "../api-reader.ts";
import { fetchMenus } from "./fetch-menus.ts";
import { menusApi } from "./menus.api.ts";

describeWithDatabase("the menus' API", (getDatabase) => {
  const { log, lines } = recordLog();
  const fetchFrom = (restaurant?: string) => {
    const api = menusApi(getDatabase());
    const fetch = (request: Request) =>
      api.request(request.url.replace("http://api/menus", "http://api/"));
    const reader = createApiReader({ baseUrl: "http://api", fetch, log, timeoutMs: 5000 });
    return fetchMenus(reader, restaurant);
  };

  beforeEach(() => importContent(getDatabase(), { restaurants: RESTAURANTS, menus: MENUS }));

  test("a menu arrives with everything that was imported, whatever it uses", async () => {
    const full = aFullMenu();
    await importContent(getDatabase(), { menus: [full] });
    const [menu, ...others] = await fetchFrom();
    const { slug: _slug, isActive: _isActive, ...content } = full;
    expect(menu).toEqual({ ...content, updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(others).toEqual([]);
    expect(lines).toEqual([]);
  });

  test("all menus come in their order, and those of one restaurant alone", async () => {
    const kinds = async (restaurant?: string) =>
      (await fetchFrom(restaurant)).map((menu) => `${menu.restaurant}-${menu.kind}`);
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
    const listed = await fetchFrom();
    expect(listed.some(({ restaurant }) => restaurant === "rubaiyat-rio")).toBe(false);
    expect(listed.some(({ kind }) => kind === "bar")).toBe(false);
    expect(listed.length).toBeGreaterThan(5);
  });
});

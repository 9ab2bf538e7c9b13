import { expect, test, vi } from "vitest";
import { inProcessClient } from "#tests/in-process-client.ts";
import { describeOnBothEngines } from "#tests/test-database.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { importContent } from "#database/publish-content.ts";
import { MENU_KINDS } from "#content/shapes/restaurant-content.ts";
import { menuPath } from "./menu-path.ts";
import { menuPdfs } from "./menu-pdfs.ts";

const work = vi.hoisted(() => ({ now: 0, most: 0, drawn: 0 }));

vi.mock("./draw-menu.ts", async (original) => {
  const real = await original<typeof import("./draw-menu.ts")>();
  return {
    ...real,
    async drawMenu() {
      work.now += 1;
      work.drawn += 1;
      work.most = Math.max(work.most, work.now);
      await new Promise((resolve) => setTimeout(resolve, 2));
      work.now -= 1;
      return Buffer.from("%PDF-");
    },
  };
});

describeOnBothEngines("menus", (getDatabase) => {
  test("asked for all at once are drawn one at a time, each once", async () => {
    await importContent(getDatabase(), { restaurants: RESTAURANTS });
    Object.assign(work, { now: 0, most: 0, drawn: 0 });
    const log = { info() {}, warn() {}, error() {} };
    const site = menuPdfs({
      api: inProcessClient(getDatabase()),
      siteUrl: "https://site.test",
      log,
    });
    const paths = RESTAURANTS.flatMap(({ slug }) =>
      MENU_KINDS.map((kind) => menuPath(slug, kind).replace("/menus", "")),
    );
    const responses = await Promise.all([...paths, ...paths].map((path) => site.request(path)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(work).toMatchObject({ most: 1, drawn: paths.length });
  });
});

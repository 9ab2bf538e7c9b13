import { Hono } from "hono";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { WorkerFailedError } from "#concurrency/bounded-worker.ts";
import { QueueTimeoutError } from "#concurrency/concurrency-limiter.ts";
import { restaurantPath } from "#language/path-to.ts";
import { contentOf, aSnapshot } from "#tests/builders/snapshot.ts";
import { ownContent } from "#tests/own-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { importContent } from "#database/publish-content.ts";
import { contentEntries } from "#database/schema/content-entries.ts";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { createMenuDrawing } from "#server/menu-drawing.ts";
import { menuPdfs } from "./menu-pdfs.ts";

const drawMenu = createMenuDrawing();
const readPicture = async () => undefined;

describeWithDatabase("menus", (getDatabase) => {
  let site: Hono;
  let drawn: object[];
  let content: Awaited<ReturnType<typeof ownContent>>;
  const changeRio = async (changes: object) => {
    await getDatabase()
      .orm.update(contentEntries)
      .set({ content: sql`${contentEntries.content} || ${JSON.stringify(changes)}::jsonb` })
      .where(eq(contentEntries.slug, "rubaiyat-rio"));
    await content.refresh();
  };

  beforeEach(async () => {
    await importContent(getDatabase(), { restaurants: RESTAURANTS });
    drawn = [];
    const log = { info: (fields: object) => void drawn.push(fields), warn() {}, error() {} };
    content = await ownContent(getDatabase());
    const options = { content, draw: drawMenu, readPicture, siteUrl: "https://site.test", log };
    site = new Hono()
      .route("/menus", menuPdfs(options))
      .onError((_, context) => context.text("failed", 503))
      .get("*", (context) => context.text("the site’s own page", 404));
  });

  test("a menu opens in the browser under its name and is cached for an hour", async () => {
    const response = await site.request("/menus/rubaiyat-madrid-bar.pdf");
    const { headers } = response;
    expect([response.status, headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    const start = Buffer.from(await response.arrayBuffer()).subarray(0, 5);
    expect(start.toString()).toBe("%PDF-");
    expect(headers.get("Content-Disposition")).toBe('inline; filename="rubaiyat-madrid-bar.pdf"');
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  test("a client that has the menu already gets a 304, any other the menu", async () => {
    const ask = (tag: string) =>
      site.request("/menus/rubaiyat-rio-dessert.pdf", { headers: { "If-None-Match": tag } });
    const etag = (await ask("")).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await ask(tag);
      expect(response.status, tag).toBe(304);
      expect(response.headers.get("ETag")).toBe(etag);
      expect(await response.text()).toBe("");
    }
    expect((await ask('"other"')).status).toBe(200);
  });

  test("a menu is drawn once, and again when its restaurant has changed", async () => {
    const ask = () => site.request("/menus/rubaiyat-rio-bar.pdf");
    const first = (await ask()).headers.get("ETag");
    expect((await ask()).headers.get("ETag")).toBe(first);
    expect(drawn).toHaveLength(1);

    await changeRio({ phone: "+552122334455" });
    expect((await ask()).headers.get("ETag")).not.toBe(first);
    expect(drawn).toHaveLength(2);
  });

  test("visitors who come at once share one drawing", async () => {
    const path = "/menus/rubaiyat-chile-main.pdf";
    const responses = await Promise.all(Array.from({ length: 5 }, () => site.request(path)));
    expect(new Set(responses.map(({ headers }) => headers.get("ETag"))).size).toBe(1);
    expect(drawn).toHaveLength(1);
  });

  test("a restaurant's id is not a URL of its menu", async () => {
    const id = content.current().findRestaurant("rubaiyat-rio")?.id;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect((await site.request(`/menus/${id}-main.pdf`)).status).toBe(404);
  });

  test.each([
    "/menus/no-such-house-main.pdf",
    "/menus/rubaiyat-madrid-wine.pdf",
    "/menus/rubaiyat-madrid.pdf",
    "/menus/rubaiyat-madrid-main.pdf%00",
    "/menus/..%2F..%2Fetc%2Fpasswd-main.pdf",
    "/menus/rubaiyat%2Fmadrid-main.pdf",
    "/menus/%E0%A4%A-main.pdf",
    `/menus/${"a-".repeat(5000)}main.pdf`,
    "/menus/",
  ])("%s is left to the site's own page", async (path) => {
    const response = await site.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("the site’s own page");
  });
});

test("a product API that does not respond is thrown, so that the application responds", async () => {
  const log = { info() {}, warn() {}, error() {} };
  const content = contentOf(aSnapshot({}));
  const site = new Hono()
    .route(
      "/menus",
      menuPdfs({ content, draw: drawMenu, readPicture, siteUrl: "https://site.test", log }),
    )
    .onError((error, context) => context.text(error.name, 503));
  const response = await site.request("/menus/rubaiyat-madrid-main.pdf");
  expect(response.status).toBe(503);
  expect(await response.text()).toBe("ContentUnavailableError");
});

// Rule 9.6.
test("a menu that cannot be drawn is a page that says so, and is not tried again and again", async () => {
  const restaurants = builtInRestaurants();
  const [restaurant = null] = restaurants;
  let tries = 0;
  let error: Error = new WorkerFailedError("too long");
  const site = menuPdfs({
    content: contentOf(aSnapshot({ restaurants, menus: [] })),
    async draw() {
      tries += 1;
      throw error;
    },
    readPicture,
    siteUrl: "https://site.test",
    log: { info() {}, warn() {}, error() {} },
  });
  const ask = (kind: string) =>
    site.request(`/${restaurant?.slug}-${kind}.pdf`, { headers: { "Accept-Language": "es" } });
  for (let time = 0; time < 3; time++) {
    const response = await ask("main");
    expect(response.status).toBe(503);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const path = restaurant && restaurantPath("es", restaurant);
    expect(await response.text()).toMatch(new RegExp(`^El PDF.*https://site.test${path}$`));
  }
  expect(tries).toBe(1);
  // Others only waited too long, and are tried again.
  error = new QueueTimeoutError("busy");
  for (let time = 0; time < 2; time++) expect((await ask("bar")).status).toBe(503);
  expect(tries).toBe(3);
});

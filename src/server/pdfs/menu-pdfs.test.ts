import { Hono } from "hono";
import { expect, test } from "vitest";
import { WorkerFailedError } from "#runtime/concurrency/bounded-worker.ts";
import { QueueTimeoutError } from "#runtime/concurrency/concurrency-limiter.ts";
import { restaurantPath } from "#language/path-to.ts";
import { aSnapshot, contentOf, NO_LISTS } from "#tests/builders/snapshot.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { createMenuDrawing } from "#server/pdfs/menu-drawing.ts";
import { menuPdfs } from "./menu-pdfs.ts";

const RESTAURANTS = builtInRestaurants().map((one) => ({ ...one, id: `id-of-${one.slug}` }));
const WHOLE = aSnapshot({ ...NO_LISTS, restaurants: RESTAURANTS });
const drawMenu = createMenuDrawing();

/** Creates a site with pages behind the menus; `show` changes its content. */
function siteOf({ snapshot = WHOLE, draw = drawMenu } = {}) {
  const { log, messages } = recordLog();
  let shown = snapshot;
  const content = { ...contentOf(snapshot), reader: () => async () => shown };
  const readPicture = async () => undefined;
  const site = new Hono()
    .route("/menus", menuPdfs({ content, draw, readPicture, siteUrl: "https://site.test", log }))
    .onError((error, context) => context.text(error.name, 503))
    .get("*", (context) => context.text("the site’s own page", 404));
  return {
    ask: (path: string, headers: Record<string, string> = {}) => site.request(path, { headers }),
    messages,
    show: (next: typeof snapshot) => void (shown = next),
  };
}

test("serves a menu inline under its name, cached for an hour", async () => {
  const response = await siteOf().ask("/menus/rubaiyat-madrid-bar.pdf");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="rubaiyat-madrid-bar.pdf"',
    "cache-control": "public, max-age=3600",
  });
  const start = Buffer.from(await response.arrayBuffer()).subarray(0, 5);
  expect(start.toString()).toBe("%PDF-");
});

test("draws a menu once, revalidates it by ETag, and redraws it after a change of its restaurant", async () => {
  const { ask: askFor, messages, show } = siteOf();
  const ask = (tag = "") => askFor("/menus/rubaiyat-rio-bar.pdf", { "If-None-Match": tag });
  const etag = (await ask()).headers.get("ETag") ?? "";
  expect(etag).toMatch(/^"[\w-]{20,}"$/);
  const known = await ask(etag);
  expect([known.status, await known.text(), known.headers.get("ETag")]).toEqual([304, "", etag]);
  expect((await ask('"other"')).status).toBe(200);
  expect(messages()).toEqual(["Menu drawn"]);

  const restaurants = RESTAURANTS.map((one) => ({ ...one, phone: "+552122334455" }));
  show(aSnapshot({ ...NO_LISTS, restaurants }));
  expect((await ask(etag)).status).toBe(200);
  expect(messages()).toHaveLength(2);
});

test("shares one drawing among concurrent visitors", async () => {
  const { ask, messages } = siteOf();
  const path = "/menus/rubaiyat-chile-main.pdf";
  const responses = await Promise.all(Array.from({ length: 5 }, () => ask(path)));
  expect(new Set(responses.map(({ headers }) => headers.get("ETag"))).size).toBe(1);
  expect(messages()).toEqual(["Menu drawn"]);
});

test.each([
  "/menus/no-such-house-main.pdf",
  "/menus/id-of-rubaiyat-rio-main.pdf",
  "/menus/rubaiyat-madrid-wine.pdf",
  "/menus/rubaiyat-madrid.pdf",
  "/menus/rubaiyat-madrid-main.pdf%00",
  "/menus/..%2F..%2Fetc%2Fpasswd-main.pdf",
  "/menus/rubaiyat%2Fmadrid-main.pdf",
  "/menus/%E0%A4%A-main.pdf",
  `/menus/${"a-".repeat(5000)}main.pdf`,
  "/menus/",
])("leaves %s to the site's pages", async (path) => {
  const response = await siteOf().ask(path);
  expect([response.status, await response.text()]).toEqual([404, "the site’s own page"]);
});

test("throws when the product API does not respond", async () => {
  const { ask } = siteOf({ snapshot: aSnapshot({}) });
  const response = await ask("/menus/rubaiyat-madrid-main.pdf");
  expect([response.status, await response.text()]).toEqual([503, "ContentUnavailableError"]);
});

// Rule 9.6.
test("answers a menu that cannot be drawn with a 503 that names its page, without retrying at once", async () => {
  let tries = 0;
  let error: Error = new WorkerFailedError("too long");
  const { ask } = siteOf({
    async draw() {
      tries += 1;
      throw error;
    },
  });
  const [restaurant] = RESTAURANTS;
  const menu = (kind: string) =>
    ask(`/menus/${restaurant!.slug}-${kind}.pdf`, { "Accept-Language": "es" });
  const page = `https://site.test${restaurantPath("es", restaurant!)}`;
  for (let time = 0; time < 3; time++) {
    const response = await menu("main");
    expect(response.status).toBe(503);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toMatch(new RegExp(`^El PDF.*${page}$`));
  }
  expect(tries).toBe(1);
  // Those that only waited too long are retried.
  error = new QueueTimeoutError("busy");
  for (let time = 0; time < 2; time++) expect((await menu("bar")).status).toBe(503);
  expect(tries).toBe(3);
});

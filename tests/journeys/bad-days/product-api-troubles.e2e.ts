import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { expect, test } from "#tests/page-fixtures.ts";

const SCRIPT = "<script>alert(1)</script>";

/** Records that an API in other hands might send: each must leave the page whole. */
const HOSTILE_RECORDS: readonly unknown[] = [
  null,
  12,
  [],
  { isActive: true },
  JSON.parse(
    '{"isActive":true,"__proto__":{"polluted":true},"slug":"__proto__","name":"constructor"}',
  ),
  aRestaurantRecord({
    slug: "../../etc/passwd",
    name: SCRIPT,
    city: SCRIPT,
    citySlug: "//evil.example",
  }),
  aRestaurantRecord({ slug: "a", heroImage: 'x" onerror="alert(1)', phone: "javascript:alert(1)" }),
  aRestaurantRecord({ slug: "b", address: "[".repeat(10_000), hours: "{", description: '"' }),
  aRestaurantRecord({ slug: "c", menus: JSON.stringify({ main: "javascript:alert(1)" }) }),
  aRestaurantRecord({
    slug: "d",
    getin: JSON.stringify({ enabled: true, url: "data:text/html,x" }),
  }),
  aRestaurantRecord({ slug: "e", name: "\u0000\u202E\uD800 ".repeat(500), features: "{}" }),
  aRestaurantRecord({ slug: "f".repeat(5000), images: JSON.stringify(["javascript:alert(1)"]) }),
];

test("a product API in hostile hands gets no script, no link and no error into the pages", async ({
  siteWithFailingApi,
  page,
}) => {
  const { api, url } = siteWithFailingApi;
  api.responses.set("/restaurants", { json: { data: HOSTILE_RECORDS } });
  for (const path of ["/pt", "/en/restaurants", "/es/eventos", "/pt/contato", "/en/delivery"]) {
    const response = await page.goto(url + path);
    expect(response?.status(), path).toBe(200);
    const html = (await response?.text()) ?? "";
    expect(html, path).not.toContain(SCRIPT);
    const targets = await page
      .locator("a[href], img[src], form[action]")
      .evaluateAll((elements) =>
        elements.map((one) =>
          ["href", "src", "action"].map((name) => one.getAttribute(name) ?? ""),
        ),
      );
    const foreign = targets.flat().filter((target) => /^(javascript|data):|^\/\//i.test(target));
    expect(foreign, path).toEqual([]);
    expect(await page.evaluate(() => "polluted" in {}), path).toBe(false);
  }
});

test("a product API that hangs costs ten seconds and an honest page, not the site", async ({
  siteWithFailingApi,
}) => {
  test.setTimeout(60_000);
  const { api, url } = siteWithFailingApi;
  api.responses.set("/restaurants", { json: { data: [aRestaurantRecord()] } });
  await fetch(`${url}/pt/restaurantes`);
  api.responses.set("/restaurants", "hang");
  const [list, alive, contact] = await Promise.all([
    fetch(`${url}/pt/restaurantes`),
    fetch(`${url}/healthz`),
    fetch(`${url}/site-config.json`),
  ]);
  expect([list.status, alive.status, contact.status]).toEqual([503, 200, 200]);
  const html = await list.text();
  expect(html).toContain("Erro ao carregar restaurantes");
  expect(html.includes("Casa do Teste"), "header and footer list what was last known").toBe(true);

  api.responses.set("/restaurants", { json: { data: [aRestaurantRecord()] } });
  expect((await fetch(`${url}/pt/restaurantes`)).status).toBe(200);
});

test("a page that needs nothing of a product API that hangs lists what was last known, after a second", async ({
  siteWithFailingApi,
}) => {
  test.setTimeout(60_000);
  const { api, url } = siteWithFailingApi;
  api.responses.set("/restaurants", { json: { data: [aRestaurantRecord()] } });
  await fetch(`${url}/pt/restaurantes`);
  api.responses.set("/restaurants", "hang");
  const ask = async (path: string) => {
    const started = performance.now();
    const response = await fetch(url + path);
    const html = await response.text();
    return { response, html, milliseconds: performance.now() - started };
  };
  const first = await ask("/pt/quem-somos");
  const second = await ask("/en/our-figueira");
  for (const { response, html } of [first, second]) {
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html.includes("Casa do Teste")).toBe(true);
  }
  // The client's limit is ten seconds; the machine may be busy.
  expect(first.milliseconds).toBeLessThan(5000);
  expect(second.milliseconds).toBeLessThan(5000);
  api.responses.set("/restaurants", { json: { data: [aRestaurantRecord()] } });
});

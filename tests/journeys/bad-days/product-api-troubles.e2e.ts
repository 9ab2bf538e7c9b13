import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { expect, hydrate, test } from "#tests/page-fixtures.ts";
import { startProductApi } from "#tests/product-api.ts";
import { startSite } from "#tests/site-process.ts";

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
    await hydrate(page);
    const targets = await page
      .locator("a[href], img[src], form[action]")
      .evaluateAll((elements) =>
        elements.map((one) =>
          ["href", "src", "action"].map((name) => one.getAttribute(name) ?? ""),
        ),
      );
    const foreign = targets.flat().filter((target) => /^(javascript|data):|^\/\//i.test(target));
    expect(foreign, path).toEqual([]);
    const dead = targets.flat().filter((target) => target.endsWith("/restaurante"));
    expect(dead, `${path} links no restaurant that has neither slug nor id`).toEqual([]);
    expect(await page.evaluate(() => "polluted" in {}), path).toBe(false);
  }
});

/** Pages of every kind while no call has a response: their status, and what they say. */
const WHILE_IT_HANGS: readonly (readonly [path: string, status: number, text: string])[] = [
  ["/pt/restaurantes", 503, "Erro ao carregar restaurantes"],
  ["/en/restaurants?dish=picanha", 503, "Error loading restaurants"],
  ["/pt/restaurantes/sao-paulo", 404, "Slug do restaurante não fornecido"],
  ["/pt/restaurantes/sao-paulo/a-figueira-rubaiyat", 503, "Erro ao carregar restaurante"],
  ["/pt/restaurantes/madrid/rubaiyat-madrid/menu-principal", 503, "Erro ao carregar"],
  ["/pt/reservas?people=2&experience=1", 503, "Tentar"],
  ["/pt/eventos", 503, "Erro ao carregar restaurantes para eventos"],
  ["/pt/experiencias", 503, "Erro ao carregar experiências"],
  ["/en/news?page=2", 503, "Error loading the news"],
  ["/pt/novidades/qualquer", 503, "Erro ao carregar notícia"],
  ["/pt/contato?restaurant=rubaiyat-rio&experience=1", 503, "Erro ao carregar unidades"],
  ["/es/delivery", 503, "Intentar"],
  ["/pt/quem-somos", 200, "Rubaiyat Madrid"],
  ["/pt/nada", 404, "Página não encontrada"],
  ["/menus/rubaiyat-madrid-main.pdf", 503, "unavailable"],
  ["/feeds/pt.xml", 503, "unavailable"],
  ["/sitemap.xml", 200, "<urlset"],
  ["/cards/pt/restaurantes/madrid/rubaiyat-madrid/menu-principal.jpg", 503, "No image"],
];

// By day the clients of the API end their wait in unit tests, and each screen says that loading failed.
test("a product API that hangs costs a visitor ten seconds and an honest page, not the site @nightly", async () => {
  test.setTimeout(90_000);
  await using api = await startProductApi();
  await using site = await startSite({ API_URL: api.url, PAGE_MAX_AGE: "60" });
  api.responses.set("*", "hang");
  const responses = WHILE_IT_HANGS.map(async ([path, status, text]) => {
    const started = performance.now();
    const response = await fetch(site.url + path);
    const body = await response.text();
    const seconds = (performance.now() - started) / 1000;
    expect.soft(response.status, path).toBe(status);
    expect.soft(body.includes(text), `${path} says "${text}"`).toBe(true);
    // Ten seconds, and what all these renders at once take on a busy machine; two calls take twenty.
    expect.soft(seconds, path).toBeLessThan(19);
  });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await Promise.all(responses);
  api.responses.clear();
  api.responses.set("/restaurants", { json: { data: [aRestaurantRecord()] } });
  const list = await fetch(`${site.url}/pt/restaurantes`);
  expect([list.status, (await list.text()).includes("Casa do Teste")]).toEqual([200, true]);
});

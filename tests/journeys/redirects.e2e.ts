import { expect, test } from "../page-fixtures.ts";

const FIG_TREE = "restaurants/sao-paulo/a-figueira-rubaiyat";

const REDIRECTS: readonly [from: string, to: string][] = [
  // No language prefix: the same path under /pt, query and all.
  ["/restaurantes", "/pt/restaurantes"],
  [
    "/restaurantes/madrid/rubaiyat-madrid?utm_source=a&x=%C3%A9",
    "/pt/restaurantes/madrid/rubaiyat-madrid?utm_source=a&x=%C3%A9",
  ],
  ["/fr/restaurants", "/pt/fr/restaurants"],
  ["/english", "/pt/english"],
  // The prefix in capitals, and a trailing slash: both at once, in one hop.
  ["/EN/restaurants", "/en/restaurants"],
  ["/Pt", "/pt"],
  ["/pt/", "/pt"],
  ["/ES/restaurantes/?a=b", "/es/restaurantes?a=b"],
  ["/contato/", "/pt/contato"],
  // Addresses of the group's former sites.
  ["/en/casas-menu/a-figueira-rubaiyat/", `/en/${FIG_TREE}`],
  ["/en/restaurantes/sao-paulo/a-figueira-rubaiyat", `/en/${FIG_TREE}`],
  ["/pt/restaurantes.asp?abt=1", "/pt/restaurantes"],
  // A city that is not the restaurant's.
  ["/pt/restaurantes/madrid/rubaiyat-rio", "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio"],
  [
    "/en/restaurants/nowhere/rubaiyat-rio?utm_source=a",
    "/en/restaurants/rio-de-janeiro/rubaiyat-rio?utm_source=a",
  ],
  // Both at once, still in one hop.
  [
    "/EN/restaurants/madrid/rubaiyat-rio/?utm_source=a",
    "/en/restaurants/rio-de-janeiro/rubaiyat-rio?utm_source=a",
  ],
  ["/restaurantes/x/rubaiyat-rio", "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio"],
  ["/EN/restaurants/madrid/nothing/", "/en/restaurants/madrid/nothing"],
  // Nothing leads away from this site.
  ["//evil.example/pt", "/pt/evil.example/pt"],
  ["//evil.example", "/pt/evil.example"],
  ["/%5Cevil.example", "/pt/%5Cevil.example"],
];

for (const [from, to] of REDIRECTS) {
  test(`${from} leads to ${to}, permanently and at once`, async ({ request, baseURL }) => {
    const first = await request.get(baseURL + from, { maxRedirects: 0 });
    expect(first.status()).toBe(301);
    const location = new URL(first.headers()["location"] ?? "", baseURL);
    expect(location.href).toBe(baseURL + to);
    const second = await request.get(location.href, { maxRedirects: 0 });
    expect([200, 404]).toContain(second.status());
  });
}

test("an address without a prefix inside the application becomes the one under /pt", async ({
  request,
}) => {
  const response = await request.get("/restaurantes.data");
  expect(response.status()).toBeLessThan(400);
  expect(await response.text()).toContain("/pt/restaurantes");
});

import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { expect, hydrate, test } from "#tests/page-fixtures.ts";

const SCRIPT = "<script>alert(1)</script>";

/** Records of a hostile API, each of which must leave the page complete. */
const HOSTILE_RECORDS: readonly unknown[] = [
  null,
  12,
  [],
  { isActive: true },
  JSON.parse(
    '{"isActive":true,"__proto__":{"polluted":true},"slug":"__proto__","name":"constructor"}',
  ),
  ...[
    { slug: "../../etc/passwd", name: SCRIPT, city: SCRIPT, citySlug: "//evil.example" },
    { slug: "a", heroImage: 'x" onerror="alert(1)', phone: "javascript:alert(1)" },
    { slug: "b", address: "[".repeat(10_000), hours: "{", description: '"' },
    { slug: "c", menus: JSON.stringify({ main: "javascript:alert(1)" }) },
    { slug: "d", getin: JSON.stringify({ enabled: true, url: "data:text/html,x" }) },
    { slug: "e", name: "\u0000\u202E\uD800 ".repeat(500), features: "{}" },
    { slug: "f".repeat(5000), images: JSON.stringify(["javascript:alert(1)"]) },
  ].map((changes) => aRestaurantRecord(changes)),
];

test("keeps scripts, links and errors of a hostile product API out of pages @nightly", async ({
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
    expect(await page.evaluate(() => "polluted" in {}), path).toBe(false);
  }
});

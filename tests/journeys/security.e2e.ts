import { createHash } from "node:crypto";
import { META_PIXEL } from "#external-services/web-analytics/service-scripts.ts";
import { aRestaurantRecord } from "../builders/restaurant-record.ts";
import { navigateInApp } from "#tests/page-actions.ts";
import { expect, hydrate, NIGHTLY, test } from "../page-fixtures.ts";
import { startSite } from "../site-process.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

test("every page names the scripts it may run, has no others, and no inline styles or handlers", async ({
  request,
}) => {
  for (const path of ONE_PAGE_PER_SCREEN) {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    const html = await response.text();
    const scripts = html.matchAll(
      /<script(?![^>]*\ssrc=)(?![^>]*"application\/ld\+json")[^>]*>(.*?)<\/script>/gs,
    );
    const hashes = Array.from(scripts, ([, text = ""]) =>
      createHash("sha256").update(text).digest("base64"),
    );
    expect(hashes.length, path).toBeGreaterThan(0);
    for (const hash of hashes) expect(policy, path).toContain(`'sha256-${hash}'`);
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy, path).not.toMatch(/unsafe-|\*|nonce/);
    expect(html, path).not.toContain("nonce=");
    expect(policy, path).toContain(
      "; require-trusted-types-for 'script'; trusted-types application default;",
    );
    const markup = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, "");
    expect(markup.match(/<[^>]+\s(style|on\w+)=[^>]*>/), path).toBeNull();
  }
});

test("every kind of response has the headers that protect it", async ({ request }) => {
  for (const path of [
    "/pt",
    "/pt/nenhuma",
    "/restaurantes",
    "/api/restaurants",
    "/site-config.json",
    "/favicon.svg",
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "DENY",
    });
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});

test("an article that is reached inside the application is set into the page", async ({ page }) => {
  await page.goto("/pt/novidades");
  await hydrate(page);
  await navigateInApp(page, "/pt/novidades/nova-carta-vinhos");
  await expect(page.locator(".article-body p").first()).toBeVisible();
});

test.describe("a text of which a script could come", () => {
  test.use({ expectedMessages: [/Trusted ?Types?|Trusted(HTML|Script)|trusted-types/] });

  test("is refused on every page, before React and after it", async ({ page }) => {
    for (const path of ["/pt", "/pt/novidades/nova-carta-vinhos"]) {
      await page.goto(path);
      for (const isReactThere of [false, true]) {
        if (isReactThere) await hydrate(page);
        const refused = await page.evaluate(() =>
          [
            () => (document.createElement("div").innerHTML = "<img src=x onerror=evil()>"),
            () => (document.createElement("script").src = "https://elsewhere.example/x.js"),
            () => (document.createElement("script").text = "evil()"),
            () => document.body.setAttribute("onclick", "evil()"),
            () => new DOMParser().parseFromString("<iframe srcdoc=x>", "text/html"),
          ].map((act) => {
            try {
              act();
              return "done";
            } catch (error) {
              return (error as Error).name;
            }
          }),
        );
        expect(refused, path).toEqual(Array.from({ length: 5 }, () => "TypeError"));
      }
    }
  });
});

const HOSTILE = [null, 12, "x", [], {}, { isActive: true }].concat(
  ["</script><script>alert(1)</script>", { pt: 1 }, [[1]], -1, "{", "[null]", '{"pt":{}}'].map(
    (value) => {
      const fields = Object.keys(aRestaurantRecord()).map((name) => [name, value]);
      return { ...Object.fromEntries(fields), isActive: true, isPublished: true };
    },
  ),
);

test("whatever a product API sends, no page fails, runs it, or shows its insides", async ({
  request,
  siteWithFailingApi: { url, api },
}) => {
  api.responses.clear();
  for (const path of ["/restaurants", "/experiences", "/news?published=true&active=true"]) {
    api.responses.set(path, { json: { data: HOSTILE } });
  }
  for (const path of ONE_PAGE_PER_SCREEN) {
    const response = await request.get(url + path, { maxRedirects: 0 });
    expect([200, 404], path).toContain(response.status());
    const html = await response.text();
    expect(html, path).not.toContain("</script><script>alert");
    expect(html, path).not.toContain("Unexpected Application Error!");
  }
});

test("a product API that fails leaves pages without a trace of the cause", async ({
  request,
  siteWithFailingApi: { url, api },
}) => {
  api.responses.clear();
  api.responses.set("/restaurants", { status: 500 });
  for (const path of ONE_PAGE_PER_SCREEN) {
    const response = await request.get(url + path);
    expect([200, 404, 503], path).toContain(response.status());
    const html = await response.text();
    expect(html, path).not.toMatch(/\bat \w+ \(|node_modules|ApiUnavailableError|HTTP 500/);
    if (response.status() !== 200)
      expect(response.headers()["cache-control"], path).toBe("no-store");
  }
});

// By day policy-reports.api.test.ts takes reports; that pages name where is above.
test("a script that the policy stops is reported to the log", NIGHTLY, async ({ browser }) => {
  // Not the page of the other tests, which may write nothing to its console.
  const page = await browser.newPage();
  const site = await startSite({ LOG_LEVEL: "warn" });
  try {
    await page.goto(`${site.url}/pt?email=maria@example.com`);
    await hydrate(page);
    await page.evaluate((url) => {
      const script = document.createElement("script");
      script.src = url;
      document.head.append(script);
    }, META_PIXEL);
    await expect.poll(() => site.output()).toContain(META_PIXEL);
    expect(site.output()).toMatch(/"directive":"script-src-elem".*A page's policy stopped/);
    expect(site.output()).not.toContain("maria@example.com");
  } finally {
    await page.close();
    await site.stop();
  }
});

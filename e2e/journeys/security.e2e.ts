import { createHash } from "node:crypto";
import { expect, hydrate, test } from "#tests/page-fixtures.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

test("names the allowed scripts of every page, and has no other scripts, inline styles or handlers", async ({
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
      "; require-trusted-types-for 'script'; trusted-types application default",
    );
    const markup = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, "");
    expect(markup.match(/<[^>]+\s(style|on\w+)=[^>]*>/), path).toBeNull();
  }
});

test.describe("a text that could become a script", () => {
  test.use({ expectedMessages: [/Trusted ?Types?|Trusted(HTML|Script)|trusted-types/] });

  test("is refused on every page, before and after React", async ({ page }) => {
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

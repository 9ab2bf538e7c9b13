import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { headerPairs } from "./cached-response.ts";
import { contentSecurityPolicy, framedPagePolicy, securityHeaders } from "./security-headers.ts";

const NOTHING_INLINE = { scripts: [], styles: [] };
const NOTHING_FOREIGN = { scripts: [], imageOrigins: [], connectOrigins: [] };

/** What a policy says of each directive. */
const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((part) => part.split(/ (.*)/)));

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("each inline script is named by its hash, once", () => {
  const inline = { scripts: ["one()", "two(\n)", "one()"], styles: ["a{}"] };
  expect(directives(contentSecurityPolicy(inline, NOTHING_FOREIGN))).toMatchObject({
    "script-src": `'self' ${hash("one()")} ${hash("two(\n)")}`,
    "style-src": `'self' ${hash("a{}")}`,
  });
});

test("nothing may be loaded but what is listed, and nobody may frame the page", () => {
  const policy = contentSecurityPolicy(NOTHING_INLINE, NOTHING_FOREIGN);
  expect(policy).not.toContain("unsafe");
  expect(directives(policy)).toMatchObject({
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "application default",
  });
});

test("third-party sources are allowed for what each is named for, and nothing else", () => {
  const policy = contentSecurityPolicy(NOTHING_INLINE, {
    scripts: ["https://tags.example/tag.js"],
    imageOrigins: ["https://tiles.example"],
    connectOrigins: ["https://geo.example"],
  });
  expect(directives(policy)).toMatchObject({
    "img-src": "'self' data: https://tiles.example",
    "connect-src": "'self' https://geo.example",
    "script-src": "'self' https://tags.example/tag.js",
  });
  expect(policy.match(/example/g)).toHaveLength(3);
});

const headersAt = (siteUrl: string, path: string) =>
  Object.fromEntries(headerPairs(securityHeaders(siteUrl)(path)));

test("where a link leads, the origin of the site is known and no more; behind TLS, browsers use nothing else for two years", () => {
  expect(headersAt("https://www.example.com", "/pt")).toMatchObject({
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": expect.stringMatching(/^geolocation=\(self\), .*camera=\(\)/),
    "Strict-Transport-Security": "max-age=63072000",
  });
  const plain = headersAt("http://localhost:3000", "/pt");
  expect(plain).not.toHaveProperty("Strict-Transport-Security");
});

test("pictures alone may be shown by other sites", () => {
  const name = "Cross-Origin-Resource-Policy";
  for (const path of ["/pt", "/images", "/api/restaurants", "/assets/images/a.js", "/menus/a"]) {
    expect(headersAt("https://www.example.com", path)[name], path).toBe("same-origin");
  }
  for (const path of ["/images/a.avif", "/media/a.avif"])
    expect(headersAt("https://www.example.com", path)[name]).toBe("cross-origin");
});

// Rule 8.2.
test("search engines list neither records of the product API nor the data of pages", () => {
  const robotsAt = (path: string) => headersAt("https://www.example.com", path)["X-Robots-Tag"];
  for (const path of ["/api/restaurants", "/api/menus", "/pt.data", "/en/news/a.data", "/_.data"])
    expect(robotsAt(path), path).toBe("noindex");
  for (const path of ["/", "/pt", "/api", "/sitemap.xml", "/menus/a-main.pdf", "/pt/a.database"])
    expect(robotsAt(path), path).toBeUndefined();
});

test("a framed page is shown by this site alone, runs no script and sends nothing", () => {
  const policy = directives(framedPagePolicy(["p{}"], NOTHING_FOREIGN));
  expect(policy).toMatchObject({
    "default-src": "'none'",
    "style-src": `'self' ${hash("p{}")}`,
    "frame-ancestors": "'self'",
    "form-action": "'none'",
    sandbox: "allow-same-origin",
  });
  expect(policy).not.toHaveProperty("script-src");
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { headerPairs } from "./cached-response.ts";
import { contentSecurityPolicy, framedPagePolicy, securityHeaders } from "./security-headers.ts";

const NOTHING_INLINE = { scripts: [], styles: [] };
const NOTHING_FOREIGN = { scripts: [], imageOrigins: [], connectOrigins: [] };

const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((part) => part.split(/ (.*)/)));

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("lists each inline text's hash once", () => {
  const inline = { scripts: ["one()", "two(\n)", "one()"], styles: ["a{}"] };
  expect(directives(contentSecurityPolicy(inline, NOTHING_FOREIGN))).toMatchObject({
    "script-src": `'self' ${hash("one()")} ${hash("two(\n)")}`,
    "style-src": `'self' ${hash("a{}")}`,
  });
});

test("allows only what is listed, and no frames", () => {
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

test("allows third-party sources only for their purpose", () => {
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

test("sends only the origin as referrer, and HSTS behind TLS", () => {
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

test("lets other sites show pictures only", () => {
  const name = "Cross-Origin-Resource-Policy";
  for (const path of ["/pt", "/images", "/api/restaurants", "/assets/images/a.js", "/menus/a"]) {
    expect(headersAt("https://www.example.com", path)[name], path).toBe("same-origin");
  }
  for (const path of ["/images/a.avif", "/media/a.avif"])
    expect(headersAt("https://www.example.com", path)[name]).toBe("cross-origin");
});

// Rule 8.2.
test("hides the product API and page data from search engines", () => {
  const robotsAt = (path: string) => headersAt("https://www.example.com", path)["X-Robots-Tag"];
  for (const path of ["/api/restaurants", "/api/menus", "/pt.data", "/en/news/a.data", "/_.data"])
    expect(robotsAt(path), path).toBe("noindex");
  for (const path of ["/", "/pt", "/api", "/sitemap.xml", "/menus/a-main.pdf", "/pt/a.database"])
    expect(robotsAt(path), path).toBeUndefined();
});

test("frames a preview on this site only, without scripts and forms", () => {
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

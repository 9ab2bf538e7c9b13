import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { headerPairs } from "./cached-response.ts";
import { contentSecurityPolicy, framedPagePolicy, securityHeaders } from "./security-headers.ts";

const NOTHING_INLINE = { scripts: [], styles: [] };
const NOTHING_FOREIGN = { scripts: [], imageOrigins: [], connectOrigins: [] };

function directive(policy: string, name: string): string | undefined {
  return policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("each inline script is named by its hash, once", () => {
  const policy = contentSecurityPolicy(
    { scripts: ["one()", "two(\n)", "one()"], styles: ["a{}"] },
    NOTHING_FOREIGN,
  );
  expect(directive(policy, "script-src")).toBe(`'self' ${hash("one()")} ${hash("two(\n)")}`);
  expect(directive(policy, "style-src")).toBe(`'self' ${hash("a{}")}`);
});

test("nothing may be loaded but what is listed, and nobody may frame the page", () => {
  const policy = contentSecurityPolicy(NOTHING_INLINE, NOTHING_FOREIGN);
  expect(directive(policy, "default-src")).toBe("'none'");
  expect(directive(policy, "script-src")).toBe("'self'");
  expect(policy).not.toContain("unsafe");
  expect(directive(policy, "style-src")).toBe("'self'");
  expect(directive(policy, "base-uri")).toBe("'none'");
  expect(directive(policy, "form-action")).toBe("'self'");
  expect(directive(policy, "frame-ancestors")).toBe("'none'");
  expect(directive(policy, "object-src")).toBe("'none'");
  expect(directive(policy, "require-trusted-types-for")).toBe("'script'");
  expect(directive(policy, "trusted-types")).toBe("application default");
});

test("third-party sources are allowed for what each is named for, and nothing else", () => {
  const policy = contentSecurityPolicy(NOTHING_INLINE, {
    scripts: ["https://tags.example/tag.js"],
    imageOrigins: ["https://tiles.example"],
    connectOrigins: ["https://geo.example"],
  });
  expect(directive(policy, "img-src")).toBe("'self' data: https://tiles.example");
  expect(directive(policy, "connect-src")).toBe("'self' https://geo.example");
  expect(directive(policy, "script-src")).toBe("'self' https://tags.example/tag.js");
  expect(policy.match(/example/g)).toHaveLength(3);
});

const headersAt = (siteUrl: string, path: string) =>
  Object.fromEntries(headerPairs(securityHeaders(siteUrl)(path)));

test("where a link leads, the origin of the site is known and no more", () => {
  const headers = headersAt("https://www.example.com", "/pt");
  expect(headers["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["Permissions-Policy"]).toMatch(/^geolocation=\(self\), .*camera=\(\)/);
});

test("behind TLS, browsers use nothing else for two years", () => {
  const name = "Strict-Transport-Security";
  expect(headersAt("https://www.example.com", "/pt")[name]).toBe("max-age=63072000");
  expect(headersAt("http://localhost:3000", "/pt")[name]).toBeUndefined();
});

test("pictures alone may be shown by other sites", () => {
  const name = "Cross-Origin-Resource-Policy";
  for (const path of ["/pt", "/images", "/api/restaurants", "/assets/images/a.js", "/menus/a"]) {
    expect(headersAt("https://www.example.com", path)[name], path).toBe("same-origin");
  }
  for (const path of ["/images/a.avif", "/media/a.avif"])
    expect(headersAt("https://www.example.com", path)[name]).toBe("cross-origin");
});

test("a framed page is shown by this site alone, runs no script and sends nothing", () => {
  const policy = framedPagePolicy(["p{}"], NOTHING_FOREIGN);
  expect(policy).toContain("default-src 'none';");
  expect(policy).toMatch(/style-src 'self' 'sha256-/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).toMatch(/sandbox allow-same-origin$/);
  expect(policy).not.toContain("script-src");
});

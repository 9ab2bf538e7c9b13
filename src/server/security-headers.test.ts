import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, SECURITY_HEADERS } from "./security-headers.ts";

const NOTHING_FOREIGN = { scriptOrigins: [], imageOrigins: [], connectOrigins: [] };

function directive(policy: string, name: string): string | undefined {
  return policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("each inline script is named by its hash, once, and scripts with an address are not", () => {
  const html =
    '<script>one()</script><script type="module" async="">two(\n)</script>' +
    '<script>one()</script><script type="module" src="/assets/a.js"></script>';
  expect(directive(contentSecurityPolicy(html, NOTHING_FOREIGN), "script-src")).toBe(
    `'self' ${hash("one()")} ${hash("two(\n)")}`,
  );
});

test("a page without inline scripts allows none", () => {
  const policy = contentSecurityPolicy("<p>text</p>", NOTHING_FOREIGN);
  expect(directive(policy, "script-src")).toBe("'self'");
  expect(policy).not.toContain("unsafe");
});

test("nothing may be loaded but what is listed, and nobody may frame the page", () => {
  const policy = contentSecurityPolicy("", NOTHING_FOREIGN);
  expect(directive(policy, "default-src")).toBe("'none'");
  expect(directive(policy, "style-src")).toBe("'self'");
  expect(directive(policy, "base-uri")).toBe("'none'");
  expect(directive(policy, "form-action")).toBe("'self'");
  expect(directive(policy, "frame-ancestors")).toBe("'none'");
  expect(directive(policy, "object-src")).toBe("'none'");
});

test("foreign origins are allowed for what each is named for, and nothing else", () => {
  const policy = contentSecurityPolicy("", {
    scriptOrigins: ["https://tags.example"],
    imageOrigins: ["https://tiles.example"],
    connectOrigins: ["https://geo.example"],
  });
  expect(directive(policy, "img-src")).toBe("'self' data: https://tiles.example");
  expect(directive(policy, "connect-src")).toBe("'self' https://geo.example");
  expect(directive(policy, "script-src")).toBe("'self' https://tags.example");
  expect(policy.match(/example/g)).toHaveLength(3);
});

test("the referrer policy lets map tiles know the site, and no more than its origin", () => {
  expect(SECURITY_HEADERS["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
  expect(SECURITY_HEADERS["Permissions-Policy"]).toContain("geolocation=(self)");
});

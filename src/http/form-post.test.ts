import { expect, test } from "vitest";
import { isCrossSiteRequest } from "./form-post.ts";

const SITE = "https://www.example.com";

test.each([
  ["a program, which names no origin", {}],
  ["a form of the site", { "Sec-Fetch-Site": "same-origin", Origin: SITE }],
  ["a reload of the response", { "Sec-Fetch-Site": "none", Origin: SITE }],
  ["an older browser on the public URL", { Origin: SITE, Host: "internal:3000" }],
  ["an older browser on another name of the server", { Origin: "http://a.test", Host: "a.test" }],
  ["a browser that hides its origin", { "Sec-Fetch-Site": "same-origin", Origin: "null" }],
])("a post of %s is ours", (_, headers) => {
  expect(isCrossSiteRequest(new Headers(headers as Record<string, string>), SITE)).toBe(false);
});

test.each([
  { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site", Origin: "https://blog.example.com" },
  { Origin: "https://evil.example", Host: "www.example.com" },
  { Origin: "https://www.example.com.evil.example", Host: "www.example.com" },
  { Origin: "null", Host: "www.example.com" },
  { Origin: "nonsense" },
])("a post with %j is another site's", (headers) => {
  expect(isCrossSiteRequest(new Headers(headers as Record<string, string>), SITE)).toBe(true);
});

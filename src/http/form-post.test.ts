import { expect, test } from "vitest";
import { isCrossSiteRequest, withFewFields } from "./form-post.ts";

const SITE = "https://www.example.com";

test.each([
  ["a program, which names no origin", {}, "ours"],
  ["a form of the site", { "Sec-Fetch-Site": "same-origin", Origin: SITE }, "ours"],
  ["a reload", { "Sec-Fetch-Site": "none", Origin: SITE }, "ours"],
  ["a browser that hides its origin", { "Sec-Fetch-Site": "same-origin", Origin: "null" }, "ours"],
  ["an older browser", { Origin: SITE, Host: "internal:3000" }, "ours"],
  ["an older browser", { Origin: "http://a.test", Host: "a.test" }, "ours"],
  ["an older browser", { Origin: "https://evil.example", Host: "www.example.com" }, "another's"],
  [
    "an older browser",
    { Origin: "https://www.example.com.evil.example", Host: "www.example.com" },
    "another's",
  ],
  ["an older browser", { Origin: "null", Host: "www.example.com" }, "another's"],
  ["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }, "another's"],
  ["a sister", { "Sec-Fetch-Site": "same-site", Origin: "https://b.example.com" }, "another's"],
])("a post of %s with %j is %s", (_, headers: Record<string, string>, whose) => {
  expect(isCrossSiteRequest(new Headers(headers), SITE)).toBe(whose !== "ours");
});

const formOf = (fields: number) => {
  const form = new FormData();
  for (let at = 0; at < fields; at += 1) form.append(`field ${at}`, "& and = are text here");
  return form;
};
const post = (body: BodyInit) => new Request(SITE, { method: "POST", body });
const encoded = (form: FormData) => new URLSearchParams([...form] as [string, string][]);

test("a form with more fields than any of the site's is not read", async () => {
  for (const many of [formOf(101), encoded(formOf(102))]) {
    expect(await withFewFields(post(many))).toBeUndefined();
  }
  const raw = new Request(SITE, {
    method: "POST",
    body: "&".repeat(64_000),
    headers: { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" },
  });
  expect(await withFewFields(raw)).toBeUndefined();
});

test("a form of the site is read as it was sent", async () => {
  for (const few of [formOf(40), encoded(formOf(40))]) {
    const request = await withFewFields(post(few));
    expect([...((await request?.formData()) ?? [])]).toEqual([...formOf(40)]);
  }
});

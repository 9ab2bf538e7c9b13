import { expect, test } from "vitest";
import { isArticleLink, isHttps } from "./link-urls.ts";

test.each(["https://getin.app/rubaiyat", "HTTPS://Açaí.example:8443/@user?to=a@b#c"])(
  "accepts %s",
  (url) => expect([isHttps(url), isArticleLink(url)]).toEqual([true, true]),
);

test.each(["https://rubaiyat.example@evil.example/", "https://user:pw@evil.example"])(
  "refuses the user info of %s",
  (url) => {
    expect(isHttps(url)).toBe(false);
    for (const other of [url, url.replace("s:", ":"), url.slice("https:".length)])
      expect(isArticleLink(other)).toBe(false);
  },
);

test.each([
  "https://a.example/ b",
  "https://a.example/\nb",
  "https://a.example/\\b",
  "https://a.example/\u202Eb",
  "https:a.example",
  "https:///a.example",
  "http://a.example",
  "//a.example",
  "ht\ntps://a.example",
  " https://a.example",
  "javascript:alert(1)//https://a.example",
  "https://a.example:99999",
])("%j is not an unambiguous https link", (url) => expect(isHttps(url)).toBe(false));

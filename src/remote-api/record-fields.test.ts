import { expect, test } from "vitest";
import { parseJson, pictureList } from "./record-fields.ts";

test.each(["/images/a.jpg", "/a", "https://cdn.example.com/a.jpg"])("accepts %j", (url) => {
  expect(pictureList([url])).toEqual([url]);
});

test.each([
  "//evil.example/a.jpg",
  "/\\evil.example/a.jpg",
  "/\t/evil.example/a.jpg",
  "/\n/evil.example/a.jpg",
  "/\r\\evil.example/a.jpg",
  "/a\u0000.jpg",
  "https://evil.example/\ta.jpg",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "a.jpg",
])("refuses %j", (url) => {
  expect(pictureList([url])).toEqual([]);
});

test.each([
  [String.raw`{"name":"a\ud800b"}`, { name: "a\uFFFDb" }],
  [String.raw`["\uDC00", "\ud83d\ude00"]`, ["\uFFFD", "\u{1F600}"]],
  [String.raw`"{\"pt\":\"\\ud800\"}"`, String.raw`{"pt":"\ud800"}`],
])("replaces lone surrogates in %s", (json, value) => {
  expect(parseJson(json)).toEqual(value);
});

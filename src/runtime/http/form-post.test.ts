import { expect, test } from "vitest";
import { withFewFields } from "./form-post.ts";

const SITE = "https://www.example.com";

const formOf = (fields: number) => {
  const form = new FormData();
  for (let at = 0; at < fields; at += 1) form.append(`field ${at}`, "& and = are text here");
  return form;
};
const post = (body: BodyInit) => new Request(SITE, { method: "POST", body });
const encoded = (form: FormData) => new URLSearchParams([...form] as [string, string][]);

test("reads no form with too many fields", async () => {
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

test("reads a form as sent", async () => {
  for (const few of [formOf(40), encoded(formOf(40))]) {
    const request = await withFewFields(post(few));
    expect([...((await request?.formData()) ?? [])]).toEqual([...formOf(40)]);
  }
});

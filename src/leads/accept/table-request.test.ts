import { expect, test } from "vitest";
import { aContactPost } from "#tests/builders/posts.ts";
import { contactPost, tablePost } from "./leads.contract.ts";
import { newLead } from "./new-lead.ts";
import { isTableRequest, pastErrors } from "./table-request.ts";

const aTablePost = (changes: Record<string, unknown> = {}) =>
  aContactPost({
    subject: "outros",
    message: "",
    preferredDate: "2047-05-20",
    guestCount: "4",
    time: "20:30",
    ...changes,
  });

test("only a contact post with a time requests a table", () => {
  expect(isTableRequest("contact_form", aTablePost())).toBe(true);
  expect(isTableRequest("contact_form", aTablePost({ time: "" }))).toBe(false);
  expect(isTableRequest("contact_form", aContactPost())).toBe(false);
  expect(isTableRequest("event_form", aTablePost())).toBe(false);
});

const PT = { language: "pt", siteName: "Casa Teste" } as const;

test("stores day and guests in their columns, and scores like any message", () => {
  expect(newLead("contact_form", tablePost.parse(aTablePost()), PT)).toMatchObject({
    restaurant: "rubaiyat-rio",
    preferredDate: "2047-05-20",
    guestCount: 4,
    score: newLead("contact_form", contactPost.parse(aContactPost()), PT).score,
  });
});

test.each([
  ["pt", {}, /^Gostaria de reservar uma mesa: 4 pessoas · segunda.*20 de maio de 2047 · 20:30\.$/],
  ["en", { message: "Oi." }, /^I would like to reserve a table: 4 people · .*20:30\.\n\nOi\.$/],
  [
    "es",
    { experience: "Dique", guestCount: "1" },
    /^Me gustaría reservar la experiencia «Dique»: 1 persona · .*2047/,
  ],
] as const)("in %s a table request with %j reads %s", (language, changes, message) => {
  const lead = newLead("contact_form", tablePost.parse(aTablePost(changes)), { ...PT, language });
  expect(lead.message).toMatch(message);
});

test.each([
  // 20:30 in São Paulo is 23:30 in UTC.
  ["America/Sao_Paulo", "20:30", "2047-05-20T23:30:59Z", ""],
  ["America/Sao_Paulo", "20:30", "2047-05-20T23:31:00Z", "time"],
  ["America/Sao_Paulo", "20:30", "2047-05-21T03:00:00Z", "preferredDate"],
  ["Europe/Madrid", "20:30", "2047-05-20T18:31:00Z", "time"],
  ["America/Santiago", "20:30", "2047-05-20T23:31:00Z", ""],
  ["America/Santiago", "00:15", "2047-05-20T04:14:00Z", ""],
])("in %s a table at %s is refused at %s by %j", (zone, time, now, field) => {
  const table = { preferredDate: "2047-05-20", time };
  const errors = pastErrors(table, { zone, language: "en", now: Date.parse(now) });
  expect(Object.keys(errors).join()).toBe(field);
});

test.each([
  { preferredDate: "" },
  { preferredDate: "2020-01-01" },
  { preferredDate: "2047-02-30" },
  { guestCount: "0" },
  { guestCount: "" },
  { time: "24:00" },
  { time: "8pm" },
])("rejects %j", (changes) => {
  expect(tablePost.safeParse(aTablePost(changes)).success).toBe(false);
});

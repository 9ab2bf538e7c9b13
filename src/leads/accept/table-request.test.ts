import { expect, test } from "vitest";
import { LANGUAGES } from "#language/languages.ts";
import { aContactPost } from "#tests/builders/posts.ts";
import { contactPost, tablePost } from "./leads.contract.ts";
import { newLead } from "./new-lead.ts";
import { isTableRequest, tableWords } from "./table-request.ts";

const aTablePost = (changes: Record<string, unknown> = {}) =>
  aContactPost({
    subject: "outros",
    message: "",
    preferredDate: "2047-05-20",
    guestCount: "4",
    time: "20:30",
    ...changes,
  });

const leadOf = (changes: Record<string, unknown> = {}, language: "pt" | "en" | "es" = "pt") =>
  newLead("contact_form", tablePost.parse(aTablePost(changes)), language);

test("a contact post with a time asks for a table, no other one does", () => {
  expect(isTableRequest("contact_form", aTablePost())).toBe(true);
  expect(isTableRequest("contact_form", aTablePost({ time: "" }))).toBe(false);
  expect(isTableRequest("contact_form", aContactPost())).toBe(false);
  expect(isTableRequest("event_form", aTablePost())).toBe(false);
});

test("the lead says day, time and people, in its columns and in its message", () => {
  expect(leadOf()).toMatchObject({
    restaurant: "rubaiyat-rio",
    preferredDate: "2047-05-20",
    guestCount: 4,
    message:
      "Gostaria de reservar uma mesa: 4 pessoas · segunda-feira, 20 de maio de 2047 · 20:30.",
    score: newLead("contact_form", contactPost.parse(aContactPost()), "pt").score,
  });
});

test("what the visitor adds comes after it, in its own paragraph", () => {
  expect(leadOf({ message: "Perto da janela." }, "en").message).toMatch(
    /^I would like to reserve a table: 4 people · .* 20 May 2047 · 20:30\.\n\nPerto da janela\.$/,
  );
});

test("an experience is named", () => {
  expect(leadOf({ experience: "Noite no dique" }, "es").message).toMatch(
    /^Me gustaría reservar la experiencia «Noite no dique»: 4 personas · /,
  );
});

test.each(LANGUAGES)("in %s one person is one person", (language) => {
  const words = tableWords({ preferredDate: "2047-05-20", time: "13:00", guestCount: 1 }, language);
  expect(words).toMatch(/^1 pe(ssoa|rson|rsona) · .*20.*2047 · 13:00$/);
});

test.each([
  { preferredDate: "" },
  { preferredDate: "2020-01-01" },
  { preferredDate: "2047-02-30" },
  { guestCount: "0" },
  { guestCount: "" },
  { time: "24:00" },
  { time: "8pm" },
])("%j is not a table", (changes) => {
  expect(tablePost.safeParse(aTablePost(changes)).success).toBe(false);
});

import { beforeEach, expect, test } from "vitest";
import { FAQ } from "#content/built-in/built-in-content.server.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { invalid, signedIn } from "#tests/desk-browser.ts";
import { begin, publish } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

// Rule 10.21, beyond what holds for every kind.

const HOME = "/faq/home";

describeWithDatabase("questions at the desk", (database) => {
  beforeEach(() => prepareDatabase(database));

  test("requires one-line questions in all languages, for home only", async () => {
    const browser = await signedIn(database);
    const first = FAQ[0]!.questions[0]!;
    const question = { ...first.question, pt: "Duas\nlinhas?" };
    const questions = [first, { question, answer: { ...first.answer, es: " " } }];
    const refused = invalid("questions.1.question.pt", "questions.1.answer.es");
    expect(await publish(browser, HOME, { questions })).toMatchObject(refused);
    const elsewhere = { slug: "contact", questions: [] };
    expect(await begin(browser, "/faq/contact", elsewhere)).toMatchObject(invalid("slug"));
  });
});

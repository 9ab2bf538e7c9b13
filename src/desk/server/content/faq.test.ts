import { expect, test } from "vitest";
import type { FaqQuestion } from "#content/kinds/faq.ts";
import { FAQ } from "#content/faq/all-faq.ts";
import { prepareDatabase } from "#database/seed.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { publish, publishDraft, write } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

// Rule 10.21, beside what holds for every kind of content.

const HOME = "/faq/home";
const QUESTIONS = FAQ[0]?.questions ?? [];

describeWithDatabase("the questions at the desk", (getDatabase) => {
  test("a question lacks no language, is one line, and is of the home page", async () => {
    await prepareDatabase(getDatabase());
    const browser = await signedIn(getDatabase());
    const [first] = QUESTIONS as readonly [FaqQuestion];
    const question = { ...first.question, pt: "Duas\nlinhas?" };
    const answer = { ...first.answer, es: " " };
    expect(
      await publish(browser, HOME, { questions: [first, { question, answer }] }),
    ).toMatchObject({
      status: 422,
      body: { fields: ["questions.1.question.pt", "questions.1.answer.es"] },
    });
    const elsewhere = { slug: "contact", questions: [] };
    const { body } = await browser.put("/faq/contact/draft", {
      content: elsewhere,
      basedOn: "",
      seen: null,
    });
    expect(await publishDraft(browser, "/faq/contact", body.draft.savedAt)).toMatchObject({
      status: 422,
      body: { fields: ["slug"] },
    });
  });

  test("without a question visitors see none, and a draft shows nothing yet", async () => {
    await prepareDatabase(getDatabase());
    const browser = await signedIn(getDatabase());
    await write(browser, HOME, { questions: [] });
    expect((await browser.get("/faq")).body).toMatchObject([{ slug: "home", isActive: true }]);
    await publish(browser, HOME, { questions: [] });
    expect((await browser.get("/faq")).body).toMatchObject([{ slug: "home", isActive: false }]);
  });
});

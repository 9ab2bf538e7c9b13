import { expect, test } from "vitest";
import type { FaqContent, FaqQuestion } from "#content/kinds/faq.ts";
import { FAQ } from "#content/faq/all-faq.ts";
import { exportContent } from "#database/publish-content.ts";
import { prepareDatabase } from "#database/seed.ts";
import type { PieceAtDesk } from "#desk/content-contract.ts";
import type { MissingFacts } from "#desk/missing-contract.ts";
import { type Browser } from "#tests/desk-browser.ts";
import { publish, signedIn, write } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

// Rule 10.21, beside what holds for every kind of content.

const HOME = "/faq/home";
const QUESTIONS = FAQ[0]?.questions ?? [];

const outdated = async (browser: Browser) => {
  const [piece] = (await browser.get("/faq")).body as { outdatedTranslations: number }[];
  return piece?.outdatedTranslations;
};

describeWithDatabase("the questions at the desk", (getDatabase) => {
  test("what is published is stored in its order, and an earlier version comes back", async () => {
    await prepareDatabase(getDatabase());
    const browser = await signedIn(getDatabase());
    const questions = QUESTIONS.toReversed();
    expect((await publish(browser, HOME, { questions })).status).toBe(200);
    expect((await exportContent(getDatabase())).faq).toEqual([{ slug: "home", questions }]);
    const { body: history } = await browser.get(`${HOME}/history`);
    expect(history.map(({ source }: { source: string }) => source)).toEqual(["desk", "earlier"]);
    const { fingerprint } = (await browser.get(HOME)).body as PieceAtDesk;
    const restored = await browser.post(`${HOME}/restore`, {
      id: history[1].id,
      basedOn: fingerprint,
    });
    expect(restored.status).toBe(200);
    expect((await exportContent(getDatabase())).faq).toEqual(FAQ);
  });

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
    const now = { seen: body.draft.savedAt, publishAt: "now" };
    expect(await browser.post("/faq/contact/publish", now)).toMatchObject({
      status: 422,
      body: { fields: ["slug"] },
    });
  });

  test("moving marks no translation, a changed Portuguese text marks its own two", async () => {
    await prepareDatabase(getDatabase());
    const browser = await signedIn(getDatabase());
    await publish(browser, HOME, { questions: QUESTIONS.toReversed() });
    expect(await outdated(browser)).toBe(0);
    const { published } = (await browser.get(HOME)).body as PieceAtDesk;
    const [last, ...others] = (published as FaqContent).questions as [FaqQuestion];
    const changed = { ...last, answer: { ...last.answer, pt: "Avise a casa." } };
    await publish(browser, HOME, { questions: [...others, changed] });
    expect(await outdated(browser)).toBe(2);
    const { facts } = (await browser.get("/missing")).body as MissingFacts;
    expect(facts.filter(({ kind }) => kind === "faq")).toMatchObject([
      { slug: "home", what: "translation", field: "questions.6.answer.en", count: 2 },
    ]);
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

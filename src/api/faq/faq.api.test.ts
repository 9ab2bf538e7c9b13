import { expect, test } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { FAQ } from "#content/faq/all-faq.ts";
import { importContent } from "#database/publish-content.ts";
import { createApi } from "../api.ts";
import { createApiClient } from "../api-client.ts";
import { parseQuestion } from "./fetch-questions.ts";

const [home] = FAQ;
const QUESTIONS = home?.questions ?? [];

describeWithDatabase("the API of questions", (getDatabase) => {
  const apiOf = () => createApi({ database: getDatabase(), log: recordLog().log });

  test("no questions are an empty list", async () => {
    const response = await apiOf().request("/api/faq");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: [] });
  });

  test("the client reads the questions of home as the content has them, in its order", async () => {
    const questions = QUESTIONS.toReversed();
    await importContent(getDatabase(), { faq: [{ slug: "home", questions }] });
    const { log, lines } = recordLog();
    const fetch = (request: Request) => apiOf().fetch(request);
    const client = createApiClient({ baseUrl: "http://in-process/api", fetch, log });
    expect(await client.listQuestions()).toEqual(questions);
    expect(lines).toEqual([]);
  });
});

// Rule 5.8.
test("a product API that offers no questions leaves the built-in ones, one that fails none", async () => {
  const respondingWith = (status: number) =>
    createApiClient({
      baseUrl: "http://remote.test",
      fetch: async () => new Response("{}", { status }),
      log: recordLog().log,
    });
  expect(await respondingWith(404).listQuestions()).toEqual(QUESTIONS);
  await expect(respondingWith(500).listQuestions()).rejects.toThrow("perguntas frequentes");
});

test("a bad field of a question is empty, and what is no record is left out; both are logged", () => {
  const { log, lines } = recordLog();
  const answer = { pt: " Sim. ", en: 7 };
  expect(parseQuestion({ question: "{broken", answer }, log)).toEqual({
    question: { pt: "", en: "", es: "" },
    answer: { pt: "Sim.", en: "7", es: "" },
  });
  expect(parseQuestion("question", log)).toBeUndefined();
  expect(lines.map(({ level }) => level)).toEqual(["error", "error"]);
});

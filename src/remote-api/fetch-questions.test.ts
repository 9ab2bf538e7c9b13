import { expect, onTestFinished, test, vi } from "vitest";
import { FAQ } from "#content/faq/all-faq.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { createApiReader } from "./api-reader.ts";
import { fetchQuestions, parseQuestion } from "./fetch-questions.ts";

// Rule 5.8.
test("a product API that offers no questions leaves the built-in ones, one that fails none", async () => {
  const questionsWith = (status: number) => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status }));
    const { log } = recordLog();
    return fetchQuestions(createApiReader({ baseUrl: "http://remote.test", log, timeoutMs: 1000 }));
  };
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await questionsWith(404)).toEqual(FAQ.flatMap(({ questions }) => questions));
  await expect(questionsWith(500)).rejects.toThrow("perguntas frequentes");
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

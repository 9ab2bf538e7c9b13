import { expect, test } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import { parseQuestion } from "./fetch-questions.ts";

test("logs a bad field and an invalid record", () => {
  const { log, lines } = recordLog();
  const answer = { pt: " Sim. ", en: 7 };
  expect(parseQuestion({ question: "{broken", answer }, log)).toEqual({
    question: { pt: "", en: "", es: "" },
    answer: { pt: "Sim.", en: "7", es: "" },
  });
  expect(parseQuestion("question", log)).toBeUndefined();
  expect(lines.map(({ level }) => level)).toEqual(["error", "error"]);
});

import { BUILT_IN_QUESTIONS } from "#content/built-in/built-in-content.server.ts";
import type { Log } from "#runtime/logging/log.ts";
import type { ApiReader } from "./api-reader.ts";
import { isObject, list, NO_TEXTS, recordReader, texts } from "./record-fields.ts";
import type { FaqQuestion } from "#content/kinds/faq.ts";

/** `GET /faq`: the questions of the home page. If the API does not offer them (404), returns the built-in ones. */
export async function fetchQuestions(reader: ApiReader): Promise<readonly FaqQuestion[]> {
  const records = await reader.readOfferedList("/faq", "Erro ao carregar perguntas frequentes");
  if (records === undefined) return BUILT_IN_QUESTIONS;
  return list(records).flatMap((record) => parseQuestion(record, reader.log) ?? []);
}

const MESSAGE = "Erro ao processar dados da pergunta";

/** Parses a question; a bad field is logged and empty (rule 4.2). */
export function parseQuestion(record: unknown, log: Log): FaqQuestion | undefined {
  if (!isObject(record)) {
    log.error({ record: typeof record }, MESSAGE);
    return undefined;
  }
  const { field } = recordReader(record, { log, message: MESSAGE, about: "faq" });
  return {
    question: field("question", texts, NO_TEXTS),
    answer: field("answer", texts, NO_TEXTS),
  };
}

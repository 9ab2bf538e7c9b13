import type { Database } from "#database/connect.server.ts";
import { readItems } from "#database/content-entries.ts";
import type { FaqQuestion } from "./faq.contract.ts";

/** The questions that home answers, in their order; none where somebody took them away. */
export async function listHomeQuestions({ orm }: Database): Promise<readonly FaqQuestion[]> {
  const [home] = await readItems(orm, "faq", "home");
  return home?.questions ?? [];
}

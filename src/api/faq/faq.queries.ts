import { eq } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { faq } from "#database/schema/faq.ts";
import type { FaqQuestion } from "./faq.contract.ts";

/** The questions that home answers, in their order; none where somebody took them away. */
export async function listHomeQuestions({ orm }: Database): Promise<readonly FaqQuestion[]> {
  const [row] = await orm
    .select({ questions: faq.questions })
    .from(faq)
    .where(eq(faq.slug, "home"));
  return row?.questions ?? [];
}

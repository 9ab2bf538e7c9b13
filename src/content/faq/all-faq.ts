import type { FaqContent } from "../kinds/faq.ts";
import { home } from "./home.ts";

/** The built-in questions and answers, by the page that shows them. */
export const FAQ: readonly FaqContent[] = [home];

export const BUILT_IN_QUESTIONS = FAQ.flatMap(({ questions }) => questions);

import type { ContentKind } from "#content/kinds/all-kinds.ts";
import { PAGE_SLUGS, type PageContent } from "#content/shapes/page-texts.ts";
import { hoursWords } from "#content/shapes/hours-words.ts";
import type { Lists } from "#content/snapshot.ts";
import type { Log } from "#logging/log.ts";
import { parseArticle } from "./fetch-articles.ts";
import { parseExperience } from "./fetch-experiences.ts";
import { parseHappening } from "./happening-draft.ts";
import { parseMenu } from "./fetch-menus.ts";
import { parseQuestion } from "./fetch-questions.ts";
import { parseRestaurant } from "./fetch-restaurants.ts";

/** A draft may be wrong in any field, which its author is told elsewhere. */
const NO_LOG: Log = { info() {}, warn() {}, error() {} };

type Fields = { readonly [field: string]: unknown };

/**
 * Drafts of each kind as the site would show them once they are published; undefined for those that nobody would
 * see yet. They are read like the records of others: a bad field takes its fallback (rule 4.2).
 */
export const READ_DRAFT = {
  restaurants(draft: Fields) {
    const restaurant = parseRestaurant({ ...draft, isActive: true }, NO_LOG);
    return restaurant && { ...restaurant, hours: hoursWords(restaurant) };
  },
  experiences: (draft: Fields) => parseExperience({ ...draft, isActive: true }, NO_LOG),
  happenings: (draft: Fields) => parseHappening(draft, NO_LOG),
  menus(draft: Fields) {
    const updatedAt = new Date().toISOString();
    return parseMenu({ ...draft, isActive: true, updatedAt }, NO_LOG);
  },
  news(draft: Fields) {
    const now = new Date().toISOString();
    const dates = { publishedAt: draft["publishedAt"] ?? now, createdAt: now, updatedAt: now };
    return parseArticle({ ...draft, ...dates, isActive: true, isPublished: true }, NO_LOG);
  },
  faq({ questions }: Fields): Lists["questions"] {
    const given: readonly unknown[] = Array.isArray(questions) ? questions : [];
    return given.flatMap((one) => parseQuestion(one, NO_LOG) ?? []);
  },
  // Whatever it holds is read as words of the page (src/content/page-words.ts).
  pages: (draft: Fields) =>
    PAGE_SLUGS.some((slug) => slug === draft["slug"])
      ? (draft as unknown as PageContent)
      : undefined,
} satisfies { readonly [Kind in ContentKind]?: (draft: Fields) => unknown };

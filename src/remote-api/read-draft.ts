import type { ContentKind } from "#content/kinds/all-kinds.ts";
import { languages } from "#content/schemas/content-fields.ts";
import { PAGE_SLUGS, type PageContent } from "#content/schemas/page-texts.ts";
import { hoursWords } from "#content/schemas/hours-words.ts";
import type { Snapshot, Happening } from "#content/snapshot.ts";
import { LANGUAGES } from "#language/languages.ts";
import { SILENT } from "#runtime/logging/log.ts";
import { parseArticle } from "./fetch-articles.ts";
import { parseExperience, price } from "./fetch-experiences.ts";
import { parseMenu } from "./fetch-menus.ts";
import { parseQuestion } from "./fetch-questions.ts";
import { parseRestaurant } from "./fetch-restaurants.ts";
import { happeningTime } from "#content/kinds/happening.ts";
import {
  isBehindHttps,
  list,
  NO_TEXTS,
  readShape,
  recordReader,
  text,
  textList,
  texts,
  uploadedPictures,
} from "./record-fields.ts";

type Fields = { readonly [field: string]: unknown };

interface ReadDraft {
  readonly piece: object;
  readonly changed: Parameters<Snapshot["with"]>[0];
}

/** Parses a draft of each kind like a remote record (rule 4.2); undefined if it would not be shown. */
export const READ_DRAFT: {
  readonly [Kind in ContentKind]?: (draft: Fields, snapshot: Snapshot) => ReadDraft | undefined;
} = {
  restaurants(draft, snapshot) {
    const read = parseRestaurant({ ...draft, isActive: true }, SILENT);
    if (read === undefined) return undefined;
    const { specialDays = [] } = snapshot.findRestaurant(read.slug) ?? {};
    const piece = { ...read, hours: hoursWords(read), specialDays };
    const others = snapshot.restaurants?.filter(({ slug }) => slug !== piece.slug) ?? [];
    return { piece, changed: { lists: { restaurants: [...others, piece] } } };
  },
  experiences(draft) {
    const piece = parseExperience({ ...draft, isActive: true }, SILENT);
    return piece && { piece, changed: { lists: { experiences: [piece] } } };
  },
  happenings(draft) {
    const piece = parseHappening(draft);
    return { piece, changed: { happenings: [piece] } };
  },
  menus(draft, snapshot) {
    const updatedAt = new Date().toISOString();
    const piece = parseMenu({ ...draft, isActive: true, updatedAt }, SILENT);
    if (piece === undefined) return undefined;
    const others = snapshot.menus?.filter(
      ({ restaurant, kind }) => restaurant !== piece.restaurant || kind !== piece.kind,
    );
    return { piece, changed: { lists: { menus: [...(others ?? []), piece] } } };
  },
  news(draft) {
    const now = new Date().toISOString();
    const dates = { publishedAt: draft["publishedAt"] ?? now, createdAt: now, updatedAt: now };
    const read = parseArticle({ ...draft, ...dates, isActive: true, isPublished: true }, SILENT);
    if (!read) return undefined;
    const piece = { ...read, languages: chosenLanguages(draft) };
    const bodies = new Map([[piece.slug, piece.content]]);
    return { piece, changed: { lists: { articles: [piece] }, texts: bodies } };
  },
  faq(piece) {
    const { questions: given } = piece;
    const questions = (Array.isArray(given) ? given : []).flatMap(
      (one: unknown) => parseQuestion(one, SILENT) ?? [],
    );
    return { piece, changed: { lists: { questions } } };
  },
  // Page texts may hold anything (src/content/page-words.ts).
  pages(draft) {
    if (!PAGE_SLUGS.some((slug) => slug === draft["slug"])) return undefined;
    const page = draft as unknown as PageContent;
    return { piece: page, changed: { page } };
  },
};

/** Returns the languages of a draft, whatever is written yet. */
const chosenLanguages = ({ languages: chosen }: Fields) =>
  readShape(languages, chosen) ?? LANGUAGES;

/** Parses a draft of a special date; an incomplete date is omitted. */
function parseHappening(draft: Record<string, unknown>): Happening {
  const slug = text(draft["slug"]);
  const reading = { log: SILENT, message: "A draft of a happening", about: slug };
  const reader = recordReader(draft, reading);
  const { plain, picture, field } = reader;
  const bookingUrl = plain("bookingUrl");
  return {
    slug,
    title: field("title", texts, NO_TEXTS),
    description: field("description", texts, NO_TEXTS),
    languages: chosenLanguages(draft),
    image: picture("image"),
    restaurants: field("restaurants", textList, []),
    times: field("times", list, []).flatMap((one) => readShape(happeningTime, one) ?? []),
    price: field("price", price, {}),
    bookingUrl: isBehindHttps(bookingUrl) ? bookingUrl : "",
    updatedAt: new Date().toISOString(),
    ...uploadedPictures(reader),
  };
}

import type { AnyPiece } from "#content/kinds/kind.ts";
import { currencyOf } from "#language/currencies.ts";
import type { PriceQuestion, PublishQuestion } from "./contract.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import { writersAfter, type WrittenDraft } from "./draft-writers.ts";
import { namedItems } from "./merge-content.ts";

/** The factor of a price change above which the server asks. */
const LARGEST_FACTOR = 3;

/** Throws a publication's questions, if any (rule 10.74). */
export function requireAnswers(questions: readonly PublishQuestion[]): void {
  if (questions.length > 0) throw new DeskProblem("asks", { questions });
}

/** Returns the parts of a draft that colleagues wrote. */
export function colleagueQuestions(
  published: AnyPiece | undefined,
  { content, author, writers }: Partial<WrittenDraft>,
  me: string,
): readonly PublishQuestion[] {
  if (content === undefined || author === undefined || writers === undefined) return [];
  const draft = { content, author, writers };
  return Object.entries(writersAfter(published, draft, draft))
    .filter(([, its]) => its.some((id) => id !== me))
    .map(([path]) => ({ why: "colleague", path }));
}

/** Returns the doubtful prices that `content` changes. */
export function priceQuestions(
  published: AnyPiece | undefined,
  content: AnyPiece,
): readonly PriceQuestion[] {
  const offered = currenciesOf(content);
  const offeredBefore = published && currenciesOf(published);
  return [...pricesIn(published, content)].flatMap((price): readonly PriceQuestion[] => {
    const { before, now, currency } = price;
    const isForeign = offered?.has(currency) === false;
    const wasForeign = offeredBefore?.has(currency) === false && before !== undefined;
    if (isForeign && !wasForeign) return [{ ...price, why: "not-offered" }];
    if (now === before) return [];
    if (now === 0) return [{ ...price, why: "free" }];
    const factor = before ? now / before : 1;
    const isUsual = factor <= LARGEST_FACTOR && factor >= 1 / LARGEST_FACTOR;
    return isUsual ? [] : [{ ...price, why: "unusual" }];
  });
}

/** Returns the currencies of the countries with the offer; undefined if it names none. */
function currenciesOf(content: object): ReadonlySet<string | undefined> | undefined {
  const countries = new Map<string, unknown>(Object.entries(content)).get("countries");
  return Array.isArray(countries) ? new Set(countries.map(currencyOf)) : undefined;
}

type Price = Omit<PriceQuestion, "why">;

const PRICE_FIELDS: readonly string[] = ["price", "glass"];

/** Yields content's amounts with those before; matches list items as merging does. */
function* pricesIn(before: unknown, now: unknown, path = "", field = ""): Generator<Price> {
  if (typeof now !== "object" || now === null) return;
  const items = Array.isArray(now)
    ? [...namedItems(now, Array.isArray(before) ? before : [])]
    : Object.entries(now);
  const itemsBefore = new Map<string, unknown>(
    Array.isArray(before) ? namedItems(before, before) : Object.entries(before ?? {}),
  );
  for (const [index, [name, value]] of items.entries()) {
    const key = Array.isArray(now) ? String(index) : name;
    const its = path === "" ? key : `${path}.${key}`;
    const old = itemsBefore.get(name);
    if (!PRICE_FIELDS.includes(field)) yield* pricesIn(old, value, its, key);
    else if (typeof value === "number") {
      const known = typeof old === "number" ? old : undefined;
      yield { path: its, before: known, now: value, currency: name };
    }
  }
}

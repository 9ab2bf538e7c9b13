import { EXPERIENCE_ICONS, type ExperienceIcon } from "#content/kinds/experience.ts";
import { DEFAULT_COUNTRY } from "#language/countries.ts";
import { COUNTRIES, CURRENCIES } from "#language/currencies.ts";
import type { Log } from "#runtime/logging/log.ts";
import type { ApiReader } from "./api-reader.ts";
import type { Experience } from "#content/snapshot.ts";
import {
  shownRecord,
  NO_TEXTS,
  number,
  object,
  recordReader,
  text,
  textList,
  texts,
  sameTexts,
  uploadedPictures,
} from "./record-fields.ts";

/** `GET /experiences`: the active ones, in ascending order (rule 5.2). */
export async function fetchExperiences(reader: ApiReader): Promise<readonly Experience[]> {
  const records = await reader.readList("/experiences", "Erro ao carregar experiências");
  return records
    .flatMap((record) => parseExperience(record, reader.log) ?? [])
    .toSorted((one, other) => one.order - other.order);
}

const MESSAGE = "Erro ao processar dados da experiência";
const PRICE_ON_REQUEST: Experience["price"] = { BRL: "Sob consulta" };
const ONLY_BRASIL: Experience["countries"] = [DEFAULT_COUNTRY];

/** Parses an experience; undefined if inactive or not an object. A bad field takes its fallback (rules 4.2 and 4.5). */
export function parseExperience(sent: unknown, log: Log): Experience | undefined {
  const record = shownRecord(sent, log, MESSAGE);
  if (record === undefined) return undefined;
  const id = text(record["id"]);
  const reader = recordReader(record, { log, message: MESSAGE, about: id });
  const { plain, picture, field } = reader;
  const duration = record["duration"];

  return {
    id,
    title: field("title", texts, NO_TEXTS),
    description: field("description", texts, NO_TEXTS),
    image: picture("image"),
    duration: isPlainText(duration)
      ? sameTexts(duration.trim())
      : field("duration", texts, NO_TEXTS),
    maxPeople: Math.max(0, Math.trunc(number(record["maxPeople"]))),
    price: field("price", price, PRICE_ON_REQUEST),
    countries: field("countries", (value) => countries(value, id, log), ONLY_BRASIL),
    restaurants: field("restaurants", textList, []),
    icon: icon(plain("icon")),
    order: number(record["order"]),
    ...uploadedPictures(reader),
  };
}

/** The specification's duration is plain text, ours may be JSON per language. */
function isPlainText(value: unknown): value is string {
  return typeof value === "string" && !value.trim().startsWith("{");
}

export function price(value: unknown): Experience["price"] {
  const source = object(value);
  return Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const amount = amountOf(source[currency]);
      return amount === undefined ? [] : [[currency, amount]];
    }),
  );
}

/** Returns an amount, or a text; "1.200" stays a text, because its point may group or divide. */
function amountOf(value: unknown): number | string | undefined {
  const words = text(value);
  if (words === "") return undefined;
  if (typeof value === "number" || /^\d+(\.\d{1,2})?$/.test(words)) {
    const amount = Number(words);
    return Number.isFinite(amount) && amount >= 0 ? amount : undefined;
  }
  return words;
}

function countries(value: unknown, id: string, log: Log): string[] {
  return textList(value).filter((name) => {
    const isKnown = COUNTRIES.includes(name);
    if (!isKnown) log.warn({ record: id, country: name }, "Unknown country ignored");
    return isKnown;
  });
}

function icon(name: string): ExperienceIcon {
  return EXPERIENCE_ICONS.find((known) => known === name) ?? "Wine";
}

import { withYoungerFields } from "#content/built-in/built-in-content.server.ts";
import { FEATURES, type Feature, MENU_KINDS } from "#content/kinds/restaurant.ts";
import { withoutSpecialDays } from "#content/schemas/hours-words.ts";
import {
  openingHours,
  type OpeningHours,
  type SpecialDays,
  specialDays,
} from "#content/schemas/opening-hours.ts";
import { inOrder } from "#content/schemas/special-days.ts";
import { canBeSegment } from "#language/path-segments.ts";
import type { Log } from "#runtime/logging/log.ts";
import { type ApiReader, parseInTurns } from "./api-reader.ts";
import type { Restaurant } from "#content/snapshot.ts";
import {
  shownRecord,
  isBehindHttps,
  isObject,
  list,
  NO_TEXTS,
  object,
  parseJson,
  pictureList,
  readShape,
  recordReader,
  sameTexts,
  text,
  texts,
  uploadedPictures,
} from "./record-fields.ts";

/** `GET /restaurants`: the active ones, in the API's order. */
export async function fetchRestaurants(reader: ApiReader): Promise<readonly Restaurant[]> {
  const records = await reader.readList("/restaurants", "Erro ao buscar restaurantes");
  return parseInTurns(records, reader, parseRestaurant);
}

/** `GET /restaurants/{slug-or-id}`: null without an active one. */
export async function fetchRestaurant(
  reader: ApiReader,
  slugOrId: string,
): Promise<Restaurant | null> {
  const path = `/restaurants/${encodeURIComponent(slugOrId)}`;
  const record = await reader.readOne(path, "Erro ao buscar restaurante");
  return record === null ? null : (parseRestaurant(record, reader.log) ?? null);
}

const MESSAGE = "Erro ao processar dados do restaurante";

/**
 * Parses a restaurant; undefined if inactive or not an object. A bad field takes its fallback (rule 4.3) and is logged
 * with the catalogue's message (rules 4.2 and 4.4).
 */
export function parseRestaurant(sent: unknown, log: Log): Restaurant | undefined {
  const shownSent = shownRecord(sent, log, MESSAGE);
  if (shownSent === undefined) return undefined;
  // The specification's record has no awards.
  const record = withYoungerFields("restaurants", shownSent);
  const slug = [record["slug"], record["id"]].map(text).find(canBeSegment) ?? "";

  const reader = recordReader(record, { log, message: MESSAGE, about: slug });
  const { plain, picture, field } = reader;
  const days = field("specialDays", (value) => inOrder(list(value).map(daysOf)), undefined);

  return {
    id: plain("id") || slug,
    slug,
    name: plain("name"),
    city: plain("city"),
    citySlug: plain("citySlug"),
    country: plain("country"),
    address: field("address", texts, NO_TEXTS),
    phone: plain("phone"),
    whatsapp: plain("whatsapp") || null,
    email: plain("email"),
    giftCardUrl: giftCards(plain("giftCardUrl"), slug, log),
    coordinates: field("coordinates", coordinates, { lat: 0, lng: 0 }),
    hours: withoutSpecialDays(field("hours", texts, NO_TEXTS), days ?? []),
    openingHours: field("openingHours", hoursOf, null),
    specialDays: days ?? field("openingHours", exceptionsOf, []),
    description: field("description", texts, NO_TEXTS),
    images: { hero: picture("heroImage"), gallery: field("images", gallery, []) },
    menus: field("menus", menus, null),
    getin: field("getin", (value) => booking(value, slug, log), { enabled: false, url: "" }),
    features: field("features", (value) => features(value, slug, log), []),
    awards: field("awards", awards, null),
    figures: field("figures", figures, null),
    rooms: field("rooms", (value) => rooms(value, slug, log), []),
    mediaKitUrl: mediaKit(plain("mediaKitUrl"), slug, log),
    ...uploadedPictures(reader),
  };
}

function hoursOf(value: unknown): OpeningHours {
  const hours = readShape(openingHours, value);
  if (hours === undefined) throw new TypeError("not as the contract has it");
  const { weekly, exceptions: _days, ...others } = hours;
  return { ...others, weekly: list(weekly) as typeof weekly };
}

function daysOf(value: unknown): SpecialDays {
  const days = readShape(specialDays, value);
  if (days === undefined) throw new TypeError("not as the contract has it");
  return days;
}

/** Joins the distinct single days of an API without ranges. */
function exceptionsOf(value: unknown): readonly SpecialDays[] {
  const days = list(object(value)["exceptions"] ?? []).map((one) => {
    const { date, name = null, spans } = object(one);
    return daysOf({ from: date, to: date, spans, reason: null, notice: name });
  });
  return inOrder(days);
}

function coordinates(value: unknown) {
  const source = object(value);
  const lat = degrees(source["lat"]);
  const lng = degrees(source["lng"]);
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) throw new RangeError("not on the map");
  return { lat, lng };
}

/** Accepts a list or an event venue's `{gallery: […]}` (rule 4.8). */
function gallery(value: unknown): string[] {
  const pictures = isObject(value) ? value["gallery"] : value;
  return pictureList(typeof pictures === "string" ? parseJson(pictures) : pictures);
}

/** `Number` would read null, false and "" as 0, which is a valid coordinate. */
function degrees(value: unknown): number {
  return text(value) === "" ? Number.NaN : Number(value);
}

function menus(value: unknown) {
  const source = object(value);
  const entries = MENU_KINDS.map((kind) => [kind, httpOrEmpty(text(source[kind]))] as const);
  return Object.fromEntries(entries.filter(([, url]) => url !== ""));
}

function booking(value: unknown, slug: string, log: Log) {
  const source = object(value);
  const url = text(source["url"]);
  if (source["enabled"] !== true) return { enabled: false, url };
  if (isBehindHttps(url)) return { enabled: true, url };
  log.warn({ slug, url }, "Booking link is not https: treated as disabled");
  return { enabled: false, url: "" };
}

function features(value: unknown, slug: string, log: Log): Feature[] {
  const known: readonly string[] = FEATURES;
  return [...new Set(list(value))].filter((feature): feature is Feature => {
    const isKnown = typeof feature === "string" && known.includes(feature);
    if (!isKnown) log.warn({ slug, feature }, "Unknown feature ignored");
    return isKnown;
  });
}

/** Skips a bad room; a room with a bad capacity keeps its name. */
function rooms(value: unknown, slug: string, log: Log): Restaurant["rooms"] {
  return list(value).flatMap((entry, position) => {
    const logFieldError = (reason: string) =>
      log.error({ record: slug, field: `rooms[${position}]`, reason }, MESSAGE);
    if (!isObject(entry)) {
      logFieldError("not an object");
      return [];
    }
    const name = isObject(entry["name"]) ? texts(entry["name"]) : sameTexts(text(entry["name"]));
    const capacity = Number(entry["capacity"] ?? 0);
    if (Number.isFinite(capacity) && capacity >= 0) return [{ name, capacity }];
    logFieldError("capacity is no number");
    return [{ name, capacity: 0 }];
  });
}

function awards(value: unknown): Restaurant["awards"] {
  return list(value).map((entry) => {
    const { year, giver, text: words } = object(entry);
    return { year: texts(year), giver: texts(giver), text: texts(words) };
  });
}

function figures(value: unknown): Restaurant["figures"] {
  return list(value).map((entry) => {
    const { value: number, text: words } = object(entry);
    return { value: texts(number), text: texts(words), source: "" };
  });
}

function mediaKit(url: string, slug: string, log: Log): string {
  const kept = httpOrEmpty(url);
  if (kept !== url) log.warn({ slug, url }, "Media kit has no usable URL: treated as missing");
  return kept;
}

function giftCards(url: string, slug: string, log: Log): string | null {
  if (url === "" || isBehindHttps(url)) return url || null;
  log.warn({ slug, url }, "Gift cards have no usable URL: treated as missing");
  return null;
}

/** Menus and media kits may also be an absolute path on this site. */
function httpOrEmpty(url: string): string {
  if (/^\/[^/\\]/.test(url)) return url;
  return /^https?:$/.test(URL.parse(url)?.protocol ?? "") ? url : "";
}

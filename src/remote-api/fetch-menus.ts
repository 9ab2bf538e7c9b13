import type { z } from "zod";
import { MENUS } from "#content/built-in/built-in-content.server.ts";
import { menuContent, menuItem, type MenuItem, type MenuSection } from "#content/kinds/menu.ts";
import type { Log } from "#runtime/logging/log.ts";
import { type ApiReader, parseInTurns } from "./api-reader.ts";
import type { Menu } from "#content/snapshot.ts";
import {
  isObject,
  list,
  ownValue,
  readShape,
  recordReader,
  shownRecord,
  text,
  texts,
  uploadedPictures,
} from "./record-fields.ts";

/** The change date of built-in menus, which have none. */
const UNDATED = "2026-01-01T00:00:00.000Z";

/** `GET /menus`, optionally of one restaurant. If the API does not offer them (404), returns the built-in menus. */
export async function fetchMenus(reader: ApiReader, restaurant?: string): Promise<readonly Menu[]> {
  const query = restaurant === undefined ? "" : `?${new URLSearchParams({ restaurant })}`;
  const records = await reader.readOfferedList(`/menus${query}`, "Erro ao buscar menus");
  const menus = records ? await parseInTurns(records, reader, parseMenu) : builtInMenus();
  // A product API may ignore the parameter.
  return restaurant === undefined ? menus : menus.filter((menu) => menu.restaurant === restaurant);
}

function builtInMenus(): Menu[] {
  return MENUS.filter((menu) => menu.isActive).map((menu) => ({ ...menu, updatedAt: UNDATED }));
}

const MESSAGE = "Erro ao processar dados do menu";
const FIELDS = menuContent.unwrap().shape;
const ITEM_FIELDS = menuItem.unwrap().shape;

/**
 * Parses a menu; undefined if inactive or without restaurant, kind or dish. A bad field is logged and omitted (rule 4.2).
 */
export function parseMenu(sent: unknown, log: Log): Menu | undefined {
  const logFieldError = (about: string, name: string) =>
    log.error({ record: about, field: name, reason: "not as the contract has it" }, MESSAGE);
  const record = shownRecord(sent, log, MESSAGE);
  if (record === undefined) return undefined;
  const restaurant = FIELDS.restaurant.safeParse(record["restaurant"]).data;
  const kind = FIELDS.kind.safeParse(record["kind"]).data;
  if (restaurant === undefined || kind === undefined) {
    logFieldError(text(record["slug"]), restaurant === undefined ? "restaurant" : "kind");
    return undefined;
  }
  const about = `${restaurant}-${kind}`;
  const field = <T>(name: string, shape: z.ZodType<T>, fallback: T): T => {
    const value = ownValue(record, name);
    if (value === undefined || value === null) return fallback;
    const read = readShape(shape, value);
    if (read === undefined) logFieldError(about, name);
    return read ?? fallback;
  };
  const sections = sectionsOf(record["sections"], (name) => logFieldError(about, name));
  if (sections.length === 0) return undefined;
  return {
    restaurant,
    kind,
    language: field("language", FIELDS.language, "pt"),
    isComplete: record["isComplete"] === true,
    validFrom: field("validFrom", FIELDS.validFrom, null),
    validThrough: field("validThrough", FIELDS.validThrough, null),
    service: field("service", FIELDS.service, []),
    note: field("note", FIELDS.note, null),
    sections,
    updatedAt: text(record["updatedAt"]),
    ...uploadedPictures(recordReader(record, { log, message: MESSAGE, about })),
  };
}

/** Menus published before today's limit may have more; page and PDF show no more (rule 10.25). */
const MOST_SHOWN_DISHES = 1500;

function sectionsOf(value: unknown, onError: (field: string) => void): MenuSection[] {
  const sections = Array.isArray(value) ? list(value) : [];
  if (value !== undefined && !Array.isArray(value)) onError("sections");
  let left = MOST_SHOWN_DISHES;
  return sections.flatMap((section, index): MenuSection[] => {
    const where = `sections[${index}]`;
    if (!isObject(section) || !isObject(section["title"]) || !Array.isArray(section["items"])) {
      onError(where);
      return [];
    }
    const shown = section["items"].slice(0, left);
    left -= shown.length;
    if (shown.length < section["items"].length) onError(`${where}.items[${shown.length}]`);
    const items = shown.flatMap((item, at) => {
      return itemOf(item, (field) => onError(`${where}.items[${at}]${field}`)) ?? [];
    });
    return items.length === 0 ? [] : [{ title: texts(section["title"]), items }];
  });
}

/** Returns a dish's valid fields; undefined without a name or if hidden. */
function itemOf(item: unknown, onError: (field: string) => void): MenuItem | undefined {
  if (isObject(item) && item["isHidden"] === true) return undefined;
  const whole = readShape(menuItem, item);
  if (whole !== undefined) return whole;
  if (!isObject(item) || text(item["name"]) === "") {
    onError("");
    return undefined;
  }
  const good = Object.entries(ITEM_FIELDS).flatMap(([name, shape]) => {
    const value = ownValue(item, name);
    if (value === undefined || value === null) return [];
    const read = readShape<unknown>(shape, value);
    if (read === undefined) onError(`.${name}`);
    return read === undefined ? [] : [[name, read]];
  });
  const parsed = menuItem.safeParse(Object.fromEntries(good));
  if (parsed.success) return parsed.data;
  // Contradictory marks and allergens are both unreliable.
  onError(".allergens");
  const others = good.filter(([field]) => field !== "diets" && field !== "allergens");
  return { name: text(item["name"]), ...Object.fromEntries(others) } as MenuItem;
}

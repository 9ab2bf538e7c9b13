import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  ORDER_FILE,
  readJson,
  readOrder,
  readPiece,
} from "#content/built-in/content-files.server.ts";
import { type Content, CONTENT_KINDS, type ContentKind, kindOf } from "#content/kinds/all-kinds.ts";
import { findWrongMarkdown, namedRestaurants } from "#content/kinds/check-pieces.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { listOf, slug as slugField } from "#content/schemas/content-fields.ts";
import { MOST } from "#content/schemas/content-maxima.ts";
import { type SpecialDays, specialDays as daysShape } from "#content/schemas/opening-hours.ts";
import { findFields } from "#content/schemas/field-sorts.ts";
import { type PictureInFiles, readPictures, unknownPictures } from "./content-pictures.ts";

interface ReadContent {
  /** Valid only without problems; a kind without a folder is missing. */
  readonly content: Partial<Content>;
  /** By restaurant; undefined without a file of them. */
  readonly specialDays: ReadonlyMap<string, readonly SpecialDays[]> | undefined;
  readonly pictures: readonly PictureInFiles[];
  /** Messages with file and field, such as `address.en`. */
  readonly problems: readonly string[];
}

type Report = (file: string, field: string, message: string) => void;

/** Reads a folder's content files and checks them against their schemas and each other. */
export async function readContent(folder: string): Promise<ReadContent> {
  const problems: string[] = [];
  const report: Report = (...parts) => {
    problems.push(parts.filter((part) => part !== "").join(": "));
  };
  const kinds = new Map<ContentKind, readonly AnyPiece[]>();
  for (const kind of CONTENT_KINDS) {
    if (existsSync(join(folder, kind))) kinds.set(kind, await readKind(folder, kind, report));
  }
  if (kinds.size === 0) report(folder, "", "holds no content");
  const pictures = await readPictures(folder, report);
  for (const [kind, pieces] of kinds) {
    for (const piece of pieces) {
      for (const { field, id } of unknownPictures(piece, pictures)) {
        report(fileOf(folder, kind, piece.slug), field, `there is no picture media/${id}.jpg`);
      }
    }
  }
  if (problems.length === 0) checkNamedRestaurants(folder, kinds, report);
  // Every entry was parsed by its schema; mismatches are reported as problems.
  const content = Object.fromEntries(kinds) as Partial<Content>;
  const specialDays = readSpecialDays(folder, report) ?? olderDays(content);
  return { content, specialDays, pictures, problems };
}

/** One file for all restaurants; no content, but part of an export. */
export const SPECIAL_DAYS_FILE = "special-days.json";
const daysOfRestaurants = z.record(slugField, listOf(daysShape, MOST.specialDays));

/** Single days in an older version's export. */
function olderDays({ restaurants = [] }: Partial<Content>): ReadContent["specialDays"] {
  const days = restaurants.flatMap(({ slug: own, openingHours }) => {
    const exceptions = openingHours?.exceptions?.map(({ date, name: notice, spans }) => {
      return { from: date, to: date, spans, reason: null, notice };
    });
    return exceptions?.length ? [[own, exceptions] as const] : [];
  });
  return days.length === 0 ? undefined : new Map(days);
}

function readSpecialDays(folder: string, report: Report): ReadContent["specialDays"] {
  const file = join(folder, SPECIAL_DAYS_FILE);
  const given = existsSync(file) ? tryTo(() => readJson(file), report) : undefined;
  if (given === undefined) return undefined;
  const { data, error } = daysOfRestaurants.safeParse(given);
  for (const { path, message } of error?.issues ?? []) report(file, path.join("."), message);
  return data && new Map(Object.entries(data));
}

async function readKind(folder: string, kind: ContentKind, report: Report) {
  const { shape } = kindOf(kind);
  const listed = tryTo(() => readOrder(folder, kind), report);
  // A site without restaurants is a mistake, one without news is not.
  if (kind === "restaurants" && listed?.length === 0)
    report(join(folder, kind, ORDER_FILE), "", "must list the restaurants");

  const pieces: AnyPiece[] = [];
  const slugs = new Set(listed);
  if (slugs.size < (listed?.length ?? 0))
    report(join(folder, kind, ORDER_FILE), "", "must name each slug once");
  for (const own of slugs) {
    const file = fileOf(folder, kind, own);
    const piece = tryTo(() => readPiece(folder, kind, own), report);
    if (piece === undefined) continue;
    const { data, error } = shape.safeParse(piece);
    for (const { path, message } of error?.issues ?? []) report(file, path.join("."), message);
    if (data === undefined) continue;
    pieces.push(data);
    if (data.slug !== own) report(file, "slug", "must be as the file is called");
    for (const { field, message } of findWrongMarkdown(kind, data)) report(file, field, message);
    for (const { path, value } of findFields("picture", shape, data)) {
      if (!isThere(value, folder)) report(file, path.join("."), `there is no file for ${value}`);
    }
  }
  for (const name of globSync("*.json", { cwd: join(folder, kind) })) {
    if (listed === undefined || name === ORDER_FILE || slugs.has(name.slice(0, -5))) continue;
    report(join(folder, kind, name), "", `is not listed in ${ORDER_FILE}`);
  }
  return pieces;
}

const fileOf = (folder: string, kind: ContentKind, slug: string) =>
  join(folder, kind, `${slug}.json`);

function tryTo<Read>(read: () => Read, report: Report): Read | undefined {
  try {
    return read();
  } catch (error) {
    report("", "", error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Returns true in a folder without pictures, such as an export. */
function isThere(picture: string, folder: string): boolean {
  const pictures = join(folder, "pictures");
  const [, name] = /^\/images\/(.+)$/.exec(picture) ?? [];
  if (name === undefined || !existsSync(pictures)) return true;
  // An illustration has two sizes.
  const files = [name, name.replace(/\.webp$/, "-large.webp")];
  return files.some((file) => existsSync(join(pictures, file)));
}

function checkNamedRestaurants(
  folder: string,
  kinds: ReadonlyMap<ContentKind, readonly AnyPiece[]>,
  report: Report,
): void {
  const restaurants = kinds.get("restaurants");
  if (restaurants === undefined) return;
  const known = new Set(restaurants.map(({ slug }) => slug));
  for (const [kind, pieces] of kinds) {
    for (const piece of pieces) {
      for (const { field, restaurant } of namedRestaurants(kind, piece)) {
        if (known.has(restaurant)) continue;
        const file = fileOf(folder, kind, piece.slug);
        report(file, field, `there is no restaurant "${restaurant}"`);
      }
    }
  }
}

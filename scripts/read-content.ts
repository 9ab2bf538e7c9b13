import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RestaurantContent } from "../src/content/restaurants/restaurant-content.ts";
import type { Content } from "../src/database/content.ts";
import { restaurantShape } from "./content-shape.ts";

/** Something wrong in a content file; `field` is a path such as `address.en`, or empty. */
export interface ContentProblem {
  readonly file: string;
  readonly field: string;
  readonly message: string;
}

export interface ReadContent {
  /** Only to be used when there are no problems. */
  readonly content: Content;
  readonly problems: readonly ContentProblem[];
  /** Every record found in a file, whether the list names it or not. */
  readonly files: ReadonlyMap<RestaurantContent, string>;
}

/** Reads the content files of a folder and checks them against their shape and each other. */
export async function readContent(folder: string): Promise<ReadContent> {
  const restaurantsFolder = join(folder, "restaurants");
  const listFile = join(restaurantsFolder, "all-restaurants.ts");
  const problems: ContentProblem[] = [];
  const report = (file: string, field: string, message: string) =>
    problems.push({ file, field, message });

  const files = new Map<RestaurantContent, string>();
  for (const name of existsSync(restaurantsFolder) ? await readdir(restaurantsFolder) : []) {
    if (!/^[^.]+\.ts$/.test(name) || name === "all-restaurants.ts") continue;
    const file = join(restaurantsFolder, name);
    const exported = await load(file, report);
    for (const value of Object.values(exported)) if (isRecord(value)) files.set(value, file);
  }

  const list = (await load(listFile, report))["RESTAURANTS"];
  const restaurants: RestaurantContent[] = Array.isArray(list) ? list : [];
  if (restaurants.length === 0) {
    report(listFile, "RESTAURANTS", "must list the restaurants");
    return { content: { restaurants }, problems, files };
  }

  const slugs = new Set<string>();
  for (const [index, restaurant] of restaurants.entries()) {
    const file = files.get(restaurant);
    const place = file === undefined ? `RESTAURANTS[${index}].` : "";
    const shape = restaurantShape.safeParse(restaurant);
    for (const { path, message } of shape.error?.issues ?? []) {
      report(file ?? listFile, place + path.join("."), message);
    }
    if (slugs.has(restaurant?.slug)) {
      report(file ?? listFile, `${place}slug`, `"${restaurant.slug}" is taken by another one`);
    }
    slugs.add(restaurant?.slug);
    for (const image of shape.success ? missingImages(shape.data, folder) : []) {
      report(file ?? listFile, `${place}images`, `there is no file for ${image}`);
    }
  }
  for (const [record, file] of files) {
    if (!restaurants.includes(record)) report(file, "", "is not listed in all-restaurants.ts");
  }
  return { content: { restaurants }, problems, files };
}

type Report = (file: string, field: string, message: string) => void;

async function load(file: string, report: Report): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (error) {
    report(file, "", `cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  }
}

function isRecord(value: unknown): value is RestaurantContent {
  return typeof value === "object" && value !== null && "slug" in value;
}

/** A folder without images of its own (an export elsewhere) is not asked for them. */
function missingImages(restaurant: RestaurantContent, folder: string): string[] {
  if (!existsSync(join(folder, "images"))) return [];
  return [restaurant.heroImage, ...restaurant.images].filter(
    (path) => path.startsWith("/images/") && !existsSync(join(folder, path)),
  );
}

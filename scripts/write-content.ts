import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual, promisify } from "node:util";
import type { RestaurantContent } from "../src/content/restaurants/restaurant-content.ts";
import type { Content } from "../src/database/content.ts";
import { SLUG } from "./content-shape.ts";
import type { ReadContent } from "./read-content.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SHAPE_FILE = join(ROOT, "src/content/restaurants/restaurant-content.ts");

/**
 * Writes content as files that `import` reads again and answers the paths it wrote and deleted.
 * A file that already says the same is left as a person wrote it; files of restaurants that are
 * no longer there are deleted.
 */
export async function writeContent(content: Content, folder: string, current: ReadContent) {
  const restaurantsFolder = resolve(folder, "restaurants");
  await mkdir(restaurantsFolder, { recursive: true });
  const written: string[] = [];
  const write = async (file: string, text: string) => {
    await writeFile(file, text);
    written.push(resolve(file));
  };
  const shapeImport = `import type { RestaurantContent } from "${moduleFrom(restaurantsFolder, SHAPE_FILE)}";\n`;
  const stale = new Map(
    [...current.files].map(([record, file]) => [record.slug, { record, file }]),
  );
  const listed: { name: string; file: string }[] = [];

  for (const restaurant of content.restaurants) {
    const { slug } = restaurant;
    // It becomes the name of a file.
    if (!SLUG.test(slug))
      throw new Error(`The database holds a restaurant with the slug "${slug}"`);
    const known = stale.get(slug);
    stale.delete(slug);
    const file = known?.file ?? join(restaurantsFolder, `${slug}.ts`);
    const name = constantName(slug);
    listed.push({ name, file });
    if (known && isDeepStrictEqual(known.record, restaurant)) continue;
    const value = JSON.stringify(restaurant, null, 2);
    await write(file, `${shapeImport}\nexport const ${name}: RestaurantContent = ${value};\n`);
  }
  if (!hasSameOrder(current.content.restaurants, content.restaurants)) {
    const imports = listed.map(
      ({ name, file }) => `import { ${name} } from "${moduleFrom(restaurantsFolder, file)}";\n`,
    );
    const names = listed.map(({ name }) => `  ${name},\n`).join("");
    const doc = "/** The built-in houses, in the order in which lists show them. */\n";
    const list = `export const RESTAURANTS: readonly RestaurantContent[] = [\n${names}];\n`;
    await write(
      join(restaurantsFolder, "all-restaurants.ts"),
      `${imports.join("")}${shapeImport}\n${doc}${list}`,
    );
  }
  const deleted = [...stale.values()].map(({ file }) => file);
  await Promise.all(deleted.map((file) => rm(file)));
  await format(written);
  return { written, deleted };
}

function moduleFrom(folder: string, file: string): string {
  const path = relative(folder, file).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}

/** "rubaiyat-faria-lima" → "rubaiyatFariaLima", the way the files name their constant. */
function constantName(slug: string): string {
  const joined = slug.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const name = joined.replaceAll("-", "_");
  return /^\d/.test(name) ? `restaurant${name}` : name;
}

function hasSameOrder(one: readonly RestaurantContent[], other: readonly RestaurantContent[]) {
  return isDeepStrictEqual(
    one.map(({ slug }) => slug),
    other.map(({ slug }) => slug),
  );
}

/** Where the formatter is not installed, the files are as valid, only less pretty. */
async function format(files: string[]): Promise<void> {
  if (files.length === 0) return;
  await promisify(execFile)(join(ROOT, "node_modules/.bin/oxfmt"), files, { cwd: ROOT }).catch(
    () => {},
  );
}

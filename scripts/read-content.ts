import { existsSync, globSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Content, CONTENT_KINDS, type ContentKind, kindOf } from "#content/kinds/all-kinds.ts";
import { findWrongMarkdown, namedRestaurants } from "#content/kinds/check-pieces.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { findFields } from "#content/shapes/field-sorts.ts";
import { SILENT } from "#logging/log.ts";
import { createArticleRenderer } from "#server/article-renderer.ts";
import { inFiles } from "./content-kinds.ts";
import { type PictureInFiles, readPictures, unknownPictures } from "./content-pictures.ts";

/** Something wrong in a content file; `field` is a path such as `address.en`, or empty. */
export interface ContentProblem {
  readonly file: string;
  readonly field: string;
  readonly message: string;
}

/** One kind of content as its folder has it. */
export interface ReadKind {
  readonly items: readonly AnyPiece[];
  /** Every item found in a file, whether the list names it or not. */
  readonly files: ReadonlyMap<AnyPiece, string>;
}

export interface ReadContent {
  /** Only to be used when there are no problems; a kind without a folder is not there. */
  readonly content: Partial<Content>;
  /** Uploaded ones. */
  readonly pictures: readonly PictureInFiles[];
  readonly problems: readonly ContentProblem[];
  readonly kinds: ReadonlyMap<ContentKind, ReadKind>;
}

type Report = (file: string, field: string, message: string) => void;

/** Reads the content files of a folder and checks them against their shapes and each other. */
export async function readContent(folder: string): Promise<ReadContent> {
  const problems: ContentProblem[] = [];
  const report: Report = (file, field, message) => problems.push({ file, field, message });
  const kinds = new Map<ContentKind, ReadKind>();
  for (const kind of CONTENT_KINDS) {
    if (existsSync(join(folder, kind))) kinds.set(kind, await readKind(folder, kind, report));
  }
  if (kinds.size === 0) report(folder, "", "holds no content");
  // The shapes have looked at every item; where one did not fit, there is a problem.
  const content = Object.fromEntries(
    [...kinds].map(([kind, { items }]) => [kind, items]),
  ) as Partial<Content>;
  const pictures = await readPictures(folder, report);
  for (const { items, files } of kinds.values()) {
    for (const item of items) {
      for (const { field, id } of unknownPictures(item, pictures)) {
        report(files.get(item) ?? folder, field, `there is no picture media/${id}.jpg`);
      }
    }
  }
  if (problems.length === 0) checkNamedRestaurants(kinds, report);
  return { content, pictures, problems, kinds };
}

async function readKind(folder: string, kind: ContentKind, report: Report): Promise<ReadKind> {
  const { listFile, listName } = inFiles(kind);
  const { shape } = kindOf(kind);
  const { findMarkdownProblems } = createArticleRenderer({ log: SILENT });
  const listPath = join(folder, kind, listFile);
  const files = await findItems(join(folder, kind), listFile, report);

  const [otherList] = existsSync(listPath) ? [] : globSync("all-*.ts", { cwd: join(folder, kind) });
  if (otherList !== undefined) {
    const message = `must be called ${listFile}, and its list ${listName}`;
    report(join(folder, kind, otherList), "", message);
    return { items: [], files };
  }
  const list = (await load(listPath, report)).get(listName);
  const items: AnyPiece[] = Array.isArray(list) ? list : [];
  // A site without restaurants is a mistake; one without news is not.
  if (!Array.isArray(list) || (kind === "restaurants" && items.length === 0)) {
    report(listPath, listName, `must list the ${kind}`);
    return { items, files };
  }

  const slugs = new Set<string>();
  for (const [index, item] of items.entries()) {
    const file = files.get(item) ?? listPath;
    const place = files.has(item) ? "" : `${listName}[${index}].`;
    const checked = shape.safeParse(item);
    for (const { path, message } of checked.error?.issues ?? []) {
      report(file, place + path.join("."), message);
    }
    if (slugs.has(item?.slug)) {
      report(file, `${place}slug`, `"${item.slug}" is taken by another one`);
    }
    slugs.add(item?.slug);
    if (!checked.success) continue;
    const wrong = await findWrongMarkdown(kind, checked.data, findMarkdownProblems);
    for (const { field, message } of wrong) report(file, place + field, message);
    for (const { path, value } of findFields("picture", shape, checked.data)) {
      if (isThere(value, folder)) continue;
      report(file, place + path.join("."), `there is no file for ${value}`);
    }
  }
  for (const [item, file] of files) {
    if (!items.includes(item)) report(file, "", `is not listed in ${listFile}`);
  }
  return { items, files };
}

async function findItems(folder: string, listFile: string, report: Report) {
  const files = new Map<AnyPiece, string>();
  for (const name of await readdir(folder)) {
    if (!/^[^.]+\.ts$/.test(name) || name === listFile) continue;
    const file = join(folder, name);
    const exported = await load(file, report);
    for (const value of exported.values()) if (isItem(value)) files.set(value, file);
  }
  return files;
}

async function load(file: string, report: Report): Promise<ReadonlyMap<string, unknown>> {
  try {
    return new Map(Object.entries<unknown>(await import(pathToFileURL(file).href)));
  } catch (error) {
    report(file, "", `cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return new Map();
  }
}

function isItem(value: unknown): value is AnyPiece {
  return typeof value === "object" && value !== null && "slug" in value;
}

/** A folder without its own images (an export elsewhere) is not asked for them. */
function isThere(picture: string, folder: string): boolean {
  if (!picture.startsWith("/images/") || !existsSync(join(folder, "images"))) return true;
  // A plate has two sheets.
  const files = [picture, picture.replace(/\.webp$/, "-large.webp")];
  return files.some((path) => existsSync(join(folder, path)));
}

function checkNamedRestaurants(kinds: ReadonlyMap<ContentKind, ReadKind>, report: Report): void {
  const restaurants = kinds.get("restaurants");
  if (restaurants === undefined) return;
  const known = new Set(restaurants.items.map(({ slug }) => slug));
  for (const [kind, { items, files }] of kinds) {
    for (const item of items) {
      for (const { field, restaurant } of namedRestaurants(kind, item)) {
        if (known.has(restaurant)) continue;
        report(files.get(item) ?? "", field, `there is no restaurant "${restaurant}"`);
      }
    }
  }
}

import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual, promisify } from "node:util";
import { type Content, CONTENT_KINDS, type ContentKind } from "#content/kinds/all-kinds.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { SLUG } from "#content/shapes/content-fields.ts";
import { inFiles } from "./content-kinds.ts";
import type { ReadContent, ReadKind } from "./read-content.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * Writes content as files that `import` can read; returns the paths that it wrote and deleted.
 * A file that already says the same is left as a person wrote it; files of what is no longer
 * there are deleted. A kind of which there is nothing, neither stored nor in files, stays so.
 */
export async function writeContent(content: Content, folder: string, current: ReadContent) {
  const written: string[] = [];
  const deleted: string[] = [];
  for (const kind of CONTENT_KINDS) {
    const there = current.kinds.get(kind);
    if (there === undefined && content[kind].length === 0) continue;
    const done = await writeKind(kind, content[kind], folder, there);
    written.push(...done.written);
    deleted.push(...done.deleted);
  }
  await Promise.all(deleted.map((file) => rm(file)));
  await format(written);
  return { written, deleted };
}

async function writeKind(
  kind: ContentKind,
  items: readonly AnyPiece[],
  contentFolder: string,
  current: ReadKind = { items: [], files: new Map() },
) {
  const { listFile, listName, typeName, typeFile, doc } = inFiles(kind);
  const folder = resolve(contentFolder, kind);
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  const write = async (file: string, text: string) => {
    await writeFile(file, text);
    written.push(resolve(file));
  };
  const typePath = moduleFrom(folder, join(ROOT, "src/content", typeFile));
  const typeImport = `import type { ${typeName} } from "${typePath}";\n`;
  const stale = new Map([...current.files].map(([item, file]) => [item.slug, { item, file }]));
  const listed: { name: string; file: string }[] = [];

  for (const item of items) {
    const { slug } = item;
    // It becomes the name of a file.
    if (!SLUG.test(slug)) throw new Error(`The database holds ${kind} with the slug "${slug}"`);
    const known = stale.get(slug);
    stale.delete(slug);
    const file = known?.file ?? join(folder, `${slug}.ts`);
    const constant = constantName(slug);
    listed.push({ name: constant, file });
    if (known && isDeepStrictEqual(known.item, item)) continue;
    const value = JSON.stringify(item, null, 2);
    await write(file, `${typeImport}\nexport const ${constant}: ${typeName} = ${value};\n`);
  }
  if (!hasSameOrder(current.items, items)) {
    const imports = listed.map(
      (one) => `import { ${one.name} } from "${moduleFrom(folder, one.file)}";\n`,
    );
    const names = listed.map((one) => `  ${one.name},\n`).join("");
    const list = `export const ${listName}: readonly ${typeName}[] = [\n${names}];\n`;
    await write(join(folder, listFile), `${imports.join("")}${typeImport}\n/** ${doc} */\n${list}`);
  }
  return { written, deleted: [...stale.values()].map(({ file }) => file) };
}

function moduleFrom(folder: string, file: string): string {
  const path = relative(folder, file).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}

/** "rubaiyat-faria-lima" → "rubaiyatFariaLima", the way the files name their constant. */
function constantName(slug: string): string {
  const joined = slug.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const name = joined.replaceAll("-", "_");
  return /^\d/.test(name) ? `_${name}` : name;
}

function hasSameOrder(one: readonly AnyPiece[], other: readonly AnyPiece[]) {
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

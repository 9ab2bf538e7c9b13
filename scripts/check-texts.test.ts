import { spawnSync } from "node:child_process";
import { cp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { checkTexts } from "./check-texts.ts";

const IMAGES = "src/content/images";
const isPicture = (path: string) => /\.(webp|jpg|svg)$/.test(path);

/** A copy of the project's texts that a test may spoil. */
let root: string;
beforeEach(async () => {
  root = await temporaryFolder();
  await cp("messages", join(root, "messages"), { recursive: true });
  // Twenty megabytes of pictures are looked for, not into.
  const filter = (path: string) => !isPicture(path);
  await cp("src/content", join(root, "src/content"), { recursive: true, filter });
  for (const name of (await readdir(IMAGES)).filter(isPicture))
    await symlink(resolve(IMAGES, name), join(root, IMAGES, name));
  await writeFile(join(root, "package.json"), '{ "type": "module" }');
  await symlink(resolve("src/server"), join(root, "src/server"));
});

async function edit(file: string, search: RegExp, replacement: string) {
  const path = join(root, file);
  const before = await readFile(path, "utf8");
  const after = before.replace(search, replacement);
  expect(after, "the edit").not.toBe(before);
  await writeFile(path, after);
}

/** What is spoiled in which file, and the lines about it. */
const SPOILED: readonly (readonly [string, RegExp, string, ...lines: readonly string[]])[] = [
  [
    "messages/en.json",
    /\n {2}"carousel_next": [^\n]+/,
    "",
    "messages/en.json: carousel_next: is missing",
  ],
  [
    "messages/pt.json",
    /\n {2}"carousel_previous": [^\n]+/,
    "",
    "messages/en.json: carousel_previous: is extra: messages/pt.json lacks it",
    "messages/es.json: carousel_previous: is extra: messages/pt.json lacks it",
  ],
  [
    "messages/es.json",
    /("restaurant_gallery_close": )"[^"]+"/,
    '$1" "',
    "messages/es.json: restaurant_gallery_close: is empty",
  ],
  [
    "messages/es.json",
    /("restaurant_gallery_enlarge": )"[^"]+"/,
    "$1[]",
    "messages/es.json: restaurant_gallery_enlarge: is empty",
  ],
  [
    "messages/es.json",
    /("restaurant_gallery_next": "[^"]+)"/,
    '$1 "',
    "messages/es.json: restaurant_gallery_next: begins or ends with a space",
  ],
  [
    "messages/en.json",
    /("restaurant_gallery_previous": )"[^"]+"/,
    '$1"Imagem anterior"',
    "messages/en.json: restaurant_gallery_previous: is the same as in pt, and scripts/texts-alike.ts gives no reason",
  ],
  [
    "messages/es.json",
    /("carousel_items": "\{first\} a )\{last\}/,
    "$1{lst}",
    'messages/es.json: carousel_items: has the placeholders "{count} {first} {lst}", not "{count} {first} {last}"',
  ],
  [
    "messages/en.json",
    /("cuts_text": )"[^"]+"/,
    '$1"Choose the house and the company."',
    'messages/en.json: cuts_text: has "house"; write: restaurant',
  ],
  [
    "messages/en.json",
    /("home_meta_description": )"[^"]+"/,
    '$1"Wine lists, tables, awards and people: what happens at the restaurants, told at leisure."',
    'messages/en.json: news_intro: says again "Wine lists, tables, awards and people: what happens at the restaurants, told at leisure." (home_meta_description)',
  ],
  [
    "src/content/restaurants/rubaiyat-chile.ts",
    /building made for it/,
    "house made for it",
    'src/content/restaurants/rubaiyat-chile.ts: description: has "house"; write: restaurant',
  ],
  [
    "src/content/menus/rubaiyat-rio-main.ts",
    /en: "To begin",/,
    "",
    "src/content/menus/rubaiyat-rio-main.ts: sections.0.title.en: Invalid input: expected string, received undefined",
  ],
  [
    "src/content/news/nova-carta-vinhos.ts",
    /(title: \{[^}]*?en:\s*)"[^"]*"/s,
    '$1""',
    "src/content/news/nova-carta-vinhos.ts: title.en: must not be empty",
  ],
  [
    "src/content/images/image-texts.ts",
    /es: "Grabado: bolsas y cajas atadas con cinta"/,
    'es: ""',
    "src/content/images/image-texts.ts: IMAGE_TEXTS.section-delivery.webp.es: lacks its text",
  ],
  [
    "src/content/restaurants/rubaiyat-rio.ts",
    /description: \{.*?\n {2}\},/s,
    'description: { pt: "A casa abre sempre e recebe até bem tarde.", en: "Open every day.", es: "A casa abre sempre e recebe até bem tarde." },',
    "src/content/restaurants/rubaiyat-rio.ts: description.es: is the same as in pt",
  ],
];

test("whatever is wrong in texts and content is named with its file and its key or field", async () => {
  for (const [file, search, replacement] of SPOILED) await edit(file, search, replacement);
  const found = (await checkTexts(root)).map((line) => line.replace(`${root}/`, ""));
  expect(found.toSorted()).toEqual(SPOILED.flatMap(([, , , ...lines]) => lines).toSorted());
});

test("a build with a text that a language lacks ends at once, and says which", async () => {
  await edit("messages/en.json", /\n {2}"carousel_next": [^\n]+/, "");
  const build = join(import.meta.dirname, "build.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [build], {
    cwd: root,
    encoding: "utf8",
  });
  expect(stderr).toBe("Texts that are not right:\nmessages/en.json: carousel_next: is missing\n");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
});

import { spawnSync } from "node:child_process";
import { cp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { changeItem } from "#tests/content-tool.ts";
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

async function edit(file: string, change: (before: string) => string) {
  const path = join(root, file);
  await writeFile(path, change(await readFile(path, "utf8")));
}

/** A text without a value is taken out. */
const withTexts = (texts: object) => (file: string) =>
  JSON.stringify({ ...(JSON.parse(file) as object), ...texts });

const AGAIN =
  "Wine lists, tables, awards and people: what happens at the restaurants, told at leisure.";
const ALIKE = "A casa abre sempre e recebe até bem tarde.";

/** The texts and fields that are spoiled in each file, by what, and what is said of each. */
const SPOILED: Readonly<Record<string, Record<string, readonly [unknown, ...string[]]>>> = {
  "messages/pt.json": { carousel_previous: [undefined] },
  "messages/en.json": {
    carousel_next: [undefined, ": is missing"],
    restaurant_gallery_previous: [
      "Imagem anterior",
      ": is the same as in pt, and scripts/texts-alike.ts gives no reason",
    ],
    cuts_text: ["Choose the house and the company.", ': has "house"; write: restaurant'],
    home_meta_description: [AGAIN],
  },
  "messages/es.json": {
    restaurant_gallery_close: [" ", ": is empty"],
    restaurant_gallery_enlarge: [[], ": is empty"],
    restaurant_gallery_next: ["Imagen siguiente ", ": begins or ends with a space"],
    carousel_items: [
      "{first} a {lst} de {count}",
      ': has the placeholders "{count} {first} {lst}", not "{count} {first} {last}"',
    ],
  },
  "src/content/restaurants/rubaiyat-chile.ts": {
    description: [
      { pt: "Uma casa.", en: "A house.", es: "Una casa." },
      ': has "house"; write: restaurant',
    ],
  },
  "src/content/restaurants/rubaiyat-rio.ts": {
    description: [{ pt: ALIKE, en: "Open every day.", es: ALIKE }, ".es: is the same as in pt"],
  },
  "src/content/menus/rubaiyat-rio-main.ts": {
    sections: [
      [{ title: { pt: "Pratos", es: "Platos" }, items: [{ name: "Picanha" }] }],
      ".0.title.en: Invalid input: expected string, received undefined",
    ],
  },
  "src/content/news/nova-carta-vinhos.ts": {
    title: [{ pt: "A nova carta", en: "", es: "La nueva carta" }, ".en: must not be empty"],
  },
};

/** What is said of another text than the one that is spoiled. */
const OTHERS = [
  "messages/en.json: carousel_previous: is extra: messages/pt.json lacks it",
  "messages/es.json: carousel_previous: is extra: messages/pt.json lacks it",
  `messages/en.json: news_intro: says again "${AGAIN}" (home_meta_description)`,
  "src/content/images/image-texts.ts: IMAGE_TEXTS.section-delivery.webp.es: lacks its text",
];

test("whatever is wrong in texts and content is named with its file and its key or field", async () => {
  const expected = [...OTHERS];
  for (const [file, fields] of Object.entries(SPOILED)) {
    const values: Record<string, unknown> = {};
    for (const [field, [value, ...said]] of Object.entries(fields)) {
      values[field] = value;
      expected.push(...said.map((text) => `${file}: ${field}${text}`));
    }
    if (file.endsWith(".json")) await edit(file, withTexts(values));
    else await changeItem(root, file.replace(".ts", ""), values);
  }
  await edit("src/content/images/image-texts.ts", (texts) =>
    texts.replace("Grabado: bolsas y cajas atadas con cinta", ""),
  );
  const found = (await checkTexts(root)).map((line) => line.replace(`${root}/`, ""));
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test("a build with a text that a language lacks ends at once, and says which", async () => {
  await edit("messages/en.json", withTexts({ carousel_next: undefined }));
  const build = join(import.meta.dirname, "build.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [build], {
    cwd: root,
    encoding: "utf8",
  });
  expect(stderr).toBe("Texts that are not right:\nmessages/en.json: carousel_next: is missing\n");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
});

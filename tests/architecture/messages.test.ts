import { spawnSync } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readInterfaceTexts, TEXT_FOLDERS } from "#tools/building/interface-texts.ts";
import { LANGUAGES } from "#language/languages.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { filesIn, readProjectFile } from "./project-files.ts";

const ALL_TEXTS = TEXT_FOLDERS.map((folder) => [folder, readInterfaceTexts(".", folder)] as const);
const DESK = "src/desk/";

test.each(ALL_TEXTS)("sorts the keys of %s in each language", (_, texts) => {
  for (const language of LANGUAGES) {
    const keys = [...texts[language].keys()];
    expect(keys).toEqual(keys.toSorted());
  }
});

test.each(ALL_TEXTS)("uses every text of %s", (folder, texts) => {
  const isOfDesk = folder === "messages/desk";
  const source = filesIn(["src/"], [".ts", ".tsx"])
    .filter((path) => path.startsWith(DESK) === isOfDesk)
    .map(readProjectFile)
    .join("\n");
  const used = new Set(Array.from(source.matchAll(/\bm\.([a-z0-9_]+)/g), ([, key]) => key));
  expect([...texts.pt.keys()].filter((key) => !used.has(key))).toEqual([]);
});

test("fails the build for a missing language, value or placeholder", async () => {
  const root = await temporaryFolder();
  await cp("messages", join(root, "messages"), { recursive: true });
  await writeFile(join(root, "package.json"), '{ "type": "module" }');
  const spoiled = {
    pt: { carousel_previous: undefined },
    en: { carousel_next: undefined, restaurant_gallery_enlarge: [] },
    es: { carousel_items: "{first} a {lst} de {count}", restaurant_gallery_close: "Cerrar " },
  };
  for (const [language, texts] of Object.entries(spoiled)) {
    const path = join(root, `messages/${language}.json`);
    const before = JSON.parse(await readFile(path, "utf8")) as object;
    await writeFile(path, JSON.stringify({ ...before, ...texts }));
  }
  const build = spawnSync(process.execPath, [resolve("tools/building/build.ts")], {
    cwd: root,
    encoding: "utf8",
  });
  expect(build.stderr.trim().split("\n")).toEqual([
    "Invalid texts:",
    'messages/es.json: carousel_items has the placeholders "{count} {first} {lst}", not "{count} {first} {last}"',
    "messages/en.json: carousel_next is missing",
    "messages/pt.json: carousel_previous is missing",
    "messages/es.json: restaurant_gallery_close is empty or begins or ends with a space",
    "messages/en.json: restaurant_gallery_enlarge is empty or begins or ends with a space",
  ]);
  expect({ status: build.status, stdout: build.stdout }).toEqual({ status: 1, stdout: "" });
});

import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { moduleUrl, startChild } from "../tests/child-process.ts";
import { contentTool, copyContent, editContent } from "../tests/content-tool.ts";
import { createDatabasePlace, enginesOfThisRun } from "../tests/test-database.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { openForTool } from "#database/connect.server.ts";
import { exportContent, importContent } from "#database/publish-content.ts";

/** A copy of the built-in content that a test may spoil. */
let folder: string;
async function copy(...kinds: readonly string[]) {
  folder = await copyContent(...(kinds.length > 0 ? [kinds] : []));
}

const edit = (file: string, search: RegExp, replacement: string) =>
  editContent(folder, file, search, replacement);

test("--help explains the commands, and wrong usage ends with code 2", async () => {
  const wrong = [[], ["publish"], ["check", "--nope"], ["check", "src/content"]];
  const [help, ...refused] = await Promise.all(
    [["--help"], ...wrong].map((args) => contentTool(args)),
  );
  expect(help).toMatchObject({ code: 0, stderr: "" });
  for (const word of ["check", "import", "diff", "history", "undo", "export", "DATABASE_URL"]) {
    expect(help?.stdout).toContain(word);
  }
  for (const response of refused) expect(response).toMatchObject({ code: 2, stdout: "" });
});

test("the built-in content is fine", async () => {
  const { code, stdout, stderr } = await contentTool(["check"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain(`${RESTAURANTS.length} restaurants, `);
  expect(stdout).toMatch(/\d+ experiences, \d+ news, \d+ menus, \d+ pages, 1 faq, \d+ templates\./);
});

/** What is spoiled in which file, and what is said of it. */
const LONG = "x".repeat(100_000);
const SPOILED: readonly (readonly [file: string, search: RegExp, text: string, said: RegExp])[] = [
  ["rubaiyat-rio.ts", /country: "Brasil"/, 'country: "Brazil"', /rio\.ts: country: /],
  ["rubaiyat-rio.ts", /features: \[/, 'features: ["helipad", ', /rio\.ts: features\.0: /],
  ["rubaiyat-rio.ts", /name: ".*"/, `name: "${LONG}"`, /name: must not be longer than 200 char/],
  [
    "rubaiyat-rio.ts",
    /heroImage: ".*"/,
    'heroImage: "/\\t/evil.example/x.jpg"',
    /rubaiyat-rio\.ts: heroImage: must be a path starting with \/, or an https URL/,
  ],
  [
    "rubaiyat-madrid.ts",
    /getin: .*/,
    'getin: { enabled: true, url: "http://x.test" },',
    /rubaiyat-madrid\.ts: getin\.url: must be an https URL/,
  ],
  [
    "rubaiyat-madrid.ts",
    /mediaKitUrl: ".*"/,
    'mediaKitUrl: "javascript:alert(1)"',
    /rubaiyat-madrid\.ts: mediaKitUrl: must be/,
  ],
  [
    "rubaiyat-madrid.ts",
    /city: ".*"/,
    'city: "Mad\\u202Erid"',
    /rubaiyat-madrid\.ts: city: must hold no invisible characters/,
  ],
  [
    "rubaiyat-chile.ts",
    /hours: .*/,
    'hours: { pt: "a", en: " ", es: "c" },',
    /rubaiyat-chile\.ts: hours: must be given in every language/,
  ],
  [
    "rubaiyat-brasilia.ts",
    /hours: .*/,
    `hours: { pt: "${LONG}", en: "b", es: "c" },`,
    /brasilia\.ts: hours\.pt: must not be longer than 5000 characters/,
  ],
  ["cabana-las-lilas.ts", /slug: ".*"/, 'slug: "rubaiyat-chile"', /is taken by another one/],
  [
    "all-restaurants.ts",
    /\n {2}emporioFigueira,/,
    "",
    /emporio-figueira\.ts: is not listed in all-/,
  ],
  ["experiences/noite-no-dique.ts", /ARS: ".*"/, 'XYZ: "Sob consulta"', /dique\.ts: price: /],
  ["experiences/noite-no-dique.ts", /maxPeople: 0/, "maxPeople: -1", /dique\.ts: maxPeople: /],
  [
    "experiences/noite-no-dique.ts",
    /title: \{[^}]*\}/,
    'title: { pt: "a\\nb", en: "b", es: "c" }',
    /noite-no-dique\.ts: title\.pt: must be one line/,
  ],
  [
    "news/jockey-dez-anos.ts",
    /publishedAt: .*/,
    'publishedAt: "28/06/2024",',
    /jockey-dez-anos\.ts: publishedAt: must be a real moment/,
  ],
  ["news/jockey-dez-anos.ts", /category: .*/, 'category: "Corridas",', /anos\.ts: category: /],
  [
    "news/nova-carta-vinhos.ts",
    /en: `/,
    "en: `[x](javascript:alert) ",
    /vinhos\.ts: content\.en: must not link to javascript:alert/,
  ],
  ["news/nova-carta-vinhos.ts", /en: `/, "en: `[x](java&#115;cript:alert) ", /javascript:alert/],
  ["news/nova-carta-vinhos.ts", /en: `/, "en: `<vbscript:x> ", /must not link to vbscript:x/],
  [
    "news/figueira-25-anos.ts",
    /image: ".*"/,
    'image: "/media/0123456789ab.jpg"',
    /25-anos\.ts: image: there is no picture media\/0123456789ab\.jpg/,
  ],
];

test("check names every wrong file and field, and what no page would show as it is meant", async () => {
  await copy("restaurants", "experiences", "news");
  for (const [file, search, text] of SPOILED) await edit(file, search, text);
  await writeFile(join(folder, "restaurants/broken.ts"), "export const = 1;");
  const { code, stderr } = await contentTool(["check", "--from", folder]);
  expect(code).toBe(1);
  for (const [, , , said] of SPOILED) expect(stderr).toMatch(said);
  expect(stderr).toMatch(/broken\.ts: cannot be read: /);
  expect(stderr.match(/must not link to javascript:alert/g)).toHaveLength(2);
  expect(stderr).toContain(`${SPOILED.length + 1} to put right`);
});

test("a folder without content, and a picture that does not exist, are wrong", async () => {
  await copy("restaurants");
  expect((await contentTool(["check", "--from", join(folder, "none")])).code).toBe(1);
  await cp("src/content/images/hero-poster.jpg", join(folder, "images/hero-poster.jpg"));
  const { code, stderr } = await contentTool(["check", "--from", folder]);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /rubaiyat-rio\.ts: heroImage: there is no file for \/images\/house-rubaiyat-rio\.webp\n/,
  );
});

test("import touches nothing when something is wrong; of an empty database nothing is exported", async () => {
  await copy("restaurants");
  const place = await createDatabasePlace("postgres");
  onTestFinished(() => place.remove());
  await edit("rubaiyat-rio.ts", /name: ".*"/, 'name: ""');
  expect((await contentTool(["import", "--from", folder], place.options)).code).toBe(1);
  const empty = await contentTool(["export", "--to", folder], place.options);
  expect(empty).toMatchObject({ code: 1, stderr: "The database holds no restaurants.\n" });
  expect(await readdir(join(folder, "restaurants"))).toContain("rubaiyat-rio.ts");
});

describe.each(enginesOfThisRun())("on %s, while a server runs,", (engine) => {
  test("import is seen by the server at once, and export gives the same content back", async () => {
    await copy("restaurants");
    const place = await createDatabasePlace(engine);
    onTestFinished(() => place.remove());
    const server = startChild(`
      import { connectDatabase } from ${moduleUrl("src/database/connect.server.ts")};
      import { prepareDatabase } from ${moduleUrl("src/database/seed.ts")};
      import { readItems } from ${moduleUrl("src/database/content-entries.ts")};
      const database = await connectDatabase(${JSON.stringify(place.options)});
      await prepareDatabase(database);
      await database.onContentChange(async (revision) => {
        const [restaurant] = await readItems(database.orm, "restaurants", "rubaiyat-rio");
        console.log("revision " + revision + " names it " + restaurant.name);
      });
      console.log("serving");
      setInterval(() => database.ping(), 20);
    `);
    await server.said("serving");

    await edit("rubaiyat-rio.ts", /name: ".*"/, 'name: "Another name"');
    await edit("all-restaurants.ts", /import .*emporio-figueira.*|emporioFigueira,/g, "");
    await rm(join(folder, "restaurants/emporio-figueira.ts"));
    const imported = await contentTool(["import", "--from", folder], place.options);
    expect(imported).toMatchObject({ code: 0, stderr: "" });
    expect(imported.stdout).toContain("changed  restaurants/rubaiyat-rio\n");
    expect(imported.stdout).toContain("DELETED  restaurants/emporio-figueira (it has no file)\n");
    expect(imported.stdout).toMatch(/0 added, 1 changed, \d+ unchanged, 1 deleted\./);
    await server.said("revision 2 names it Another name");

    const other = join(folder, "exported");
    expect((await contentTool(["export", "--to", other], place.options)).code).toBe(0);
    const again = await contentTool(["import", "--from", other], place.options);
    expect(again.stdout).toMatch(/0 added, 0 changed, \d+ unchanged, 0 deleted\./);
  });
});

test("export rewrites only what differs and deletes the files of what is gone, and an import what has none", async () => {
  await copy();
  const place = await createDatabasePlace("postgres");
  onTestFinished(() => place.remove());
  await contentTool(["import", "--from", folder], place.options);
  const files = () => readdir(join(folder, "restaurants"));
  const before = await files();
  const unchanged = await contentTool(["export", "--to", folder], place.options);
  expect(unchanged.stdout).toMatch(/\d+ restaurants, .*: 0 files written\./);

  const database = await openForTool(place.options);
  const { restaurants } = await exportContent(database);
  const [first, second, ...rest] = restaurants.map((restaurant) => ({ ...restaurant }));
  const renamed = { ...rest[0], slug: "casa-2-nova" } as (typeof restaurants)[number];
  await importContent(database, {
    // These name restaurants that are about to go.
    experiences: [],
    menus: [],
    restaurants: [{ ...second, phone: "" } as typeof renamed, first as typeof renamed, renamed],
  });
  const expected = await exportContent(database);
  await database.close();

  const exported = await contentTool(["export", "--to", folder], place.options);
  expect(exported.stdout).toMatch(/3 restaurants, 0 experiences, .*: 5 files written\./);
  const gone = rest.map((restaurant) => `${restaurant.slug}.ts`);
  const kept = before.filter((name) => !gone.includes(name));
  expect((await files()).toSorted()).toEqual([...kept, "casa-2-nova.ts"].toSorted());
  const rewritten = await import(join(folder, "restaurants/all-restaurants.ts"));
  expect(rewritten.RESTAURANTS).toEqual(expected.restaurants);
  expect((await contentTool(["check", "--from", folder])).code).toBe(0);

  // A folder that is not there leaves its kind alone, an empty list deletes all of it.
  await rm(join(folder, "restaurants"), { recursive: true });
  await rm(join(folder, "news"), { recursive: true });
  await mkdir(join(folder, "news"));
  await writeFile(join(folder, "news/all-news.ts"), "export const NEWS = [];");
  const { stdout } = await contentTool(["import", "--from", folder], place.options);
  expect(stdout).toContain("DELETED  news/premio-melhor-steakhouse (it has no file)\n");
  const again = await openForTool(place.options);
  expect(await exportContent(again)).toEqual({ ...expected, news: [] });
  await again.close();
});

test("only restaurants that exist may be named, and a menu is called by its restaurant and kind", async () => {
  await copy("restaurants", "experiences", "menus");
  const menu = "menus/rubaiyat-rio-dessert.ts";
  await edit(menu, /slug: ".*"/, 'slug: "rubaiyat-rio-sweets"');
  expect((await contentTool(["check", "--from", folder])).stderr).toMatch(
    /rubaiyat-rio-dessert\.ts: slug: must be the restaurant's slug and the kind/,
  );
  await edit(menu, /slug: ".*"/, 'slug: "casa-nova-dessert"');
  await edit(menu, /restaurant: ".*"/, 'restaurant: "casa-nova"');
  await edit("experiences/noite-no-dique.ts", /"cabana-las-lilas"/, '"cabana-dos-lilases"');
  const { code, stderr } = await contentTool(["check", "--from", folder]);
  expect(code).toBe(1);
  for (const line of [
    /rubaiyat-rio-dessert\.ts: restaurant: there is no restaurant "casa-nova"/,
    /noite-no-dique\.ts: restaurants: there is no restaurant "cabana-dos-lilases"/,
  ]) {
    expect(stderr).toMatch(line);
  }
});

test("a folder whose list has its former name is told what to rename", async () => {
  await copy("news");
  await rename(join(folder, "news/all-news.ts"), join(folder, "news/all-articles.ts"));
  const { stderr } = await contentTool(["check", "--from", folder]);
  expect(stderr).toMatch(
    /news\/all-articles\.ts: must be called all-news\.ts, and its list NEWS\n/,
  );
  expect(stderr).toContain("\n1 to put right; nothing was changed.\n");
});

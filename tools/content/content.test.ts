import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  changeItem,
  contentTool,
  contentToolOnDatabase,
  copyContent,
  unlist,
} from "#tests/content-tool.ts";
import { RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { readOrder } from "#content/built-in/content-files.server.ts";
import { exportContent, importContent } from "#content/store/publish-content.ts";

let folder: string;
async function copy(...kinds: readonly string[]) {
  folder = await copyContent(...(kinds.length > 0 ? [kinds] : []));
}

const check = (from = folder) => contentTool(["check", "--from", from]);

test("accepts the built-in content", async () => {
  const { code, stdout, stderr } = await contentTool(["check"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain(`${RESTAURANTS.length} restaurants, `);
  expect(stdout).toMatch(/\d+ experiences, \d+ news, \d+ menus, \d+ pages, 1 faq, \d+ templates\./);
});

const LONG = "x".repeat(100_000);
const LINKS = "[x](javascript:alert) [x](java&#115;cript:alert) <vbscript:x>";

/** Invalid values by file and field, with the expected messages. */
const SPOILED: Readonly<Record<string, Record<string, readonly [unknown, ...string[]]>>> = {
  "restaurants/rubaiyat-rio": {
    country: ["Brazil", "country: "],
    features: [["helipad"], "features.0: "],
    name: [LONG, "name: must not be longer than 200 char"],
    heroImage: ["/\t/evil.example/x.jpg", "heroImage: must be a path starting with /, or an https"],
  },
  "restaurants/rubaiyat-madrid": {
    getin: [{ enabled: true, url: "http://x.test" }, "getin.url: must be an https URL"],
    mediaKitUrl: ["javascript:alert(1)", "mediaKitUrl: must be"],
    city: ["Mad\uE000rid", "city: must not hold U+E000"],
  },
  "restaurants/rubaiyat-chile": {
    hours: [{ pt: "a", en: " ", es: "c" }, "hours: must be given in every language"],
  },
  "restaurants/rubaiyat-brasilia": {
    hours: [{ pt: LONG, en: "b", es: "c" }, "hours.pt: must not be longer than 5000 characters"],
  },
  "restaurants/cabana-las-lilas": {
    slug: ["rubaiyat-chile", "slug: must be as the file is called"],
  },
  "experiences/noite-no-dique": {
    price: [{ XYZ: "Sob consulta" }, "price: "],
    maxPeople: [-1, "maxPeople: "],
    title: [{ pt: "a\nb", en: "b", es: "c" }, "title.pt: must be one line"],
  },
  "news/jockey-dez-anos": {
    publishedAt: ["28/06/2024", "publishedAt: must be a real moment"],
    category: ["Corridas", "category: "],
  },
  "news/figueira-25-anos": {
    image: ["/media/0123456789ab.jpg", "image: there is no picture media/0123456789ab.jpg"],
  },
};

test("check names every invalid file and field", async () => {
  await copy("restaurants", "experiences", "news");
  const expected = [
    "emporio-figueira.json: is not listed in _order.json",
    "rubaiyat-faria-lima.json: cannot be read: SyntaxError: ",
    "escola-de-rosende.es.md: cannot be read: Error: ENOENT",
    ...Array<string>(2).fill("nova-carta-vinhos.json: content.en: must not link to javascript:"),
    "nova-carta-vinhos.json: content.en: must not link to vbscript:x",
  ];
  for (const [item, fields] of Object.entries(SPOILED)) {
    const values = Object.entries(fields).map(([field, [value, ...said]]) => {
      expected.push(...said.map((text) => `${item}.json: ${text}`));
      return [field, value];
    });
    await changeItem(folder, item, Object.fromEntries(values));
  }
  await unlist(folder, "emporio-figueira");
  await writeFile(join(folder, "restaurants/rubaiyat-faria-lima.json"), '{ "slug": }');
  await rm(join(folder, "news/escola-de-rosende.es.md"));
  await writeFile(join(folder, "news/nova-carta-vinhos.en.md"), LINKS);
  const { code, stderr } = await check();
  expect(code).toBe(1);
  for (const said of expected) expect(stderr).toContain(said);
  expect(stderr.match(/must not link to javascript:alert/g)).toHaveLength(2);
  expect(stderr).toContain(`${expected.length} to put right`);
});

test("import changes nothing if a file is invalid; export refuses an empty database", async () => {
  await copy("restaurants");
  const { run } = await contentToolOnDatabase();
  await changeItem(folder, "restaurants/rubaiyat-rio", { name: "" });
  expect((await run("import", "--from", folder)).code).toBe(1);
  const empty = await run("export", "--to", folder);
  expect(empty).toMatchObject({ code: 1, stderr: "The database contains no restaurants.\n" });
  expect(await readdir(join(folder, "restaurants"))).toContain("rubaiyat-rio.json");
});

test("export writes and deletes only what differs; import deletes entries without a file", async () => {
  await copy();
  const { run, withDatabase } = await contentToolOnDatabase();
  await run("import", "--from", folder);
  const files = () => readdir(join(folder, "restaurants"));
  const before = await files();
  const unchanged = await run("export", "--to", folder);
  expect(unchanged.stdout).toMatch(/\d+ restaurants, .*: 0 files written\./);

  const [first, second, third, ...rest] = RESTAURANTS;
  const expected = await withDatabase(async (database) => {
    const renamed = { ...third!, slug: "casa-2-nova" };
    const restaurants = [{ ...second!, phone: "" }, first!, renamed];
    // Experiences and menus refer to restaurants that are deleted.
    await importContent(database, { experiences: [], menus: [], restaurants });
    return exportContent(database);
  });

  const exported = await run("export", "--to", folder);
  expect(exported.stdout).toMatch(/3 restaurants, 0 experiences, .*: 5 files written\./);
  const gone = [third!, ...rest].map(({ slug }) => `${slug}.json`);
  const kept = before.filter((name) => !gone.includes(name));
  expect((await files()).toSorted()).toEqual([...kept, "casa-2-nova.json"].toSorted());
  expect(readOrder(folder, "restaurants")).toEqual(expected.restaurants.map(({ slug }) => slug));
  expect((await check()).code).toBe(0);

  // A missing folder leaves its kind unchanged, an empty list deletes all of it.
  await rm(join(folder, "restaurants"), { recursive: true });
  await rm(join(folder, "news"), { recursive: true });
  await mkdir(join(folder, "news"));
  await writeFile(join(folder, "news/_order.json"), "[]");
  const { stdout } = await run("import", "--from", folder);
  expect(stdout).toContain("DELETED  news/premio-melhor-steakhouse (it has no file)\n");
  expect(await withDatabase(exportContent)).toEqual({ ...expected, news: [] });
});

test.each([
  ["that is not JSON", "rubaiyat-rio", "cannot be read: SyntaxError: "],
  ["that leaves its folder", '["../rubaiyat-rio"]', "must be a list of slugs"],
  ["that is not a list", '{ "rubaiyat-rio": 1 }', "must be a list of slugs"],
  ["without a restaurant", "[]", "must list the restaurants"],
  ["that names a restaurant twice", '["rubaiyat-rio", "rubaiyat-rio"]', "must name each slug once"],
])("check reports an order %s", async (_, order, said) => {
  await copy("restaurants");
  await writeFile(join(folder, "restaurants/_order.json"), order);
  const { code, stderr } = await check();
  expect(code).toBe(1);
  expect(stderr).toContain(`restaurants/_order.json: ${said}`);
});

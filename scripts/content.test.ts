import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { moduleAddress, startChild } from "../tests/child-process.ts";
import { createDatabasePlace, ENGINES } from "../tests/test-database.ts";
import { type DatabaseOptions, openForTool } from "../src/database/connect.server.ts";
import { exportContent, importContent } from "../src/database/import-content.ts";

/** A copy of the built-in content that a test may spoil. */
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rubaiyat-content-"));
  await cp("src/content/restaurants", join(folder, "restaurants"), { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  return () => rm(folder, { recursive: true, force: true });
});

function content(args: string[], options?: DatabaseOptions) {
  const env = {
    ...process.env,
    DATABASE_URL: options?.databaseUrl ?? "",
    DATA_DIR: options?.dataDir ?? "/nonexistent",
  };
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ["scripts/content.ts", ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

async function edit(file: string, search: RegExp, replacement: string) {
  const path = join(folder, "restaurants", file);
  const before = await readFile(path, "utf8");
  const after = before.replace(search, replacement);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

test("--help explains the commands, and wrong usage ends with code 2", async () => {
  const wrong = [[], ["publish"], ["check", "--nope"], ["check", "src/content"]];
  const [help, ...refused] = await Promise.all([["--help"], ...wrong].map((args) => content(args)));
  expect(help).toMatchObject({ code: 0, stderr: "" });
  for (const word of ["check", "import", "export", "DATABASE_URL"]) {
    expect(help?.stdout).toContain(word);
  }
  for (const answer of refused) expect(answer).toMatchObject({ code: 2, stdout: "" });
});

test("the built-in content is fine", async () => {
  expect(await content(["check"])).toMatchObject({ code: 0, stderr: "" });
});

test("check names every wrong file and field", async () => {
  await edit("rubaiyat-rio.ts", /country: "Brasil"/, 'country: "Brazil"');
  await edit("rubaiyat-rio.ts", /features: \[/, 'features: ["helipad", ');
  await edit("rubaiyat-madrid.ts", /getin: .*/, 'getin: { enabled: true, url: "http://x.test" },');
  await edit("rubaiyat-chile.ts", /hours: .*/, 'hours: { pt: "a", en: " ", es: "c" },');
  await edit("cabana-las-lilas.ts", /slug: ".*"/, 'slug: "rubaiyat-chile"');
  await edit("all-restaurants.ts", /\n {2}emporioFigueira,/, "");
  await writeFile(join(folder, "restaurants/broken.ts"), "export const = 1;");
  const { code, stderr } = await content(["check", "--from", folder]);
  expect(code).toBe(1);
  for (const line of [
    /rubaiyat-rio\.ts: country: /,
    /rubaiyat-rio\.ts: features\.0: /,
    /rubaiyat-madrid\.ts: getin\.url: must be an https address/,
    /rubaiyat-chile\.ts: hours\.en: must not be empty/,
    /cabana-las-lilas\.ts: slug: "rubaiyat-chile" is taken by another one/,
    /emporio-figueira\.ts: is not listed in all-restaurants\.ts/,
    /broken\.ts: cannot be read: /,
  ]) {
    expect(stderr).toMatch(line);
  }
  expect(stderr).toContain("7 to put right");
});

test("a folder without content, and a picture that does not exist, are wrong", async () => {
  expect((await content(["check", "--from", join(folder, "none")])).code).toBe(1);
  await cp("src/content/images/hero-poster.jpg", join(folder, "images/hero-poster.jpg"));
  const { code, stderr } = await content(["check", "--from", folder]);
  expect(code).toBe(1);
  expect(stderr).toContain("there is no file for /images/house-rubaiyat-rio.jpg");
});

test("import touches nothing when something is wrong", async () => {
  const place = await createDatabasePlace("pglite");
  onTestFinished(() => place.remove());
  await edit("rubaiyat-rio.ts", /name: ".*"/, 'name: ""');
  expect((await content(["import", "--from", folder], place.options)).code).toBe(1);
  const database = await openForTool(place.options);
  expect(await exportContent(database)).toEqual({ restaurants: [] });
  await database.close();
});

test("settings that make no sense, and an empty database, end with a sentence and code 1", async () => {
  const wrong = await content(["import"], { databaseUrl: "mysql://x", dataDir: folder });
  expect(wrong).toMatchObject({ code: 1, stdout: "" });
  expect(wrong.stderr).toMatch(/^Wrong setting: DATABASE_URL/);
  const place = await createDatabasePlace("pglite");
  onTestFinished(() => place.remove());
  const empty = await content(["export", "--to", folder], place.options);
  expect(empty).toMatchObject({ code: 1, stderr: "The database holds no restaurants.\n" });
  expect(await readdir(join(folder, "restaurants"))).toContain("rubaiyat-rio.ts");
});

describe.each(ENGINES)("on %s, while a server runs,", (engine) => {
  test("import is seen by the server at once, and export gives the same content back", async () => {
    const place = await createDatabasePlace(engine);
    onTestFinished(() => place.remove());
    const server = startChild(`
      import { connectDatabase } from ${moduleAddress("src/database/connect.server.ts")};
      import { prepareDatabase } from ${moduleAddress("src/database/seed.ts")};
      import { findRestaurant } from ${moduleAddress("src/api/restaurants/restaurants.queries.ts")};
      const database = await connectDatabase(${JSON.stringify(place.options)});
      await prepareDatabase(database);
      await database.onContentChange(async (revision) => {
        const house = await findRestaurant(database, "rubaiyat-rio");
        console.log("revision " + revision + " names it " + house.name);
      });
      console.log("serving");
      setInterval(() => database.ping(), 20);
    `);
    await server.said("serving");

    await edit("rubaiyat-rio.ts", /name: ".*"/, 'name: "Another name"');
    await edit("all-restaurants.ts", /import .*emporio-figueira.*|emporioFigueira,/g, "");
    await rm(join(folder, "restaurants/emporio-figueira.ts"));
    const imported = await content(["import", "--from", folder], place.options);
    expect(imported).toMatchObject({ code: 0, stderr: "" });
    expect(imported.stdout).toContain("changed  rubaiyat-rio\n");
    expect(imported.stdout).toContain("DELETED  emporio-figueira (it has no file)\n");
    expect(imported.stdout).toContain("0 added, 1 changed, 6 unchanged, 1 deleted.");
    await server.said("revision 2 names it Another name");

    const other = join(folder, "exported");
    expect((await content(["export", "--to", other], place.options)).code).toBe(0);
    const again = await content(["import", "--from", other], place.options);
    expect(again.stdout).toContain("0 added, 0 changed, 7 unchanged, 0 deleted.");
  });
});

test("export rewrites only what differs and deletes the files of what is gone", async () => {
  const place = await createDatabasePlace("pglite");
  onTestFinished(() => place.remove());
  await content(["import", "--from", folder], place.options);
  const files = () => readdir(join(folder, "restaurants"));
  const before = await files();
  const unchanged = await content(["export", "--to", folder], place.options);
  expect(unchanged.stdout).toContain("8 restaurants, 0 files written.");

  const database = await openForTool(place.options);
  const { restaurants } = await exportContent(database);
  const [first, second, ...rest] = restaurants.map((house) => ({ ...house }));
  const renamed = { ...rest[0], slug: "casa-2-nova" } as (typeof restaurants)[number];
  await importContent(database, {
    restaurants: [{ ...second, phone: "" } as typeof renamed, first as typeof renamed, renamed],
  });
  const expected = await exportContent(database);
  await database.close();

  const exported = await content(["export", "--to", folder], place.options);
  expect(exported.stdout).toContain("3 restaurants, 3 files written.");
  const gone = rest.map((house) => `${house.slug}.ts`);
  const kept = before.filter((name) => !gone.includes(name));
  expect((await files()).toSorted()).toEqual([...kept, "casa-2-nova.ts"].toSorted());
  const { RESTAURANTS } = await import(join(folder, "restaurants/all-restaurants.ts"));
  expect(RESTAURANTS).toEqual(expected.restaurants);
  expect((await content(["check", "--from", folder])).code).toBe(0);
});

import { globSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { FULL_SETTINGS } from "#tests/builders/settings-content.ts";
import { changeItem, contentToolOnDatabase, copyContent } from "#tests/content-tool.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { type Engine, enginesOfThisRun } from "#tests/test-database.ts";
import { readContent } from "./read-content.ts";
import { CONTENT_KINDS } from "#content/kinds/all-kinds.ts";
import {
  CONTENT_FOLDER,
  ORDER_FILE,
  readPiece,
  toJson,
} from "#content/built-in/content-files.server.ts";
import type { OpeningHours } from "#content/schemas/opening-hours.ts";
import { prepareDatabase } from "#content/store/seed.ts";

const HOURS: OpeningHours = {
  timeZone: "America/Sao_Paulo",
  weekly: [
    { days: ["tuesday", "friday"], opens: "12:00", closes: "15:30" },
    { days: ["saturday"], opens: "19:00", closes: "01:30" },
    { days: ["sunday"], opens: "00:00", closes: "00:00" },
  ],
  validFrom: "2026-01-01",
  validUntil: "2027-12-31",
};
const EVE = { from: "2026-12-31", to: "2026-12-31", spans: [{ opens: "20:00", closes: "03:00" }] };
const CHRISTMAS = { from: "2026-12-25", to: "2026-12-26", spans: [] };
const DAYS = {
  "rubaiyat-rio": [
    { ...CHRISTMAS, reason: "holiday", notice: { pt: "Natal", en: "Christmas", es: "" } },
    { ...EVE, reason: null, notice: null },
  ],
};
const NO_WORDS = { pt: "", en: "", es: "" };
const MENU = aFullMenu({ slug: "rubaiyat-rio-dessert", kind: "dessert" });

async function fullContent(): Promise<string> {
  const folder = await copyContent();
  await changeItem(folder, "restaurants/rubaiyat-rio", { hours: NO_WORDS, openingHours: HOURS });
  await changeItem(folder, "menus/rubaiyat-rio-dessert", MENU);
  await writeFile(join(folder, "special-days.json"), toJson(DAYS));
  const article = "news/fazenda-brangus";
  await changeItem(folder, article, { languages: ["pt"], title: { ...NO_WORDS, pt: "Só aqui" } });
  await writeFile(join(folder, `${article}.en.md`), "\n");
  const settings = join(folder, "settings");
  await mkdir(settings);
  await writeFile(join(settings, "site.json"), toJson(FULL_SETTINGS));
  await writeFile(join(settings, ORDER_FILE), toJson(["site"]));
  return folder;
}

const filesIn = (folder: string) =>
  new Map(
    globSync(["special-days.json", ...CONTENT_KINDS.map((kind) => `${kind}/*`)], { cwd: folder })
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );

async function throughDatabase(engine: Engine, from: string, to: string): Promise<void> {
  const { run } = await contentToolOnDatabase(engine);
  const imported = await run("import", "--from", from);
  expect(imported, imported.stderr).toMatchObject({ code: 0 });
  const exported = await run("export", "--to", to);
  expect(exported, exported.stderr).toMatchObject({ code: 0 });
}

test("exports menus, hours, special days, settings and articles of one language as they were imported, byte for byte", async () => {
  const folder = await fullContent();

  const exports: Map<string, string>[] = [];
  for (const engine of enginesOfThisRun()) {
    await throughDatabase(engine, folder, join(folder, engine));
    exports.push(filesIn(join(folder, engine)));
  }
  const [exported, ...others] = exports;
  for (const other of others) expect(other).toEqual(exported);
  const fresh = join(folder, "postgres");
  await throughDatabase("postgres", fresh, join(folder, "again"));
  expect(filesIn(join(folder, "again"))).toEqual(exported);

  expect(JSON.parse(exported?.get("special-days.json") ?? "")).toEqual(DAYS);
  expect(readPiece(fresh, "menus", "rubaiyat-rio-dessert")).toEqual(MENU);
  expect(readPiece(fresh, "settings", "site")).toEqual(FULL_SETTINGS);
  const articleIn = (from: string) => readPiece(from, "news", "fazenda-brangus");
  expect(articleIn(fresh)).toEqual(articleIn(folder));
  const rio = readPiece(fresh, "restaurants", "rubaiyat-rio");
  expect(rio).toMatchObject({ hours: NO_WORDS, openingHours: HOURS });
});

test.each(enginesOfThisRun())(
  "exports the built-in files of a new site on %s byte for byte",
  async (engine) => {
    const { run, withDatabase } = await contentToolOnDatabase(engine);
    await withDatabase(prepareDatabase);
    const folder = await temporaryFolder();
    const { code, stderr } = await run("export", "--to", folder);
    expect(code, stderr).toBe(0);
    expect(filesIn(folder)).toEqual(filesIn(CONTENT_FOLDER));
  },
);

// The version before needs its days as long as both run.
test("an older export's days are read from its restaurants, and kept", async () => {
  const folder = await copyContent();
  const exceptions = [{ date: "2026-12-25", name: null, spans: [] }];
  const openingHours = { ...HOURS, exceptions };
  await changeItem(folder, "restaurants/rubaiyat-rio", { openingHours });
  const { content, problems, specialDays } = await readContent(folder);
  expect(problems).toEqual([]);
  const rio = content.restaurants?.find(({ slug }) => slug === "rubaiyat-rio");
  expect(rio?.openingHours).toEqual(openingHours);
  const day = { from: "2026-12-25", to: "2026-12-25", spans: [], reason: null, notice: null };
  expect(specialDays).toEqual(new Map([["rubaiyat-rio", [day]]]));
});

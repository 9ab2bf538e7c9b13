import { beforeEach, expect, test } from "vitest";
import type { ListedPiece, PieceAtDesk } from "#desk/content-contract.ts";
import type { Database } from "#database/connect.server.ts";
import { exportContent, importContent, undoContent } from "#database/publish-content.ts";
import { prepareDatabase } from "#database/seed.ts";
import { outdatedTranslations, type Translation } from "#language/translations.ts";
import { readActions, signedIn } from "#tests/desk-browser.ts";
import type { Browser } from "#tests/desk-browser.ts";
import { publish, write } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const SLUG = "rubaiyat-rio";
const RIO = `/restaurants/${SLUG}`;

/** What everybody sees marked of the restaurant's description. */
async function marked(browser: Browser): Promise<readonly Translation[]> {
  const { body } = await browser.get(RIO);
  const { draft, published, translations } = body as PieceAtDesk;
  const content = draft?.content ?? published ?? {};
  return outdatedTranslations(published, content, translations);
}
const languages = async (browser: Browser) => (await marked(browser)).map((one) => one.language);

async function listed(browser: Browser): Promise<number | undefined> {
  const { body } = await browser.get("/restaurants");
  const pieces = body as ListedPiece[];
  return pieces.find(({ slug }) => slug === SLUG)?.outdatedTranslations;
}

async function description(database: Database) {
  const { restaurants } = await exportContent(database);
  return restaurants.find(({ slug }) => slug === SLUG)!.description;
}

/** The path is not a part of it, and is let go. */
const decision = (translation: Translation, holds = true) => ({ ...translation, holds });

describeWithDatabase("translations at the desk", (getDatabase) => {
  beforeEach(() => prepareDatabase(getDatabase()));

  // Rule 10.15.
  test("a published Portuguese text marks its translations for everybody, until they change or hold", async () => {
    const browser = await signedIn(getDatabase());
    const other = await signedIn(getDatabase(), "manager");
    expect(await listed(other)).toBe(0);
    const before = await description(getDatabase());
    await publish(browser, RIO, { description: { ...before, pt: "Tudo novo." } });
    expect(await languages(other)).toEqual(["en", "es"]);
    expect(await listed(other)).toBe(2);
    await publish(other, RIO, { description: { ...before, pt: "Tudo novo.", en: "All new." } });
    expect(await languages(browser)).toEqual(["es"]);
    const [spanish] = await marked(browser);
    const held = await browser.post(`${RIO}/translations`, decision(spanish!));
    expect(held).toMatchObject({ status: 200, body: { translations: expect.any(Array) } });
    expect(await languages(other)).toEqual([]);
    expect(await listed(other)).toBe(0);
    expect(await readActions(getDatabase(), "content.translation-holds")).toMatchObject([
      { details: { kind: "restaurants", slug: SLUG, field: "description", language: "es" } },
    ]);
    // And taken back.
    await browser.post(`${RIO}/translations`, decision(spanish!, false));
    expect(await languages(other)).toEqual(["es"]);
  });

  test("what holds in a draft holds once it is published", async () => {
    const browser = await signedIn(getDatabase());
    const before = await description(getDatabase());
    await write(browser, RIO, { description: { ...before, pt: "Quase o mesmo." } });
    const [english] = await marked(browser);
    await browser.post(`${RIO}/translations`, decision(english!));
    expect(await languages(browser)).toEqual(["es"]);
    expect(await listed(browser)).toBe(0);
    await publish(browser, RIO, {});
    expect(await languages(browser)).toEqual(["es"]);
    expect(await listed(browser)).toBe(1);
  });

  test("an import marks what it leaves behind, and an undo takes it back", async () => {
    const browser = await signedIn(getDatabase());
    const { restaurants } = await exportContent(getDatabase());
    const changed = restaurants.map((one) => {
      if (one.slug !== SLUG) return one;
      return { ...one, description: { ...one.description, pt: "Tudo novo.", es: "Todo nuevo." } };
    });
    await importContent(getDatabase(), { restaurants: changed });
    expect(await languages(browser)).toEqual(["en"]);
    await undoContent(getDatabase(), {});
    expect(await languages(browser)).toEqual([]);
    await undoContent(getDatabase(), {});
    expect(await languages(browser)).toEqual(["en"]);
  });

  test("nothing is said of a translation that the piece does not have", async () => {
    const browser = await signedIn(getDatabase());
    const made = {
      field: "description",
      language: "en",
      portuguese: "Um",
      text: "One",
      holds: true,
    };
    expect(await browser.post(`${RIO}/translations`, made)).toMatchObject({
      status: 422,
      body: { code: "invalid", fields: ["description"] },
    });
  });
});

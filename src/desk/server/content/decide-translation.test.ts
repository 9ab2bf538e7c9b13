import { beforeEach, expect, test } from "vitest";
import { importContent, undoContent } from "#database/publish-content.ts";
import { prepareDatabase } from "#database/seed.ts";
import { outdatedTranslations, type Translation } from "#language/translations.ts";
import { type Browser, readActions, signedIn } from "#tests/desk-browser.ts";
import {
  publish,
  readPiece,
  restaurantsWith,
  storedRestaurant,
  write,
} from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const SLUG = "rubaiyat-rio";
const RIO = `/restaurants/${SLUG}`;

/** What everybody sees marked of the restaurant's description. */
async function marked(browser: Browser): Promise<readonly Translation[]> {
  const { draft, published, translations } = await readPiece(browser, RIO);
  const content = draft?.content ?? published ?? {};
  return outdatedTranslations(published, content, translations);
}
const languages = async (browser: Browser) => (await marked(browser)).map((one) => one.language);

/** How many are outdated, as the list has it. */
async function listed(browser: Browser): Promise<number> {
  const { body } = await browser.get("/restaurants");
  return body.find(({ slug }: { slug: string }) => slug === SLUG).outdatedTranslations;
}

/** The path is not a part of it, and is let go. */
const decide = (browser: Browser, translation: object, holds = true) =>
  browser.post(`${RIO}/translations`, { ...translation, holds });

describeWithDatabase("translations at the desk", (database) => {
  beforeEach(() => prepareDatabase(database));
  const described = async () => (await storedRestaurant(database)).description;

  // Rule 10.15.
  test("a published Portuguese text marks its translations for everybody, until they change or hold", async () => {
    const browser = await signedIn(database);
    const other = await signedIn(database, "manager");
    expect(await listed(other)).toBe(0);
    const before = await described();
    await publish(browser, RIO, { description: { ...before, pt: "Tudo novo." } });
    expect(await languages(other)).toEqual(["en", "es"]);
    expect(await listed(other)).toBe(2);
    await publish(other, RIO, { description: { ...before, pt: "Tudo novo.", en: "All new." } });
    expect(await languages(browser)).toEqual(["es"]);
    const [spanish] = await marked(browser);
    const held = await decide(browser, spanish!);
    expect(held).toMatchObject({ status: 200, body: { translations: expect.any(Array) } });
    expect(await languages(other)).toEqual([]);
    expect(await listed(other)).toBe(0);
    expect(await readActions(database, "content.translation-holds")).toMatchObject([
      { details: { kind: "restaurants", slug: SLUG, field: "description", language: "es" } },
    ]);
    // And taken back.
    await decide(browser, spanish!, false);
    expect(await languages(other)).toEqual(["es"]);
  });

  test("what holds in a draft holds once it is published", async () => {
    const browser = await signedIn(database);
    const before = await described();
    await write(browser, RIO, { description: { ...before, pt: "Quase o mesmo." } });
    const [english] = await marked(browser);
    await decide(browser, english!);
    expect(await languages(browser)).toEqual(["es"]);
    expect(await listed(browser)).toBe(0);
    await publish(browser, RIO, {});
    expect(await languages(browser)).toEqual(["es"]);
    expect(await listed(browser)).toBe(1);
  });

  test("an import marks what it leaves behind, and an undo takes it back", async () => {
    const browser = await signedIn(database);
    const description = { ...(await described()), pt: "Tudo novo.", es: "Todo nuevo." };
    const restaurants = await restaurantsWith(database, SLUG, { description });
    await importContent(database, { restaurants });
    expect(await languages(browser)).toEqual(["en"]);
    await undoContent(database, {});
    expect(await languages(browser)).toEqual([]);
    await undoContent(database, {});
    expect(await languages(browser)).toEqual(["en"]);
  });
});

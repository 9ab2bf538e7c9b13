import { beforeEach, expect, test } from "vitest";
import { importContent, undoContent } from "#content/store/publish-content.ts";
import { prepareDatabase } from "#content/store/seed.ts";
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

/** Returns the translations of the restaurant's description marked as outdated. */
async function marked(browser: Browser): Promise<readonly Translation[]> {
  const { draft, published, translations } = await readPiece(browser, RIO);
  const content = draft?.content ?? published ?? {};
  return outdatedTranslations(published, content, translations);
}
const languages = async (browser: Browser) => (await marked(browser)).map((one) => one.language);

async function listed(browser: Browser): Promise<number> {
  const { body } = await browser.get("/restaurants");
  return body.find(({ slug }: { slug: string }) => slug === SLUG).outdatedTranslations;
}

/** The server ignores the path. */
const decide = (browser: Browser, translation: object, holds = true) =>
  browser.post(`${RIO}/translations`, { ...translation, holds });

describeWithDatabase("translations at the desk", (database) => {
  beforeEach(() => prepareDatabase(database));
  const described = async () => (await storedRestaurant(database)).description;

  // Rule 10.15.
  test("marks translations of a changed Portuguese text until they change or are confirmed", async () => {
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
    // And withdrawn.
    await decide(browser, spanish!, false);
    expect(await languages(other)).toEqual(["es"]);
  });

  test("keeps a draft's confirmation after publication", async () => {
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

  test("marks translations outdated by an import, and unmarks them by an undo", async () => {
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

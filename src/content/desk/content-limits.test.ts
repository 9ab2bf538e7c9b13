import { beforeEach, expect, test } from "vitest";
import { MOST } from "#content/schemas/content-maxima.ts";
import { exportContent, importContent } from "#content/store/publish-content.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { invalid, signedIn } from "#tests/desk-browser.ts";
import { aWineList } from "#tests/builders/wine-list.ts";
import { begin, publish, publishDraft, storedRestaurant } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const ARTICLE = "/news/nova-carta-vinhos";
const MENU = "/menus/rubaiyat-madrid-main";

describeWithDatabase("limits of content", (database) => {
  beforeEach(() => prepareDatabase(database));

  test("refuses an article with a forbidden link, and names the field", async () => {
    const browser = await signedIn(database);
    const content = { pt: "Um", en: "One", es: "[a](javascript:alert(1))" };
    const refused = await publish(browser, ARTICLE, { content });
    expect(refused).toMatchObject(invalid("content.es"));
    const whole = { pt: "Um", en: "*One*", es: "[a](https://e.example/)" };
    expect((await publish(browser, ARTICLE, { content: whole })).status).toBe(200);
  });

  // Rules 10.25 and 4.19.
  test("refuses a list that is too long with its field, and keeps stored content readable", async () => {
    const browser = await signedIn(database);
    const { menus } = await exportContent(database);
    const wineList = aWineList();
    await importContent(database, { menus: [...menus, wineList] });
    const [section] = menus.find(({ slug }) => slug === "rubaiyat-madrid-main")?.sections ?? [];
    const dishes = (count: number) => Array.from({ length: count }, () => ({ name: "Prato" }));
    const full = { ...section, items: dishes(MOST.dishesOfSection) };
    const withSections = (sections: object[]) => publish(browser, MENU, { sections });
    const tooLong = { ...section, items: dishes(MOST.dishesOfSection + 1) };
    expect((await withSections([tooLong])).body.fields).toEqual(["sections.0.items"]);
    expect((await withSections([full, full, full])).body.fields).toEqual(["sections"]);
    // The draft can still be edited.
    expect((await browser.get(MENU)).body.draft.content.sections).toHaveLength(3);
    expect((await withSections([full, full])).status).toBe(200);
    const wines = (count: number) =>
      Array.from({ length: count / 100 }, (_, at) => ({
        title: { pt: `Vale ${at}`, en: `Vale ${at}`, es: `Vale ${at}` },
        items: dishes(100),
      }));
    const publishWines = (sections: object[]) =>
      publish(browser, `/menus/${wineList.slug}`, { sections });
    const further = [...wines(MOST.winesOfMenu), { ...section, items: dishes(1) }];
    expect((await publishWines(further)).body.fields).toEqual(["sections"]);
    expect((await publishWines(wines(MOST.winesOfMenu))).status).toBe(200);
  });

  // Rule 10.26.
  test.each([
    ["a NUL", { name: "a\0b" }, "content.name"],
    ["half a surrogate pair", { address: { pt: "\uD800" } }, "content.address.pt"],
    ["a name of a field that is none", { "\0": 1 }, "content"],
    ["arrays without an end", { x: JSON.parse("[".repeat(5000) + "]".repeat(5000)) }, "content.x"],
  ])("a draft with %s is a 422 that names the field", async (_, changes, field) => {
    const browser = await signedIn(database);
    const content = { slug: "rubaiyat-rio", ...changes };
    const saved = await begin(browser, "/restaurants/rubaiyat-rio", content);
    expect(saved).toMatchObject(invalid(field));
  });

  // Rule 10.26.
  test("refuses a draft with more than 2,000 fields outside lists", async () => {
    const browser = await signedIn(database);
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`field-${at}`, 1]));
    const RIO = "/restaurants/rubaiyat-rio";
    const { published } = (await browser.get(RIO)).body;
    const save = (more: object) => begin(browser, RIO, { ...published, ...more });
    expect((await save(fields(2100))).status).toBe(413);
    expect((await save({ a: fields(1050), b: { c: fields(1050) } })).status).toBe(413);
    expect((await save({ list: Array.from({ length: 20 }, () => fields(200)) })).status).toBe(200);
  });

  // Rule 10.26.
  test("publishes pasted texts without their invisible characters", async () => {
    const browser = await signedIn(database);
    const published = await publish(browser, "/restaurants/rubaiyat-rio", {
      name: "Ru\u00ADbai\u200Byat\u2060 Rio\uFEFF",
      address: { pt: "\u202ARua\u202C A\u0007", en: "A Street\u200E", es: "Calle A\u200D" },
      giftCardUrl: "https://gifts\u200B.example/\u2060rio",
    });
    expect(published.status).toBe(200);
    expect(await storedRestaurant(database)).toMatchObject({
      name: "Rubaiyat Rio",
      address: { pt: "Rua A", en: "A Street", es: "Calle A" },
      giftCardUrl: "https://gifts.example/rio",
    });
    const address = { pt: "Rua \uE000A", en: "A", es: "A" };
    expect(await publish(browser, "/restaurants/rubaiyat-rio", { address })).toMatchObject(
      invalid("address.pt"),
    );
  });

  test("refuses queries, paths and moments that the database cannot store", async () => {
    const browser = await signedIn(database, "administrator");
    const status = async (path: string) => (await browser.get(path)).status;
    expect(await browser.get("/leads?search=%00")).toMatchObject(invalid("search"));
    for (const query of ["email=a%00", "since=0000-01-01", "until=0000-12-31", "%00=1"]) {
      expect.soft(await status(`/leads?${query}`), query).toBe(422);
    }
    expect(await status("/media?search=%00")).toBe(422);
    expect(await status("/leads/%00")).toBe(404);
    expect((await browser.delete("/accounts/%00")).status).toBe(404);
    const named = await browser.put("/me", { name: "a\0", language: "en" });
    expect(named).toMatchObject(invalid("name"));
    const passkey = { response: { id: "\0" } };
    const signedInBy = await browser.post("/auth/passkey/verify-authentication", passkey);
    expect(signedInBy).toMatchObject(invalid("response.id"));
    const never = await publishDraft(browser, "/restaurants/rubaiyat-rio", "0000-01-01T00:00:00Z");
    expect(never.status).toBe(422);
  });
});

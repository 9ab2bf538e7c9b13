import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { MissingFacts } from "./missing-contract.ts";
import { importContent } from "#content/store/publish-content.ts";
import { dailyEvents } from "#database/schema/daily-events.ts";
import { pictures } from "#database/schema/pictures.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { type Browser, signedIn } from "#tests/desk-browser.ts";
import { publish, restaurantsWith, storedRestaurant } from "#tests/desk-content.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { storePicture } from "#tests/builders/uploaded-picture.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const missing = async (browser: Browser) => (await browser.get("/missing")).body as MissingFacts;

describeWithDatabase("missing content", (database) => {
  let browser: Browser;
  beforeEach(async () => {
    await prepareDatabase(database);
    browser = await signedIn(database);
  });
  const factsOf = async (slug: string) =>
    (await missing(browser)).facts.filter((fact) => fact.slug === slug);
  const of = async (slug: string) => (await factsOf(slug)).map(({ what }) => what);

  async function count(restaurant: string, daysAgo: number, visits: number) {
    const day = sql`(now() at time zone 'America/Sao_Paulo')::date - ${daysAgo}::int`;
    const event = { day, event: "reserve_click", restaurant, language: "pt", count: visits };
    await database.orm.insert(dailyEvents).values(event);
  }

  // Rule 10.53.
  test("names a restaurant's gaps with their fields until they are filled", async () => {
    const rio = await factsOf("rubaiyat-rio");
    expect(rio.map(({ what, field }) => [what, field])).toEqual([
      ["hours", "openingHours"],
      ["booking-link", "getin.enabled"],
      ["phone", "phone"],
      ["whatsapp", "whatsapp"],
      ["gift-cards", "giftCardUrl"],
      ["coordinates", "coordinates"],
      ["photograph", "heroImage"],
    ]);
    const wine = { what: "wine-list", menu: "wine", field: "sections" };
    expect(await factsOf("rubaiyat-rio-wine")).toMatchObject([wine]);
    const applicants = { what: "applicant-system", kind: "pages", field: "parts.apply.url" };
    expect(await factsOf("careers")).toMatchObject([applicants]);
    const getin = { enabled: true, url: "https://example.com/rio" };
    await publish(browser, "/restaurants/rubaiyat-rio", { phone: "+552130000000", getin });
    expect(await of("rubaiyat-rio")).toEqual([
      "hours",
      "whatsapp",
      "gift-cards",
      "coordinates",
      "photograph",
    ]);
    // A selection of a menu, and a restaurant without any.
    expect(await of("rubaiyat-rio-main")).toContain("whole-menu");
    expect(await of("emporio-figueira-main")).toEqual(["menu"]);
  });

  // Rule 10.17.
  test("sorts by visitors' actions in the last thirty days", async () => {
    await count("rubaiyat-madrid", 0, 4);
    await count("rubaiyat-madrid", 29, 5);
    await count("rubaiyat-madrid", 30, 1000);
    await count("rubaiyat-rio", 1, 8);
    const { facts } = await missing(browser);
    const order = [...new Set(facts.map(({ restaurant }) => restaurant))];
    expect(order.slice(0, 2)).toEqual(["rubaiyat-madrid", "rubaiyat-rio"]);
    expect(order.at(-1)).toBeNull();
    expect(facts[0]).toMatchObject({ name: "Rubaiyat Madrid", visitors: 9 });
    expect(facts.at(-1)).toMatchObject({ visitors: null });
  });

  test("shows the role restaurant its own, and ignores hidden content", async () => {
    const hidden = await restaurantsWith(database, "rubaiyat-chile", { isActive: false });
    await importContent(database, { restaurants: hidden });
    const person = await signedIn(database, "restaurant", ["rubaiyat-rio"]);
    const { facts, total, houses } = await missing(person);
    expect(total).toBe(facts.length);
    // Six facts, a menu, a wine list, pictures, their texts and translations; each of two menus may
    // lack four.
    expect(houses).toEqual([
      { restaurant: "rubaiyat-rio", name: "Rubaiyat Rio", inAll: 19, missing: total },
    ]);
    expect(new Set(facts.map(({ restaurant }) => restaurant))).toEqual(new Set(["rubaiyat-rio"]));
    expect(await of("rubaiyat-chile")).toEqual([]);
  });

  test("reports missing special dates while none is coming", async () => {
    const isMissing = async () => {
      const { facts } = await missing(browser);
      return facts.some(({ what, kind }) => what === "happenings" && kind === what);
    };
    const { updatedAt: _, ...happening } = { ...aHappening(), isActive: true };
    expect(await isMissing()).toBe(true);
    await importContent(database, { happenings: [happening] });
    expect(await isMissing()).toBe(false);
    // Rule 3.30: a date ends at its own hour, not with the day.
    const ended = Temporal.Now.zonedDateTimeISO("America/Sao_Paulo").subtract({ minutes: 1 });
    const [day, hour] = [ended.toPlainDate(), ended.toPlainTime()].map(String);
    const tonight = { from: day!, through: null, weekdays: [], ends: null };
    const today = [{ ...happening.times[0]!, ...tonight, begins: hour!.slice(0, 5) }];
    await importContent(database, { happenings: [{ ...happening, times: today }] });
    expect(await isMissing()).toBe(true);
    const times = [{ ...happening.times[0]!, through: "2026-01-10" }];
    await importContent(database, { happenings: [{ ...happening, times }] });
    expect(await isMissing()).toBe(true);
  });

  test("reports outdated translations and undescribed uploads", async () => {
    await storePicture(database);
    const { description } = await storedRestaurant(database);
    await publish(browser, "/restaurants/rubaiyat-rio", {
      heroImage: "/media/0123456789ab.jpg",
      images: [],
      description: { ...description, pt: "Outro." },
    });
    const translation = { what: "translation", field: "description.en", count: 2 };
    const rio = await factsOf("rubaiyat-rio");
    expect(rio).toContainEqual(expect.objectContaining(translation));
    expect(await of("rubaiyat-rio")).not.toContain("photograph");
    await database.orm.update(pictures).set({ textsOf: "another file" });
    expect(await of("rubaiyat-rio")).toContain("picture-text");
  });
});

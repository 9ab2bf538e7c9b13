import { expect, onTestFinished, test } from "vitest";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { SpecialDays } from "#content/schemas/opening-hours.ts";
import type { ListingCheck } from "./listings-contract.ts";
import type { Database } from "#database/database.ts";
import { importContent } from "#content/store/publish-content.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { writeSpecialDays } from "#content/store/special-days.ts";
import { startGoogleBusiness } from "#listings/google-business/google-business.fake.ts";
import { aGoogleLocation } from "#tests/builders/google-location.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { restaurantsWith } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const RIO = "rubaiyat-rio";
const WORKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
const SUNDAY = { days: ["sunday"], opens: "12:00", closes: "17:00" } as const;
const HOURS: NonNullable<RestaurantContent["openingHours"]> = {
  timeZone: "America/Sao_Paulo",
  weekly: [{ days: WORKDAYS, opens: "12:00", closes: "23:00" }, SUNDAY],
  validFrom: "",
  validUntil: "",
};
const NO_WORDS = { pt: "", en: "", es: "" };
const dayOf = (date: string, spans: SpecialDays["spans"] = []): SpecialDays => {
  return { from: date, to: date, spans, reason: null, notice: null };
};
const CHRISTMAS = dayOf("2090-12-25");

/** Matches `aGoogleLocation`. */
const AS_GOOGLE: Partial<RestaurantContent> = {
  phone: "+552132049999",
  getin: { enabled: false, url: "" },
  address: { ...NO_WORDS, pt: "Rua Jardim Botânico, 1003, 22470-051 Rio de Janeiro, RJ, Brasil" },
  openingHours: HOURS,
};
const BOOKED = { ...AS_GOOGLE, getin: { enabled: true, url: "https://book.example/rio" } };

const aMenu = (picanha: number, farofa?: number) =>
  aFullMenu({
    slug: `${RIO}-main`,
    kind: "main",
    validFrom: null,
    validThrough: null,
    service: [],
    sections: [
      {
        title: { pt: "Carnes", en: "Meat", es: "Carnes" },
        items: [
          { name: "Picanha", price: { BRL: picanha } },
          { name: "Farofa", ...(farofa !== undefined && { price: { BRL: farofa } }) },
        ],
      },
    ],
  });

/** Creates a desk whose Google has one location, with a published restaurant. */
async function deskWith(database: Database, changes: Partial<RestaurantContent>) {
  await prepareDatabase(database);
  const restaurants = await restaurantsWith(database, RIO, changes);
  await importContent(database, { restaurants });
  const fake = await startGoogleBusiness();
  onTestFinished(() => fake.close());
  fake.state.locations = [aGoogleLocation()];
  const googleBusiness = { ...fake.credentials, hosts: fake.hosts };
  const browser = await signedIn(database, "editor", [], { googleBusiness });
  const check = async () => (await browser.post(`/listings/${RIO}/check`)).body as ListingCheck;
  return { ...fake, browser, check };
}

describeWithDatabase("Google's listings of the restaurants", (database) => {
  // Rules 7.7 and 10.55.
  test("ignores different spellings of equal facts", async () => {
    const { check, state } = await deskWith(database, AS_GOOGLE);
    // A Sunday that Google confirms as usual.
    const startDate = { year: 2090, month: 12, day: 31 };
    const sunday = { startDate, openTime: { hours: 12 }, closeTime: { hours: 17 } };
    const specialHours = { specialHourPeriods: [sunday] };
    state.locations = [aGoogleLocation({ specialHours })];
    expect(await check()).toEqual({ problem: null, differences: [] });
  });

  // Rules 7.7 and 10.55.
  test("lists both sides of each difference, and only reads Google", async () => {
    const { check, state } = await deskWith(database, {
      ...BOOKED,
      phone: "",
      openingHours: {
        ...HOURS,
        weekly: [
          { days: WORKDAYS.slice(0, 4), opens: "12:00", closes: "23:00" },
          { days: WORKDAYS.slice(4), opens: "12:00", closes: "00:00" },
          SUNDAY,
        ],
      },
    });
    // A Sunday with its weekly hours is no difference.
    const sunday = dayOf("2090-12-31", [{ opens: "12:00", closes: "17:00" }]);
    await writeSpecialDays(database.orm, RIO, [dayOf("2020-12-25"), CHRISTMAS, sunday]);
    const friday = { part: "hours", google: "12:00–23:00", here: "12:00–00:00" };
    expect(await check()).toEqual({
      problem: null,
      differences: [
        { ...friday, of: "friday" },
        { ...friday, of: "saturday" },
        { part: "special-hours", of: "2090-12-25", google: "12:00–23:00", here: "" },
        { part: "phone", of: "", google: "(21) 3204-9999", here: null },
        { part: "booking-link", of: "", google: null, here: "https://book.example/rio" },
      ],
    });
    const changing = state.received.filter(({ method }) => method !== "GET");
    expect(changing).toMatchObject([{ path: "/token" }]);
  });

  // Rule 7.7.
  test("compares a menu by its page once each dish has a price", async () => {
    const { check, state } = await deskWith(database, AS_GOOGLE);
    await importContent(database, { menus: [aMenu(135, 28.5)] });
    const menus = { part: "menus", of: "main" };
    expect(await check()).toMatchObject({
      differences: [{ ...menus, google: null, here: "Picanha 135 · Farofa 28.5" }],
    });
    const dish = (displayName: string, price: object) => ({
      labels: [{ displayName, languageCode: "pt" }],
      attributes: { price: { currencyCode: "BRL", ...price } },
    });
    const farofa = dish("Farofa", { units: "28", nanos: 500_000_000 });
    const sourceUrl =
      "http://localhost:3000/pt/restaurantes/rio-de-janeiro/rubaiyat-rio/menu-principal";
    const sections = [{ items: [dish("Picanha", { units: "129" }), farofa] }];
    state.menus.set("locations/42", { menus: [{ sourceUrl, sections }] });
    expect((await check()).differences).toEqual([
      { ...menus, google: "Picanha 129", here: "Picanha 135" },
    ]);
    await importContent(database, { menus: [aMenu(135)] });
    expect(await check()).toMatchObject({ differences: [] });
  });

  test("names what Google does not return, and compares the rest", async () => {
    const { check, state } = await deskWith(database, { ...AS_GOOGLE, phone: "" });
    const differences = [{ part: "phone" }];
    state.next.push({ path: "placeActionLinks", behaviour: { status: 403 } });
    expect(await check()).toMatchObject({ problem: "not-allowed", differences });
    state.locations = [aGoogleLocation({ regularHours: { periods: "all" } })];
    expect(await check()).toMatchObject({ problem: "unreadable", differences });
    const another = await deskWith(database, {});
    another.state.locations = [];
    expect(await another.check()).toMatchObject({ problem: "not-listed", differences: [] });
    expect((await another.browser.post("/listings/nobody/check", {})).status).toBe(404);
    const hidden = await deskWith(database, { isActive: false });
    expect((await hidden.browser.post(`/listings/${RIO}/check`)).status).toBe(404);
  });

  // Rule 10.55.
  test("requests nothing without credentials, and exports known facts", async () => {
    const { browser } = await deskWith(database, AS_GOOGLE);
    await writeSpecialDays(database.orm, RIO, [CHRISTMAS]);
    const off = await signedIn(database, "manager");
    expect((await off.get("/listings")).body).toEqual({ isOn: false });
    expect((await off.post(`/listings/${RIO}/check`, {})).status).toBe(404);
    const google = await browser.get(`/listings/${RIO}/files/${RIO}.google.csv`);
    expect(google.body).toBe(
      "Store code,Business name,Address line 1,Locality,Country / Region,Postal code,Primary phone,Website," +
        "Sunday hours,Monday hours,Tuesday hours,Wednesday hours,Thursday hours,Friday hours,Saturday hours,Special hours\r\n" +
        'rubaiyat-rio,Rubaiyat Rio,"Rua Jardim Botânico, 1003",Rio de Janeiro,BR,22470-051,+552132049999,' +
        "http://localhost:3000/pt/restaurantes/rio-de-janeiro/rubaiyat-rio," +
        "12:00-17:00,12:00-23:00,12:00-23:00,12:00-23:00,12:00-23:00,12:00-23:00,12:00-23:00,2090-12-25: x\r\n",
    );
    const apple = await browser.get(`/listings/${RIO}/files/${RIO}.apple.json`);
    expect(apple.body).toMatchObject({
      locationDetails: {
        partnersLocationId: RIO,
        displayNames: [{ name: "Rubaiyat Rio", locale: "pt-BR", primary: true }],
        mainAddress: { structuredAddress: { postCode: "22470-051", countryCode: "BR" } },
        phoneNumbers: [{ phoneNumber: "+552132049999" }],
        specialHours: [{ startDate: "2090-12-25", endDate: "2090-12-25", closed: true }],
      },
    });
    // Unknown facts are absent.
    expect(apple.body).not.toHaveProperty("locationDetails.displayPoint");
    expect((await browser.get(`/listings/${RIO}/files/passwd`)).status).toBe(404);
  });
});

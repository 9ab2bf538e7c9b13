import { expect, onTestFinished, test } from "vitest";
import type { MenuContent } from "#content/kinds/menu.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { ListingCheck } from "#desk/listings-contract.ts";
import type { Database } from "#database/connect.server.ts";
import { exportContent, importContent } from "#database/publish-content.ts";
import { prepareDatabase } from "#database/seed.ts";
import { startGoogleBusiness } from "#external-services/google-business/google-business.fake.ts";
import { aGoogleLocation } from "#tests/builders/google-location.ts";
import { readActions, signedIn } from "#tests/desk-browser.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const RIO = "rubaiyat-rio";
const WORKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** As `aGoogleLocation` has it. */
const AS_GOOGLE: Partial<RestaurantContent> = {
  phone: "+552132049999",
  getin: { enabled: false, url: "" },
  address: {
    pt: "Rua Jardim Botânico, 1003, 22470-051 Rio de Janeiro, RJ, Brasil",
    en: "",
    es: "",
  },
  openingHours: {
    timeZone: "America/Sao_Paulo",
    weekly: [
      { days: WORKDAYS, opens: "12:00", closes: "23:00" },
      { days: ["sunday"], opens: "12:00", closes: "17:00" },
    ],
    exceptions: [],
    validFrom: "",
    validUntil: "",
  },
};

const dish = (name: string, price?: number): MenuContent["sections"][number]["items"][number] => ({
  name,
  ...(price !== undefined && { price: { BRL: price } }),
});

const aMenu = (items: readonly ReturnType<typeof dish>[]): MenuContent => ({
  slug: `${RIO}-main`,
  restaurant: RIO,
  kind: "main",
  language: "pt",
  isComplete: true,
  validFrom: null,
  validThrough: null,
  service: [],
  note: null,
  sections: [{ title: { pt: "Carnes", en: "Meat", es: "Carnes" }, items }],
  isActive: true,
});

/** A desk whose Google has one location, with a restaurant as published. */
async function deskWith(
  database: Database,
  changes: Partial<RestaurantContent>,
  { mayWrite = true, menus = [] as readonly MenuContent[] } = {},
) {
  await prepareDatabase(database);
  const { restaurants } = await exportContent(database);
  const changed = restaurants.map((one) => (one.slug === RIO ? { ...one, ...changes } : one));
  await importContent(database, { restaurants: changed, ...(menus.length > 0 && { menus }) });
  const fake = await startGoogleBusiness();
  onTestFinished(() => fake.close());
  fake.state.locations = [aGoogleLocation()];
  const googleBusiness = {
    ...fake.credentials,
    mayWrite,
    hosts: fake.hosts,
  };
  const browser = await signedIn(database, "editor", [], { googleBusiness });
  const post = async (call: string, body = {}) => {
    const response = await browser.post(`/listings/${RIO}/${call}`, body);
    return { status: response.status, body: response.body as ListingCheck };
  };
  return { ...fake, browser, post };
}

describeWithDatabase("what Google says of the restaurants", (getDatabase) => {
  // Rules 7.7 and 10.55.
  test("where both say the same, nothing differs, however it is written", async () => {
    const { post, state } = await deskWith(getDatabase(), AS_GOOGLE);
    // A Sunday that Google confirms as any other.
    const startDate = { year: 2090, month: 12, day: 31 };
    const sunday = { startDate, openTime: { hours: 12 }, closeTime: { hours: 17 } };
    const specialHours = { specialHourPeriods: [sunday] };
    state.locations = [aGoogleLocation({ specialHours })];
    const { body } = await post("check");
    expect(body).toEqual({ problem: null, differences: [], writable: [] });
  });

  // Rules 7.7 and 10.55.
  test("what differs is said beside each other, and what is known here can be written there", async () => {
    const hours = AS_GOOGLE.openingHours!;
    const { post, state } = await deskWith(getDatabase(), {
      ...AS_GOOGLE,
      phone: "",
      getin: { enabled: true, url: "https://book.example/rio" },
      openingHours: {
        ...hours,
        weekly: [
          { days: ["monday", "tuesday", "wednesday", "thursday"], opens: "12:00", closes: "23:00" },
          { days: ["friday", "saturday"], opens: "12:00", closes: "00:00" },
          { days: ["sunday"], opens: "12:00", closes: "17:00" },
        ],
        exceptions: [
          { date: "2020-12-25", name: null, spans: [] },
          { date: "2090-12-25", name: null, spans: [] },
          // As every Sunday: nothing is to be said of it.
          { date: "2090-12-31", name: null, spans: [{ opens: "12:00", closes: "17:00" }] },
        ],
      },
    });
    const friday = { part: "hours", google: "12:00–23:00", here: "12:00–00:00" };
    const before = await post("check");
    expect(before.body).toEqual({
      problem: null,
      differences: [
        { ...friday, of: "friday" },
        { ...friday, of: "saturday" },
        { part: "special-hours", of: "2090-12-25", google: "12:00–23:00", here: "" },
        { part: "phone", of: "", google: "(21) 3204-9999", here: null },
        { part: "booking-link", of: "", google: null, here: "https://book.example/rio" },
      ],
      writable: ["hours", "special-hours", "booking-link"],
    });
    expect(state.received.filter(({ method }) => method !== "GET")).toMatchObject([
      { path: "/token" },
    ]);
    await post("write", { part: "hours" });
    await post("write", { part: "special-hours" });
    const { body } = await post("write", { part: "booking-link" });
    expect(body).toMatchObject({ differences: [{ part: "phone" }], writable: [] });
    const [location] = state.locations;
    expect(location).toMatchObject({
      specialHours: {
        specialHourPeriods: [
          { startDate: { year: 2090, month: 12, day: 25 }, closed: true },
          { startDate: { year: 2090, month: 12, day: 31 }, closeTime: { hours: 17 } },
        ],
      },
      // Whatever is written changes nothing beside it.
      phoneNumbers: { primaryPhone: "(21) 3204-9999" },
      title: "Rubaiyat Rio",
    });
    expect(await readActions(getDatabase(), "listings.written")).toHaveLength(3);
  });

  // Rules 7.7 and 10.55.
  test("nothing is written unless the group has turned that on, nor what is unknown here", async () => {
    const changes = {
      ...AS_GOOGLE,
      getin: { enabled: true, url: "https://book.example/rio" },
    } as const;
    const off = await deskWith(getDatabase(), changes, { mayWrite: false });
    expect((await off.post("check")).body).toMatchObject({
      differences: [{ part: "booking-link" }],
      writable: [],
    });
    expect((await off.post("write", { part: "booking-link" })).status).toBe(403);
    expect(off.state.links.get("locations/42")).toEqual([]);
    const on = await deskWith(getDatabase(), { ...AS_GOOGLE, openingHours: null });
    const { differences, writable } = (await on.post("check")).body;
    expect(differences).toHaveLength(7);
    expect(differences[6]).toEqual({
      part: "hours",
      of: "sunday",
      google: "12:00–17:00",
      here: null,
    });
    expect(writable).toEqual([]);
    expect((await on.post("write", { part: "hours" })).body.differences).toHaveLength(7);
    expect((await on.post("write", { part: "phone" })).status).toBe(422);
    expect(on.state.received.filter(({ method }) => method === "PATCH")).toEqual([]);
  });

  test("a menu is written whole, once each of its dishes has a price", async () => {
    const menus = [aMenu([dish("Picanha", 129), dish("Farofa", 28.5)])];
    const { post, state } = await deskWith(getDatabase(), AS_GOOGLE, { menus });
    expect((await post("check")).body).toMatchObject({
      differences: [{ part: "menus", of: "main", google: null, here: "Picanha 129 · Farofa 28.5" }],
      writable: ["menus"],
    });
    expect((await post("write", { part: "menus" })).body.differences).toEqual([]);
    await importContent(getDatabase(), {
      menus: [aMenu([dish("Picanha", 135), dish("Farofa", 28.5)])],
    });
    expect((await post("check")).body.differences).toEqual([
      { part: "menus", of: "main", google: "Picanha 129", here: "Picanha 135" },
    ]);
    await importContent(getDatabase(), { menus: [aMenu([dish("Picanha", 135), dish("Farofa")])] });
    expect((await post("check")).body).toMatchObject({ differences: [], writable: [] });
    expect(state.menus.size).toBe(1);
  });

  test("what Google does not say is named, and loses nothing else", async () => {
    const { post, state } = await deskWith(getDatabase(), { ...AS_GOOGLE, phone: "" });
    state.next.push({ path: "placeActionLinks", behaviour: { status: 403 } });
    expect((await post("check")).body).toMatchObject({
      problem: "not-allowed",
      differences: [{ part: "phone" }],
    });
    state.locations = [aGoogleLocation({ regularHours: { periods: "all" } })];
    expect((await post("check")).body).toMatchObject({
      problem: "unreadable",
      differences: [{ part: "phone" }],
    });
    state.locations = [];
    const another = await deskWith(getDatabase(), {});
    another.state.locations = [];
    expect((await another.post("check")).body).toMatchObject({
      problem: "not-listed",
      differences: [],
    });
    expect((await another.browser.post("/listings/nobody/check", {})).status).toBe(404);
    const hidden = await deskWith(getDatabase(), { isActive: false });
    expect((await hidden.post("check")).status).toBe(404);
  });

  // Rule 10.55.
  test("without credentials Google is not asked, and the files have what is known", async () => {
    const { browser } = await deskWith(getDatabase(), {
      ...AS_GOOGLE,
      openingHours: {
        ...AS_GOOGLE.openingHours!,
        exceptions: [{ date: "2090-12-25", name: null, spans: [] }],
      },
    });
    const off = await signedIn(getDatabase(), "manager");
    expect((await off.get("/listings")).body).toEqual({ isOn: false, mayWrite: false });
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
    // What is not known has no place in them.
    expect(apple.body).not.toHaveProperty("locationDetails.displayPoint");
    expect((await browser.get(`/listings/${RIO}/files/passwd`)).status).toBe(404);
  });
});

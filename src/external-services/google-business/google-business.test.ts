import { expect, onTestFinished, test } from "vitest";
import fc from "fast-check";
import { aGoogleLocation } from "#tests/builders/google-location.ts";
import { startGoogleBusiness } from "./google-business.fake.ts";
import { createGoogleBusiness } from "./google-business.ts";
import { googleBusinessSettings } from "./google-business.settings.ts";
import { regularHours, specialHours, toRegularHours, toSpecialHours } from "./google-hours.ts";

async function startedWith(changes: object = {}, timeoutMs = 10_000) {
  const fake = await startGoogleBusiness();
  onTestFinished(() => fake.close());
  const settings = googleBusinessSettings({
    ...fake.credentials,
    mayWrite: true,
    hosts: fake.hosts,
    ...changes,
  });
  if (!settings.isOn) throw new Error("off");
  fake.state.locations = [aGoogleLocation()];
  return { ...fake, google: createGoogleBusiness(settings, { timeoutMs }) };
}

const DAY = 24 * 60;

// Rule 7.7.
test("a location is found by its store code, on whichever page, with what is known of it", async () => {
  const { google, state } = await startedWith();
  const others = Array.from({ length: 240 }, (_, index) =>
    aGoogleLocation({ name: `locations/${index + 1000}`, storeCode: `other-${index}` }),
  );
  state.locations = [...others, ...state.locations];
  expect(await google.findLocation("rubaiyat-rio")).toMatchObject({
    name: "locations/42",
    phoneNumbers: "(21) 3204-9999",
    regularHours: [
      ...Array.from({ length: 6 }, () => [{ from: 720, to: 1380 }]),
      [{ from: 720, to: 1020 }],
    ],
    metadata: { canHaveFoodMenus: true },
  });
  expect(await google.findLocation("rubaiyat-madrid")).toBeUndefined();
  // Three pages, once for both.
  expect(state.received.filter(({ path }) => path.includes("accounts/1001"))).toHaveLength(3);
});

test("a list without an end is given up", async () => {
  const { google, state } = await startedWith();
  state.mostOfPage = 1;
  state.locations = Array.from({ length: 30 }, (_, index) =>
    aGoogleLocation({ name: `locations/${index}` }),
  );
  await expect(google.findLocation("none")).rejects.toMatchObject({ problem: "unreadable" });
  expect(state.received.length).toBeLessThan(25);
});

test("a token is used until it ends, and renewed once where Google no longer takes it", async () => {
  const { google, state } = await startedWith();
  await google.findLocation("rubaiyat-rio");
  await google.findLocation("rubaiyat-rio");
  expect(state.tokens).toBe(1);
  let refusals = 1;
  state.holds = () => refusals-- <= 0;
  await google.findLocation("rubaiyat-rio");
  expect(state.tokens).toBe(2);
  state.holds = () => false;
  await expect(google.findLocation("rubaiyat-rio")).rejects.toMatchObject({
    problem: "not-allowed",
  });
  expect(state.tokens).toBe(3);
  // One that ends within the minute is renewed before it does.
  state.holds = () => true;
  state.tokenSeconds = 30;
  const soon = await startedWith();
  soon.state.tokenSeconds = 30;
  await soon.google.findLocation("rubaiyat-rio");
  expect(soon.state.tokens).toBe(2);
});

test.each([{ refreshToken: "withdrawn" }, { clientId: "somebody" }, { account: "7" }])(
  "with %j Google is not read",
  async (changes) => {
    const { google } = await startedWith(changes);
    const problem = "account" in changes ? "unreadable" : "not-allowed";
    await expect(google.findLocation("rubaiyat-rio")).rejects.toMatchObject({ problem });
  },
);

test.each([
  ["hang", "no-response"],
  ["cut", "no-response"],
  ["rubbish", "unreadable"],
  ["endless", "unreadable"],
  [{ status: 403 }, "not-allowed"],
  [{ status: 429 }, "too-many-calls"],
  [{ status: 429, headers: { "Retry-After": "3600" } }, "too-many-calls"],
  [{ status: 500 }, "no-response"],
  [{ status: 200, body: [] }, "unreadable"],
  [{ status: 200, body: { locations: 7 } }, "unreadable"],
  [{ status: 302, headers: { Location: "https://example.com" } }, "no-response"],
] as const)("%j is %s, in time and without too many bytes", async (behaviour, problem) => {
  const { google, state } = await startedWith({}, behaviour === "hang" ? 1000 : 10_000);
  state.next.push({ path: "/v1/accounts", behaviour });
  await expect(google.findLocation("rubaiyat-rio")).rejects.toMatchObject({ problem });
  expect(state.received.filter(({ path }) => path.startsWith("/v1/accounts"))).toHaveLength(1);
});

test("where Google names a short wait, the call is made once more after it", async () => {
  const { google, state } = await startedWith();
  const behaviour = { status: 429, headers: { "Retry-After": "1" } };
  state.next.push({ path: "/v1/accounts", behaviour });
  const begun = performance.now();
  expect(await google.findLocation("rubaiyat-rio")).toBeDefined();
  expect(performance.now() - begun).toBeGreaterThan(950);
  state.next.push({ path: "/v1/locations", behaviour }, { path: "/v1/locations", behaviour });
  await expect(google.findLocation("rubaiyat-rio")).rejects.toMatchObject({
    problem: "too-many-calls",
  });
});

test("what is wrong in a location loses no other field, and hours are never half read", async () => {
  const { google, state } = await startedWith();
  const periods = [
    { openDay: "MONDAY", openTime: { hours: 12 }, closeDay: "MONDAY", closeTime: { hours: 23 } },
    { openDay: "SOMEDAY", openTime: { hours: 12 }, closeDay: "MONDAY", closeTime: { hours: 99 } },
  ];
  state.locations = [
    { name: "elsewhere" },
    aGoogleLocation({
      phoneNumbers: [],
      storefrontAddress: { addressLines: "one" },
      regularHours: { periods },
      specialHours: 7,
      metadata: null,
    }),
  ];
  expect(await google.findLocation("rubaiyat-rio")).toEqual({
    name: "locations/42",
    phoneNumbers: "",
    storefrontAddress: { addressLines: [], locality: "", postalCode: "" },
    regularHours: null,
    specialHours: null,
    metadata: { canHaveFoodMenus: false },
  });
});

test("menus go to Google with those of other pages as they came", async () => {
  const { google, state } = await startedWith();
  const name = "accounts/1001/locations/42/foodMenus";
  const foreign = { labels: [{ displayName: "Delivery" }], sections: "broken", new: true };
  const price = { currencyCode: "BRL", units: "98", nanos: 500_000_000 };
  const items = [{ labels: [{ displayName: "Picanha" }], attributes: { price } }];
  const old = { sourceUrl: "https://example.com/menu", sections: [{ items }] };
  state.menus.set("locations/42", { name, menus: [foreign, old] });
  const location = (await google.findLocation("rubaiyat-rio"))!;
  const there = await google.readMenus(location);
  expect(there).toMatchObject([
    { url: "", dishes: [] },
    { url: "https://example.com/menu", dishes: [{ name: "Picanha", price: 98.5 }] },
  ]);
  const dish = {
    name: "Picanha ".repeat(30),
    language: "pt",
    description: "",
    price: 129.9,
    currency: "BRL",
    allergens: ["DAIRY"],
    diets: [],
  } as const;
  const sections = [{ title: "Carnes", dishes: [dish] }];
  const menu = { title: "Menu", language: "pt", url: old.sourceUrl, sections };
  await google.writeMenus(location, there, [menu]);
  expect(state.menus.get("locations/42")).toEqual({
    name,
    menus: [
      foreign,
      {
        labels: [{ displayName: "Menu", languageCode: "pt" }],
        sourceUrl: "https://example.com/menu",
        sections: [
          {
            labels: [{ displayName: "Carnes", languageCode: "pt" }],
            items: [
              {
                labels: [{ displayName: dish.name.slice(0, 140), languageCode: "pt" }],
                attributes: {
                  price: { currencyCode: "BRL", units: "129", nanos: 900_000_000 },
                  allergen: ["DAIRY"],
                },
              },
            ],
          },
        ],
      },
    ],
  });
});

test("the location's own link is changed, an agency's never", async () => {
  const { google, state } = await startedWith();
  const link = (id: number, more: object) => ({
    name: `locations/42/placeActionLinks/${id}`,
    uri: `https://example.com/${id}`,
    placeActionType: "DINING_RESERVATION",
    providerType: "MERCHANT",
    isEditable: true,
    ...more,
  });
  const agency = { providerType: "AGGREGATOR_3P", isEditable: false };
  const links = [link(1, agency), link(2, { placeActionType: "FOOD_ORDERING" })];
  state.links.set("locations/42", [...links]);
  const location = (await google.findLocation("rubaiyat-rio"))!;
  const write = async (uri: string) =>
    google.writeReservationLink(location, await google.readReservationLinks(location), uri);
  await write("https://example.com/new");
  await write("https://example.com/newer");
  expect(state.links.get("locations/42")).toEqual([
    ...links,
    link(3, { uri: "https://example.com/newer", isPreferred: true }),
  ]);
});

test("hours survive their way to Google and back, over midnight and round the clock", () => {
  const spans = fc
    .uniqueArray(fc.integer({ min: 0, max: 47 }), { minLength: 0, maxLength: 4 })
    .map((halves) => halves.toSorted((one, other) => one - other).map((half) => half * 30))
    .map((points) =>
      points.flatMap((from, index) =>
        index % 2 === 0 ? [{ from, to: points[index + 1] ?? from + DAY / 2 }] : [],
      ),
    )
    .map((all) => all.toSorted((one, other) => one.from - other.from));
  const week = fc.array(spans, { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(week, (hours) => {
      expect(regularHours.parse(toRegularHours(hours))).toEqual(hours);
      const days = new Map(hours.map((day, index) => [`2026-12-3${index % 2}`, day]));
      expect(specialHours.parse(toSpecialHours(days))).toEqual(days);
    }),
  );
  const always = { openDay: "MONDAY", closeDay: "MONDAY", openTime: {}, closeTime: {} };
  const wholeDays = Array.from({ length: 7 }, () => [{ from: 0, to: DAY }]);
  expect(regularHours.parse({ periods: [always] })).toEqual(wholeDays);
  expect(toRegularHours(wholeDays).periods[0]).toEqual({
    openDay: "MONDAY",
    openTime: { hours: 0, minutes: 0 },
    closeDay: "MONDAY",
    closeTime: { hours: 24, minutes: 0 },
  });
});

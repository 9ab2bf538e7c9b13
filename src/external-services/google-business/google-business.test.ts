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
  const given = { ...fake.credentials, mayWrite: true, hosts: fake.hosts, ...changes };
  const settings = googleBusinessSettings(given);
  if (!settings.isOn) throw new Error("off");
  fake.state.locations = [aGoogleLocation()];
  const google = createGoogleBusiness(settings, { timeoutMs });
  const find = (slug = "rubaiyat-rio") => google.findLocation(slug);
  /** Why it cannot be said whether there is one. */
  const failure = () => find().catch(({ problem }) => problem as unknown);
  return { ...fake, google, find, failure };
}

const DAY = 24 * 60;

// Rule 7.7.
test("a location is found by its store code, on whichever page, with what is known of it", async () => {
  const { find, state } = await startedWith();
  const others = Array.from({ length: 240 }, (_, index) =>
    aGoogleLocation({ name: `locations/${index + 1000}`, storeCode: `other-${index}` }),
  );
  state.locations = [...others, ...state.locations];
  expect(await find()).toMatchObject({
    name: "locations/42",
    phoneNumbers: "(21) 3204-9999",
    regularHours: [
      ...Array.from({ length: 6 }, () => [{ from: 720, to: 1380 }]),
      [{ from: 720, to: 1020 }],
    ],
    metadata: { canHaveFoodMenus: true },
  });
  expect(await find("rubaiyat-madrid")).toBeUndefined();
  // Three pages, once for both.
  expect(state.received.filter(({ path }) => path.includes("accounts/1001"))).toHaveLength(3);
});

test("a list without an end is given up", async () => {
  const { failure, state } = await startedWith();
  state.mostOfPage = 1;
  state.locations = Array.from({ length: 30 }, (_, index) =>
    aGoogleLocation({ name: `locations/${index}` }),
  );
  expect(await failure()).toBe("unreadable");
  expect(state.received.length).toBeLessThan(25);
});

test("a token is used until it ends, and renewed once where Google no longer takes it", async () => {
  const { find, failure, state } = await startedWith();
  await find();
  await find();
  expect(state.tokens).toBe(1);
  let refusals = 1;
  state.holds = () => refusals-- <= 0;
  await find();
  expect(state.tokens).toBe(2);
  state.holds = () => false;
  expect(await failure()).toBe("not-allowed");
  expect(state.tokens).toBe(3);
  // One that ends within the minute is renewed before it does.
  const soon = await startedWith();
  soon.state.tokenSeconds = 30;
  await soon.find();
  expect(soon.state.tokens).toBe(2);
});

test.each([
  [{ refreshToken: "withdrawn" }, "not-allowed"],
  [{ clientId: "somebody" }, "not-allowed"],
  [{ account: "7" }, "unreadable"],
])("with %j Google is %s", async (changes, problem) => {
  const { failure } = await startedWith(changes);
  expect(await failure()).toBe(problem);
});

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
  const { failure, state } = await startedWith({}, behaviour === "hang" ? 1000 : 10_000);
  state.next.push({ path: "/v1/accounts", behaviour });
  expect(await failure()).toBe(problem);
  expect(state.received.filter(({ path }) => path.startsWith("/v1/accounts"))).toHaveLength(1);
});

test("where Google names a short wait, the call is made once more after it", async () => {
  const { find, failure, state } = await startedWith();
  const behaviour = { status: 429, headers: { "Retry-After": "1" } };
  state.next.push({ path: "/v1/accounts", behaviour });
  const begun = performance.now();
  expect(await find()).toBeDefined();
  expect(performance.now() - begun).toBeGreaterThan(950);
  state.next.push({ path: "/v1/locations", behaviour }, { path: "/v1/locations", behaviour });
  expect(await failure()).toBe("too-many-calls");
});

test("what is wrong in a location loses no other field, and hours are never half read", async () => {
  const { find, state } = await startedWith();
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
  expect(await find()).toEqual({
    name: "locations/42",
    phoneNumbers: "",
    storefrontAddress: { addressLines: [], locality: "", postalCode: "" },
    regularHours: null,
    specialHours: null,
    metadata: { canHaveFoodMenus: false },
  });
});

test("menus go to Google with those of other pages as they came", async () => {
  const { google, find, state } = await startedWith();
  const name = "accounts/1001/locations/42/foodMenus";
  const labels = (displayName: string) => [{ displayName, languageCode: "pt" }];
  const foreign = { labels: [{ displayName: "Delivery" }], sections: "broken", new: true };
  const price = { currencyCode: "BRL", units: "98", nanos: 500_000_000 };
  const items = [{ labels: labels("Picanha"), attributes: { price } }];
  const sourceUrl = "https://example.com/menu";
  const old = { sourceUrl, sections: [{ items }] };
  state.menus.set("locations/42", { name, menus: [foreign, old] });
  const location = (await find())!;
  const there = await google.readMenus(location);
  expect(there).toMatchObject([
    { url: "", dishes: [] },
    { url: sourceUrl, dishes: [{ name: "Picanha", price: 98.5 }] },
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
  await google.writeMenus(location, there, [
    { title: "Menu", language: "pt", url: sourceUrl, sections },
  ]);
  const newItem = {
    labels: labels(dish.name.slice(0, 140)),
    attributes: {
      price: { currencyCode: "BRL", units: "129", nanos: 900_000_000 },
      allergen: ["DAIRY"],
    },
  };
  const written = { labels: labels("Carnes"), items: [newItem] };
  expect(state.menus.get("locations/42")).toEqual({
    name,
    menus: [foreign, { labels: labels("Menu"), sourceUrl, sections: [written] }],
  });
});

test("the location's own link is changed, an agency's never", async () => {
  const { google, find, state } = await startedWith();
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
  const location = (await find())!;
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
    .uniqueArray(fc.integer({ min: 0, max: 47 }), { maxLength: 4 })
    .map((halves) => halves.toSorted((one, other) => one - other).map((half) => half * 30))
    .map((points) =>
      points.flatMap((from, index) =>
        index % 2 === 0 ? [{ from, to: points[index + 1] ?? from + DAY / 2 }] : [],
      ),
    );
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

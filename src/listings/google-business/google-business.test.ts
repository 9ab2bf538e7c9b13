import { expect, onTestFinished, test } from "vitest";
import { aGoogleLocation } from "#tests/builders/google-location.ts";
import { startGoogleBusiness } from "./google-business.fake.ts";
import { createGoogleBusiness } from "./google-business.ts";
import { googleBusinessSettings } from "./google-business.settings.ts";
import { regularHours, specialHours } from "./google-hours.ts";

async function startedWith(changes: object = {}, timeoutMs = 10_000) {
  const fake = await startGoogleBusiness();
  onTestFinished(() => fake.close());
  const given = { ...fake.credentials, hosts: fake.hosts, ...changes };
  const settings = googleBusinessSettings(given);
  if (!settings.isOn) throw new Error("off");
  fake.state.locations = [aGoogleLocation()];
  const google = createGoogleBusiness(settings, { timeoutMs });
  const find = (slug = "rubaiyat-rio") => google.findLocation(slug);
  const failure = () => find().catch(({ problem }) => problem as unknown);
  return { ...fake, google, find, failure };
}

const DAY = 24 * 60;

// Rule 7.7.
test("finds a location by its store code on any page", async () => {
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
  // Three pages, requested once for both.
  expect(state.received.filter(({ path }) => path.includes("accounts/1001"))).toHaveLength(3);
});

test("reuses a token until it expires, and renews it once if Google refuses it", async () => {
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
  // A token that expires within a minute is renewed early.
  const soon = await startedWith();
  soon.state.tokenSeconds = 30;
  await soon.find();
  expect(soon.state.tokens).toBe(2);
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
] as const)("reports %j as %s, within its limits", async (behaviour, problem) => {
  const { failure, state } = await startedWith({}, behaviour === "hang" ? 1000 : 10_000);
  state.next.push({ path: "/v1/accounts", behaviour });
  expect(await failure()).toBe(problem);
  expect(state.received.filter(({ path }) => path.startsWith("/v1/accounts"))).toHaveLength(1);
});

test("keeps the other fields of a location with invalid ones, and reads no hours by half", async () => {
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

const at = (openDay: string, opens: object, closeDay: string, closes: object) => ({
  openDay,
  openTime: opens,
  closeDay,
  closeTime: closes,
});

// Google omits zeros and may write one opening of several days.
test("reads hours over midnight, to midnight and round the clock", () => {
  const periods = [
    at("MONDAY", { hours: 19 }, "TUESDAY", { minutes: 30 }),
    at("MONDAY", { hours: 12, minutes: 15 }, "MONDAY", { hours: 16 }),
    at("TUESDAY", { hours: 18 }, "TUESDAY", { hours: 24 }),
    at("SATURDAY", { hours: 20 }, "SUNDAY", { hours: 24 }),
    at("SUNDAY", { hours: 23 }, "MONDAY", { hours: 2 }),
  ];
  expect(regularHours.parse({ periods })).toEqual([
    [
      { from: 735, to: 960 },
      { from: 1140, to: 1470 },
    ],
    [{ from: 1080, to: 1440 }],
    [],
    [],
    [],
    [{ from: 1200, to: 1440 }],
    [
      { from: 0, to: 1440 },
      { from: 1380, to: 1560 },
    ],
  ]);
  const always = [at("MONDAY", {}, "MONDAY", {})];
  expect(regularHours.parse({ periods: always })).toEqual(
    Array.from({ length: 7 }, () => [{ from: 0, to: DAY }]),
  );
  expect(regularHours.parse(undefined)).toEqual(Array.from({ length: 7 }, () => []));
  expect(regularHours.parse({ periods: [{ ...always[0], openTime: { hours: 25 } }] })).toBeNull();
});

test("reads special hours by date, closed days over two of them", () => {
  const date = (day: number) => ({ year: 2026, month: 12, day });
  const specialHourPeriods = [
    { startDate: date(24), openTime: { hours: 19 }, endDate: date(25), closeTime: { hours: 2 } },
    { startDate: date(24), openTime: { hours: 12 }, closeTime: { hours: 16 } },
    { startDate: date(30), endDate: date(31), closed: true },
  ];
  expect(specialHours.parse({ specialHourPeriods })).toEqual(
    new Map([
      [
        "2026-12-24",
        [
          { from: 720, to: 960 },
          { from: 1140, to: 1560 },
        ],
      ],
      ["2026-12-30", []],
      ["2026-12-31", []],
    ]),
  );
  expect(specialHours.parse(undefined)).toEqual(new Map());
  expect(specialHours.parse({ specialHourPeriods: [{ startDate: { year: 0 } }] })).toBeNull();
});

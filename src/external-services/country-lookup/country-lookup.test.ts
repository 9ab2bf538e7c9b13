import { expect, onTestFinished, test, vi } from "vitest";
import { startCountryLookup } from "./country-lookup.fake.ts";
import { CountryLookupError, createIpLookup, isPublicIp } from "./ip-lookup.ts";
import { countryCodeOf, urlForPosition } from "./reverse-geocode.ts";

const ADDRESS = "200.160.2.3";
const OTHERS = ["200.160.2.4", "2001:12ff::1"] as const;

async function service() {
  const fake = await startCountryLookup();
  onTestFinished(() => fake.close());
  const lookUp = createIpLookup({ serviceUrl: fake.ipLookupUrl, timeoutMs: 300, maxCached: 2 });
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const wait = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);
  return { ...fake, lookUp, wait };
}

test("the country of an address is looked up once and then known, until a day has passed", async () => {
  const { lookUp, state, wait } = await service();
  state.addresses.set(ADDRESS, "ES");
  const spain = { code: "ES", name: "Spain" };
  expect(await Promise.all([lookUp(ADDRESS), lookUp(ADDRESS)])).toEqual([spain, spain]);
  expect(await lookUp(ADDRESS)).toEqual(spain);
  expect(state.requests).toEqual([`/${ADDRESS}/json/`]);
  wait(25 * 60 * 60 * 1000);
  await lookUp(ADDRESS);
  expect(state.requests).toHaveLength(2);
});

test("only so many addresses are remembered, the oldest is forgotten", async () => {
  const { lookUp, state } = await service();
  for (const address of [ADDRESS, ...OTHERS]) await lookUp(address);
  await lookUp(OTHERS[1]);
  expect(state.requests).toHaveLength(3);
  await lookUp(ADDRESS);
  expect(state.requests).toHaveLength(4);
  expect(state.requests[2]).toBe(`/${encodeURIComponent(OTHERS[1])}/json/`);
});

test.each(["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.1.1", "::1", "fe80::1", "x", ""])(
  "%j is not a public address, and nobody is asked",
  async (address) => {
    const { lookUp, state } = await service();
    expect(isPublicIp(address)).toBe(false);
    await expect(lookUp(address)).rejects.toThrow(CountryLookupError);
    expect(state.requests).toEqual([]);
  },
);

test.each(["8.8.8.8", "200.160.2.3", "172.15.0.1", "172.32.0.1", "2001:4860:4860::8888"])(
  "%s is public",
  (address) => expect(isPublicIp(address)).toBe(true),
);

test("after too many requests the service is left alone for a minute", async () => {
  const { lookUp, state, wait } = await service();
  state.ipLookup = "rate-limited";
  await expect(lookUp(ADDRESS)).rejects.toThrow("HTTP 429");
  state.ipLookup = "answer";
  await expect(lookUp(OTHERS[0])).rejects.toThrow("too many requests");
  expect(state.requests).toHaveLength(1);
  wait(61_000);
  expect(await lookUp(OTHERS[0])).toMatchObject({ code: "BR" });
});

test.each([
  ["failing", "HTTP 500"],
  ["hang", "no response in time"],
  ["nonsense", "no response"],
] as const)("a service that is %s is an error that does not name the address", async (how, why) => {
  const { lookUp, state } = await service();
  state.ipLookup = how;
  const error: unknown = await lookUp(ADDRESS).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CountryLookupError);
  expect(String(error)).toContain(why);
  expect(String(error)).not.toContain(ADDRESS);
  state.ipLookup = "answer";
  expect(await lookUp(ADDRESS)).toMatchObject({ code: "BR" });
});

test("a service that cannot be reached is an error", async () => {
  const { lookUp, close } = await service();
  await close();
  await expect(lookUp(ADDRESS)).rejects.toThrow(CountryLookupError);
});

test("coordinates are asked about in English, and the response names the country", async () => {
  const { reverseGeocodeUrl, state } = await service();
  const places = [
    [-23.56, -46.67, "BR"],
    [-34.6, -58.37, "AR"],
    [-33.4, -70.6, "CL"],
    [40.46, -3.69, "ES"],
    [0, 0, undefined],
  ] as const;
  for (const [latitude, longitude, code] of places) {
    const answer = await fetch(urlForPosition(reverseGeocodeUrl, { latitude, longitude }));
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(countryCodeOf(await answer.json())).toBe(code);
  }
  expect(state.requests[0]).toBe(
    "/data/reverse-geocode-client?latitude=-23.56&longitude=-46.67&localityLanguage=en",
  );
});

test.each([null, "BR", {}, { countryCode: "" }, { countryCode: "BRA" }, { countryCode: 55 }, []])(
  "%j names no country",
  (answer) => expect(countryCodeOf(answer)).toBeUndefined(),
);

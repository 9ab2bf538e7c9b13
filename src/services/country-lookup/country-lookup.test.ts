import { expect, onTestFinished, test, vi } from "vitest";
import { startCountryLookup } from "./country-lookup.fake.ts";
import { CountryLookupError, createIpLookup, isPublicIp } from "./ip-lookup.ts";
import { countryCodeOf, urlForPosition } from "./reverse-geocode.ts";

const IP = "200.160.2.3";
const OTHERS = ["200.160.2.4", "2001:12ff::1"] as const;

async function service(timeoutMs = 30_000) {
  const fake = await startCountryLookup();
  onTestFinished(() => fake.close());
  const lookUp = createIpLookup({ serviceUrl: fake.ipLookupUrl, timeoutMs, maxCached: 2 });
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const wait = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);
  return { ...fake, lookUp, wait };
}

test("caches the country of an IP for a day", async () => {
  const { lookUp, state, wait } = await service();
  state.ips.set(IP, "ES");
  const spain = { code: "ES", name: "Spain" };
  expect(await Promise.all([lookUp(IP), lookUp(IP)])).toEqual([spain, spain]);
  expect(await lookUp(IP)).toEqual(spain);
  expect(state.requests).toEqual([`/${IP}/json/`]);
  wait(25 * 60 * 60 * 1000);
  await lookUp(IP);
  expect(state.requests).toHaveLength(2);
});

test("forgets the oldest IP beyond the maximum", async () => {
  const { lookUp, state } = await service();
  for (const ip of [IP, ...OTHERS]) await lookUp(ip);
  await lookUp(OTHERS[1]);
  expect(state.requests).toHaveLength(3);
  await lookUp(IP);
  expect(state.requests).toHaveLength(4);
  expect(state.requests[2]).toBe(`/${encodeURIComponent(OTHERS[1])}/json/`);
});

/** Both ends of each special-purpose or unassigned range (IANA, 2026); and no IPs. */
const SPECIAL_RANGES = [
  ["", "x"],
  ["0.0.0.0", "0.255.255.255"],
  ["10.0.0.0", "10.255.255.255"],
  ["100.64.0.0", "100.127.255.255"],
  ["127.0.0.0", "127.255.255.255"],
  ["169.254.0.0", "169.254.255.255"],
  ["172.16.0.0", "172.31.255.255"],
  ["192.168.0.0", "192.168.255.255"],
  ["224.0.0.0", "239.255.255.255"],
  ["240.0.0.0", "255.255.255.255"],
  ["::", "::ffff:ffff"],
  ["::127.0.0.1", "::8.8.8.8"],
  ["::7f00:1", "::808:808"],
  ["::ffff:0:0", "::ffff:10.0.0.1"],
  ["64:ff9b::", "64:ff9b::ffff:ffff"],
  ["2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["4000::", "fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["fec0::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
] as const;

test("counts no special-purpose IP as public", () => {
  expect(SPECIAL_RANGES.flat().filter(isPublicIp)).toEqual([]);
});

const PUBLIC_IPS =
  "8.8.8.8 200.160.2.3 172.15.0.1 172.32.0.1 2606:4700::1111 2a00:1450:4003::200e 2001:4860:4860::8888";
test.each(PUBLIC_IPS.split(" "))("counts %s as public", (ip) => expect(isPublicIp(ip)).toBe(true));

test("pauses for a minute after too many requests", async () => {
  const { lookUp, state, wait } = await service();
  state.ipLookup = "rate-limited";
  await expect(lookUp(IP)).rejects.toThrow("HTTP 429");
  state.ipLookup = "normal";
  await expect(lookUp(OTHERS[0])).rejects.toThrow("too many requests");
  expect(state.requests).toHaveLength(1);
  wait(61_000);
  expect(await lookUp(OTHERS[0])).toMatchObject({ code: "BR" });
});

test.each([
  ["failing", "HTTP 500"],
  ["hang", "no response in time"],
  ["nonsense", "no response"],
] as const)("rejects without naming the IP if the service is %s", async (how, why) => {
  const { lookUp, state } = await service(how === "hang" ? 1000 : undefined);
  state.ipLookup = how;
  const error: unknown = await lookUp(IP).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CountryLookupError);
  expect(String(error)).toContain(why);
  expect(String(error)).not.toContain(IP);
  state.ipLookup = "normal";
  expect(await lookUp(IP)).toMatchObject({ code: "BR" });
});

test("rejects if the service is unreachable", async () => {
  const { lookUp, close } = await service();
  await close();
  await expect(lookUp(IP)).rejects.toThrow(CountryLookupError);
});

test("requests the country of coordinates in English", async () => {
  const { reverseGeocodeUrl, state } = await service();
  const code = async (latitude: number, longitude: number) => {
    const response = await fetch(urlForPosition(reverseGeocodeUrl, { latitude, longitude }));
    return countryCodeOf(await response.json());
  };
  expect([await code(-23.56, -46.67), await code(0, 0)]).toEqual(["BR", undefined]);
  expect(state.requests[0]).toBe(
    "/data/reverse-geocode-client?latitude=-23.56&longitude=-46.67&localityLanguage=en",
  );
});

test.each([null, "BR", {}, [], ...["", "BRA", 55].map((countryCode) => ({ countryCode }))])(
  "finds no country in %j",
  (response) => expect(countryCodeOf(response)).toBeUndefined(),
);

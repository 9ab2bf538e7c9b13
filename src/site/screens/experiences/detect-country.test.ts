import { expect, test, vi } from "vitest";
import { detectCountry, type LocationSources } from "./detect-country.ts";

const HERE = { latitude: 40.46, longitude: -3.68 };
const refused = () => Promise.reject(new Error("refused"));

function sources(given: Partial<LocationSources>): LocationSources {
  return {
    position: refused,
    countryAt: refused,
    countryOfIp: refused,
    ...given,
  };
}

const granted = async () => HERE;
const says = (code: string | undefined) => async () => code;

test.each([
  ["granted", { position: granted, countryAt: says("ES") }, "ES", "gps"],
  ["granted, in lower case", { position: granted, countryAt: says("cl") }, "CL", "gps"],
  [
    "granted, in a country without restaurants",
    { position: granted, countryAt: says("US") },
    "US",
    "gps",
  ],
  ["denied", { countryOfIp: says("AR") }, "AR", "ip"],
  ["granted, but the geocoder fails", { position: granted, countryOfIp: says("BR") }, "BR", "ip"],
  [
    "granted at sea",
    { position: granted, countryAt: says(undefined), countryOfIp: says("CL") },
    "CL",
    "ip",
  ],
  ["denied, in a country without restaurants", { countryOfIp: says("US") }, "US", "ip"],
] as const)("%s: the country and how it was found", async (_, given, code, method) => {
  expect(await detectCountry(sources(given))).toEqual({ state: "detected", code, method });
});

test("denied, and nobody knows the address: unknown", async () => {
  expect(await detectCountry(sources({ countryOfIp: says(undefined) }))).toEqual({
    state: "failed",
    reason: "unknown",
  });
});

test("denied, and the IP cannot be asked for: error", async () => {
  expect(await detectCountry(sources({}))).toEqual({ state: "failed", reason: "error" });
});

test("the position goes to the geocoder and the IP is left alone when that answers", async () => {
  const countryAt = vi.fn<LocationSources["countryAt"]>(says("ES"));
  const countryOfIp = vi.fn<LocationSources["countryOfIp"]>(says("BR"));
  await detectCountry(sources({ position: granted, countryAt, countryOfIp }));
  expect(countryAt).toHaveBeenCalledExactlyOnceWith(HERE);
  expect(countryOfIp).not.toHaveBeenCalled();
});

test("nothing that is found out holds the coordinates", async () => {
  const result = await detectCountry(sources({ position: granted, countryAt: says("ES") }));
  expect(JSON.stringify(result)).not.toMatch(/40\.46|3\.68|latitude/);
});

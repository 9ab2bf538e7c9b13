import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserSources } from "./detect-country.ts";

const GEOCODER = "https://geocoder.example/reverse";

type Ask = Geolocation["getCurrentPosition"];

const grant: Ask = (found) =>
  found({ coords: { latitude: -33.4, longitude: -70.6 } } as GeolocationPosition);
const deny: Ask = (_, refuse) =>
  refuse?.({ code: 1, message: "User denied Geolocation" } as GeolocationPositionError);
const silent: Ask = () => {};

function sourcesWith(given: { ask?: Ask; response?: () => Promise<Response> }) {
  const getCurrentPosition = vi.fn<Ask>(given.ask ?? silent);
  const fetch = vi.fn<typeof globalThis.fetch>(given.response ?? (async () => Response.json({})));
  const geolocation = given.ask === undefined ? undefined : { getCurrentPosition };
  const sources = browserSources({ geolocation, fetch, reverseGeocodeUrl: GEOCODER });
  return { sources, getCurrentPosition, fetch };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the position is asked for as rule 3.14 says: exact, 10 s, at most 5 minutes old", async () => {
  const { sources, getCurrentPosition } = sourcesWith({ ask: grant });
  expect(await sources.position()).toEqual({ latitude: -33.4, longitude: -70.6 });
  expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 300_000,
  });
});

test.each([
  ["a refusal", deny],
  ["a browser without geolocation", undefined],
])("%s is no position", async (_, ask) => {
  const { sources } = sourcesWith(ask === undefined ? {} : { ask });
  await expect(sources.position()).rejects.toThrow();
});

test("a question left open counts as failed after 10 seconds, not before", async () => {
  const { sources } = sourcesWith({ ask: silent });
  const failed = vi.fn<() => void>();
  void sources.position().catch(failed);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
});

test("the geocoder is asked for latitude, longitude and English", async () => {
  const { sources, fetch } = sourcesWith({
    response: async () => Response.json({ countryCode: "CL" }),
  });
  expect(await sources.countryAt({ latitude: -33.4, longitude: -70.6 })).toBe("CL");
  const { origin, pathname, searchParams } = new URL(String(fetch.mock.calls[0]?.[0]));
  expect(origin + pathname).toBe(GEOCODER);
  expect(Object.fromEntries(searchParams)).toEqual({
    latitude: "-33.4",
    longitude: "-70.6",
    localityLanguage: "en",
  });
});

test("the IP is looked up through our own API", async () => {
  const response = async () => Response.json({ country_code: "AR", country_name: "Argentina" });
  const { sources, fetch } = sourcesWith({ response });
  expect(await sources.countryOfIp()).toBe("AR");
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/country");
});

test.each([
  ["a refusal", async () => Response.json({ country_code: "AR" }, { status: 503 })],
  ["no country", async () => Response.json({})],
  ["an empty country", async () => Response.json({ country_code: "" })],
  ["something else", async () => Response.json(["AR"])],
  ["a long country", async () => Response.json({ country_code: "ARG" })],
  ["a country that is no text", async () => Response.json({ country_code: 54 })],
  ["null", async () => Response.json(null)],
])("a response of %s is not a country", async (_, response) => {
  expect(await sourcesWith({ response }).sources.countryOfIp()).toBeUndefined();
});

test.each([
  ["a broken network", () => Promise.reject(new TypeError("fetch failed"))],
  ["a response that is no JSON", async () => new Response("<html>")],
])("%s is a failure", async (_, response) => {
  await expect(sourcesWith({ response }).sources.countryOfIp()).rejects.toThrow();
});

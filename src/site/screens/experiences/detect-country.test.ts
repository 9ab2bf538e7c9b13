import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { detectCountry } from "./detect-country.ts";

const GEOCODER = "https://geocoder.example/reverse";

type Ask = Geolocation["getCurrentPosition"];
type Answer = () => Promise<Response>;

const grant: Ask = (found) =>
  found({ coords: { latitude: 40.46, longitude: -3.68 } } as GeolocationPosition);
const deny: Ask = (_, refuse) =>
  refuse?.({ code: 1, message: "User denied Geolocation" } as GeolocationPositionError);
const silent: Ask = () => {};

const lost: Answer = () => Promise.reject(new TypeError("fetch failed"));
const geocoded = (countryCode: string) => async () => Response.json({ countryCode });
const lookedUp = (code: unknown) => async () => Response.json({ country_code: code });

/** What is found where the visitor, the geocoder and our own API answer so; without `ask` the browser has no positions. */
function detection(given: { ask?: Ask; geocoder?: Answer; ip?: Answer }) {
  const { ask, geocoder = lost, ip = lost } = given;
  const getCurrentPosition = vi.fn<Ask>(ask);
  const fetch = vi.fn<(url: string) => Promise<Response>>((url) =>
    url === "/api/country" ? ip() : geocoder(),
  );
  vi.stubGlobal("navigator", ask ? { geolocation: { getCurrentPosition } } : {});
  vi.stubGlobal("fetch", fetch);
  return { result: detectCountry(GEOCODER), getCurrentPosition, fetch };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["granted", { ask: grant, geocoder: geocoded("ES") }, "ES", "gps"],
  ["granted, in lower case", { ask: grant, geocoder: geocoded("cl") }, "CL", "gps"],
  ["granted, elsewhere", { ask: grant, geocoder: geocoded("US") }, "US", "gps"],
  ["denied", { ask: deny, ip: lookedUp("AR") }, "AR", "ip"],
  ["denied, in lower case", { ask: deny, ip: lookedUp("ar") }, "AR", "ip"],
  ["a browser without geolocation", { ip: lookedUp("AR") }, "AR", "ip"],
  ["granted, but the geocoder fails", { ask: grant, ip: lookedUp("BR") }, "BR", "ip"],
  ["granted at sea", { ask: grant, geocoder: geocoded(""), ip: lookedUp("CL") }, "CL", "ip"],
])("%s: the country and how it was found, without the coordinates", async (...row) => {
  const [, given, code, method] = row;
  expect(await detection(given).result).toEqual({ state: "detected", code, method });
});

test.each([
  ["a refusal", async () => Response.json({ country_code: "AR" }, { status: 503 }), "unknown"],
  ["no country", async () => Response.json({}), "unknown"],
  ["an empty country", lookedUp(""), "unknown"],
  ["something else", async () => Response.json(["AR"]), "unknown"],
  ["a long country", lookedUp("ARG"), "unknown"],
  ["a country that is no text", lookedUp(54), "unknown"],
  ["null", async () => Response.json(null), "unknown"],
  ["nothing", lost, "error"],
  ["no JSON", async () => new Response("<html>"), "error"],
])("denied, and the look-up of the IP answers with %s: %s", async (...[, ip, reason]) => {
  expect(await detection({ ask: deny, ip }).result).toEqual({ state: "failed", reason });
});

test("the position is asked for as rule 3.14 says: exact, 10 s, at most 5 minutes old", () => {
  const { getCurrentPosition } = detection({ ask: silent });
  expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 300_000,
  });
});

test("a question left open counts as failed after 10 seconds, not before", async () => {
  const { result, fetch } = detection({ ask: silent, ip: lookedUp("AR") });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toMatchObject({ code: "AR", method: "ip" });
});

test("the geocoder is asked for latitude, longitude and English, and the IP is left alone when it answers", async () => {
  const { result, fetch } = detection({ ask: grant, geocoder: geocoded("ES") });
  await result;
  const query = "latitude=40.46&longitude=-3.68&localityLanguage=en";
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([`${GEOCODER}?${query}`]);
});

import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import { startCountryLookup } from "#services/country-lookup/country-lookup.fake.ts";
import { createIpLookup } from "#services/country-lookup/ip-lookup.ts";
import { countryApi, countryResponse } from "./country.api.ts";

const VISITOR = "200.160.2.3";
const PROXY = "10.0.0.1";

const SPAIN = { country_code: "ES", country_name: "Spain", method: "ip" };
const CHILE = { country_code: "CL", country_name: "Chile", method: "ip" };
/** A response, because an error status would show in the console. */
const NO_COUNTRY = { country_code: "", country_name: "", method: "ip" };

async function site(settings: { header?: string; trustedProxies?: number } = {}) {
  const services = await startCountryLookup();
  onTestFinished(() => services.close());
  services.state.ips.set(VISITOR, "CL");
  const { log, lines } = recordLog();
  const lookUp = createIpLookup({ serviceUrl: services.ipLookupUrl, timeoutMs: 30_000 });
  const { header, trustedProxies = 0 } = settings;
  const app = new Hono().route("/", countryApi({ header, trustedProxies, lookUp }, log));
  const ask = async (headers: Record<string, string> = {}, from: string = VISITOR) => {
    const env = { incoming: { socket: { remoteAddress: from } } };
    const response = await app.request("/", { headers }, env);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    return countryResponse.strict().parse(await response.json());
  };
  return { state: services.state, ask, lines };
}

test("uses the CDN's header without a look-up", async () => {
  const { ask, state } = await site({ header: "CF-IPCountry" });
  expect(await ask({ "cf-ipcountry": "es" })).toEqual(SPAIN);
  expect(state.requests).toEqual([]);
});

test.each(["XX", "T1", "", "Spain"])(
  "looks the IP up if the header names no country (%j)",
  async (value) => {
    const { ask, lines } = await site({ header: "CF-IPCountry" });
    expect([await ask({ "CF-IPCountry": value }), lines]).toEqual([CHILE, []]);
  },
);

test("ignores the visitor's own header without the setting", async () => {
  const { ask } = await site();
  expect(await ask({ "CF-IPCountry": "ES" })).toEqual(CHILE);
});

test("looks up the visitor behind a proxy, not the proxy", async () => {
  const { ask, state } = await site({ trustedProxies: 1 });
  expect(await ask({ "X-Forwarded-For": `8.8.8.8, ${VISITOR}` }, PROXY)).toEqual(CHILE);
  expect(state.requests).toEqual([`/${VISITOR}/json/`]);
});

test("finds no country for a private IP, without a look-up", async () => {
  const { ask, state } = await site();
  expect(await ask({}, PROXY)).toEqual(NO_COUNTRY);
  expect(state.requests).toEqual([]);
});

test("logs a failing service with the catalogue's message and without the IP", async () => {
  const { ask, lines, state } = await site();
  state.ipLookup = "failing";
  expect(await ask()).toEqual(NO_COUNTRY);
  expect(lines).toMatchObject([{ message: "Não foi possível detectar sua localização" }]);
  expect(JSON.stringify(lines)).not.toContain(VISITOR);
});

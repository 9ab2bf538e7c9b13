import { Hono } from "hono";
import { z } from "zod";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { countryInHeader } from "#runtime/http/country-header.ts";
import { describeOperation } from "#runtime/http/describe-operation.ts";
import { clientIp } from "#runtime/http/client-ip.ts";

/** The visitor's country (rule 3.14), empty if unknown; a country from the CDN counts as `ip` too. */
export const countryResponse = z.object({
  country_code: z.string(),
  country_name: z.string(),
  method: z.enum(["gps", "ip"]),
});

export type CountryResponse = z.infer<typeof countryResponse>;

export interface CountryLookup {
  /** The CDN's header with the country; undefined without a CDN. */
  readonly header: string | undefined;
  readonly trustedProxies: number;
  /** Rejects for an unknown country; the reason never contains the IP. */
  readonly lookUp: (ip: string) => Promise<{ readonly code: string; readonly name: string }>;
}

const UNKNOWN = "Não foi possível detectar sua localização";

/** Status 200, because browsers report an error status in the console. */
const NO_COUNTRY: CountryResponse = { country_code: "", country_name: "", method: "ip" };

const describe = describeOperation({
  summary: "The visitor's country, from the CDN's header or an IP look-up.",
  responses: { 200: ["The country; empty texts where it is unknown", countryResponse] },
});

/** `GET /` returns the country from the CDN's header, else from the IP look-up. */
export function countryApi(lookup: CountryLookup, log: Log) {
  return new Hono().get("/", describe, async (context) => {
    // The response depends on the visitor.
    context.header("Cache-Control", "no-store");
    const named = countryInHeader(lookup.header && context.req.header(lookup.header));
    if (named) return context.json(countryFound(named, ""));
    const ip = clientIp(context, lookup.trustedProxies);
    if (ip === undefined) return context.json(NO_COUNTRY);
    try {
      const { code, name } = await lookup.lookUp(ip);
      return context.json(countryFound(code, name));
    } catch (error) {
      log.warn({ reason: redactedError(error) }, UNKNOWN);
      return context.json(NO_COUNTRY);
    }
  });
}

function countryFound(code: string, name: string): CountryResponse {
  return { country_code: code, country_name: name || englishName(code), method: "ip" };
}

function englishName(code: string): string {
  return new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;
}

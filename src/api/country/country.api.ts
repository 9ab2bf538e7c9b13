import { Hono } from "hono";
import { z } from "zod";
import { type Log, redactedError } from "#logging/log.ts";
import { countryInHeader } from "#http/country-header.ts";
import { describeOperation } from "#http/describe-operation.ts";
import { clientIp } from "#http/client-ip.ts";

/**
 * The visitor's country, empty texts where it cannot be known; an IP, also one that a CDN
 * looked up, counts as `ip` (rule 3.14).
 */
export const countryResponse = z.object({
  country_code: z.string(),
  country_name: z.string(),
  method: z.enum(["gps", "ip"]),
});

export type CountryResponse = z.infer<typeof countryResponse>;

/** How the server learns of a visitor's country. */
export interface CountryLookup {
  /** The header in which the CDN in front of us names the country; undefined when there is none. */
  readonly header: string | undefined;
  readonly trustedProxies: number;
  /** Rejects when the country of the IP cannot be known; the reason never names the IP. */
  readonly lookUp: (ip: string) => Promise<{ readonly code: string; readonly name: string }>;
}

const UNKNOWN = "Não foi possível detectar sua localização";

/** Not an error status: a browser would report it as an error of the page. */
const NO_COUNTRY: CountryResponse = { country_code: "", country_name: "", method: "ip" };

const describe = describeOperation({
  summary: "The country of the visitor, from the header of the CDN or an IP look-up.",
  responses: { 200: ["The country; empty texts where it is unknown", countryResponse] },
});

/** `GET /` returns the visitor's country from the CDN's header, else from the IP look-up. */
export function countryApi(lookup: CountryLookup, log: Log) {
  return new Hono().get("/", describe, async (context) => {
    // Each visitor has their own response.
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

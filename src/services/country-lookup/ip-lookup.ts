import { createHmac, randomBytes } from "node:crypto";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

/** The country of an IP as the service names it. */
interface FoundCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In English. */
  readonly name: string;
}

/** No country for this IP now; the message never contains the IP. */
export class CountryLookupError extends Error {
  override name = "CountryLookupError";
}

export type IpLookup = (ip: string) => Promise<FoundCountry>;

const TIMEOUT_MS = 3000;
const PAUSE_MS = 60_000;
const CACHED_FOR_MS = 24 * 60 * 60 * 1000;
const MAX_CACHED = 10_000;

/**
 * Looks IPs up at ipapi.co or a service with the same responses; `serviceUrl` contains `{ip}`.
 * Caches countries for a day under a hash, and pauses for a minute after a 429. Rejects with {@link
 * CountryLookupError}.
 */
export function createIpLookup(options: {
  readonly serviceUrl: string;
  readonly timeoutMs?: number;
  readonly maxCached?: number;
}): IpLookup {
  const { serviceUrl, timeoutMs = TIMEOUT_MS, maxCached = MAX_CACHED } = options;
  const hashKey = randomBytes(32);
  const cache = new LRUCache<string, FoundCountry, string>({
    max: maxCached,
    ttl: CACHED_FOR_MS,
    // The privacy notice promises that entries don't outlive their day.
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
    fetchMethod: (_key, _old, { context: ip }) => lookUp(ip),
    ignoreFetchAbort: true,
  });
  let pausedUntil = 0;

  async function lookUp(ip: string): Promise<FoundCountry> {
    if (pausedUntil > Date.now()) throw new CountryLookupError("paused after too many requests");
    try {
      const response = await fetch(serviceUrl.replace("{ip}", encodeURIComponent(ip)), {
        headers: { Accept: "application/json" },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 429) pausedUntil = Date.now() + PAUSE_MS;
      if (!response.ok) throw new CountryLookupError(`HTTP ${response.status}`);
      return parseCountry(await response.json());
    } catch (error) {
      if (error instanceof CountryLookupError) throw error;
      throw new CountryLookupError(reasonOf(error), { cause: error });
    }
  }

  return async (ip) => {
    if (!isPublicIp(ip)) throw new CountryLookupError("not a public IP");
    const key = createHmac("sha256", hashKey).update(ip).digest("base64");
    return cache.forceFetch(key, { context: ip });
  };
}

/** Global unicast (RFC 4291), which excludes "::127.0.0.1", for example. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
/** Reserved for protocols, not hosts (RFC 2928). */
const PROTOCOL_ASSIGNMENTS = ipaddr.IPv6.parseCIDR("2001::/23");

/** Returns whether an IP is known to be public; private IPs have no country. */
export function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 0) return false;
  // The library misreads "::127.0.0.1" as IPv4.
  if (/:.*\./.test(ip) && !/^::ffff:/i.test(ip)) return false;
  // Maps "::ffff:127.0.0.1" to IPv4.
  const address = ipaddr.process(ip);
  if (address.range() !== "unicast") return false;
  if (!(address instanceof ipaddr.IPv6)) return true;
  return address.match(GLOBAL_UNICAST) && !address.match(PROTOCOL_ASSIGNMENTS);
}

/** For an unknown IP, ipapi.co sends `error: true` with status 200. */
function parseCountry(body: unknown): FoundCountry {
  if (typeof body !== "object" || body === null) throw new CountryLookupError("no object");
  const { country_code: code, country_name: name } = body as Record<string, unknown>;
  if (typeof code !== "string" || !/^[a-z]{2}$/i.test(code)) {
    throw new CountryLookupError("no country in the response");
  }
  return { code: code.toUpperCase(), name: typeof name === "string" ? name : "" };
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.name === "TimeoutError"
    ? "no response in time"
    : "no response";
}

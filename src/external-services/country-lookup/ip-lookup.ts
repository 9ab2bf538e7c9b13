import { createHmac, randomBytes } from "node:crypto";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

/** The country of an address in the service's own words. */
interface LookedUpCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In English. */
  readonly name: string;
}

/** There is no country for this address now; the message never contains the address. */
export class CountryLookupError extends Error {
  override name = "CountryLookupError";
}

export type IpLookup = (address: string) => Promise<LookedUpCountry>;

const TIMEOUT_MS = 3000;
const PAUSE_MS = 60_000;
const CACHED_FOR_MS = 24 * 60 * 60 * 1000;
const MAX_CACHED = 10_000;

/**
 * Looks addresses up at ipapi.co or a service that answers alike; `serviceUrl` holds `{ip}`.
 * Countries are cached for a day, by a hash, and after "too many requests" the service is
 * left alone for a minute. Rejects with {@link CountryLookupError}.
 */
export function createIpLookup(options: {
  readonly serviceUrl: string;
  readonly timeoutMs?: number;
  readonly maxCached?: number;
  readonly now?: () => number;
}): IpLookup {
  const { serviceUrl, timeoutMs = TIMEOUT_MS, maxCached = MAX_CACHED, now = Date.now } = options;
  const hashKey = randomBytes(32);
  const cached = new LRUCache<string, Promise<LookedUpCountry>>({
    max: maxCached,
    ttl: CACHED_FOR_MS,
    ttlResolution: 0,
    perf: { now },
  });
  let pausedUntil = 0;

  async function ask(address: string): Promise<LookedUpCountry> {
    const url = serviceUrl.replace("{ip}", encodeURIComponent(address));
    const response = await fetch(url, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429) pausedUntil = now() + PAUSE_MS;
    if (!response.ok) throw new CountryLookupError(`HTTP ${response.status}`);
    return parseCountry(await response.json());
  }

  return async (address) => {
    if (!isPublicIp(address)) throw new CountryLookupError("not a public IP address");
    const key = createHmac("sha256", hashKey).update(address).digest("base64");
    const known = cached.get(key);
    if (known !== undefined) return known;
    if (pausedUntil > now()) throw new CountryLookupError("paused after too many requests");

    const answer = ask(address).catch((error: unknown) => {
      if (cached.peek(key) === answer) cached.delete(key);
      if (error instanceof CountryLookupError) throw error;
      throw new CountryLookupError(reasonOf(error), { cause: error });
    });
    cached.set(key, answer);
    return answer;
  };
}

/** Whether an IP address can be looked up at all: one of a private network lies in no country. */
export function isPublicIp(ip: string): boolean {
  return isIP(ip) !== 0 && ipaddr.process(ip).range() === "unicast";
}

/** ipapi.co says `error: true` and a reason, with status 200, about addresses it has no place for. */
function parseCountry(answer: unknown): LookedUpCountry {
  if (typeof answer !== "object" || answer === null) throw new CountryLookupError("no object");
  const { country_code: code, country_name: name } = answer as Record<string, unknown>;
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

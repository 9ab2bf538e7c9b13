import { lookup } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { createConcurrencyLimiter } from "#runtime/concurrency/concurrency-limiter.ts";

const AT_ONCE = 4;
/** Limits the whole check; no real list takes so long. */
const LONGEST_MS = 10 * 60_000;

/**
 * Checks each URL once, four at a time; never rejects. URLs not begun after ten minutes are
 * skipped.
 */
export async function checkLinks<Link extends { readonly url: string }>(
  links: readonly Link[],
  options: CheckOptions,
): Promise<readonly (Link & LinkCheck)[]> {
  const inTurn = createConcurrencyLimiter({ limit: AT_ONCE });
  const until = performance.now() + LONGEST_MS;
  const checks = new Map<string, Promise<LinkCheck>>();
  for (const { url } of links) {
    const check = async (): Promise<LinkCheck> =>
      performance.now() < until
        ? checkLink(url, options)
        : { isOk: false, detail: "not asked: the others took too long" };
    checks.set(url, checks.get(url) ?? inTurn(check));
  }
  return Promise.all(links.map(async (link) => ({ ...link, ...(await checks.get(link.url)!) })));
}

export interface CheckOptions {
  /** Until the headers of one response. */
  readonly timeoutMs: number;
  readonly isAllowedIp: (ip: string) => boolean;
}

/** A link's result; `detail` is the status or the reason. */
export interface LinkCheck {
  readonly isOk: boolean;
  readonly detail: string;
}

const REDIRECTS = 5;

/**
 * Checks a link by HEAD, then GET if refused. Follows redirects to allowed IPs only; never rejects.
 */
export async function checkLink(url: string, options: CheckOptions): Promise<LinkCheck> {
  try {
    const head = await follow(url, "HEAD", options);
    return head.isOk ? head : await follow(url, "GET", options);
  } catch (error) {
    if (error instanceof RefusedError) return { isOk: false, detail: error.message };
    // A server that breaks off HEAD may still answer GET.
    try {
      return await follow(url, "GET", options);
    } catch (again) {
      return { isOk: false, detail: reasonOf(again) };
    }
  }
}

async function follow(url: string, method: "HEAD" | "GET", options: CheckOptions) {
  let target = url;
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const { status, location } = await ask(target, method, options);
    const isRedirect = status >= 300 && status < 400 && location !== undefined;
    if (!isRedirect) {
      const hops = target === url ? "" : ` at ${target}`;
      return { isOk: status >= 200 && status < 300, detail: `${status}${hops}` };
    }
    if (!URL.canParse(location, target)) throw new RefusedError(`redirects to "${location}"`);
    target = new URL(location, target).href;
  }
  throw new RefusedError(`redirects more than ${REDIRECTS} times`);
}

function ask(url: string, method: "HEAD" | "GET", options: CheckOptions) {
  const { timeoutMs, isAllowedIp } = options;
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const { protocol, hostname } = new URL(url);
    if (protocol !== "https:" && protocol !== "http:") {
      return reject(new RefusedError(`${protocol} is not a web URL`));
    }
    // A literal IP skips the look-up, so it is checked here.
    const ip = hostname.replace(/^\[|\]$/g, "");
    if (isIP(ip) !== 0 && !isAllowedIp(ip)) return reject(new RefusedError(`private IP ${ip}`));
    const start = protocol === "https:" ? requestHttps : requestHttp;
    const request = start(url, {
      method,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      // Connects to the checked IP, which rules out DNS rebinding.
      lookup: allowedLookup(isAllowedIp),
      headers: { Accept: "*/*", "User-Agent": "link-check" },
    });
    request.on("error", reject);
    request.on("response", (response: IncomingMessage) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      // Only the status matters.
      response.destroy();
    });
    request.end();
  });
}

function allowedLookup(isAllowedIp: CheckOptions["isAllowedIp"]): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const refused = addresses.find(({ address }) => !isAllowedIp(address));
      if (refused) return callback(new RefusedError(`private IP ${refused.address}`), []);
      const [first] = addresses;
      if (options.all || first === undefined) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

/** Refused before sending; a GET would change nothing. */
class RefusedError extends Error {
  override name = "RefusedError";
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError" || error.name === "AbortError") return "no response in time";
  return (error as NodeJS.ErrnoException).code ?? error.message;
}

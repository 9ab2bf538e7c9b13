import { createConcurrencyLimiter } from "#concurrency/concurrency-limiter.ts";
import { checkLink, type CheckOptions, type LinkCheck } from "./check-link.ts";

const AT_ONCE = 4;
/** So long no list that anybody wrote takes. */
const LONGEST_MS = 10 * 60_000;

/**
 * Asks each URL once, four at a time, and gives every link what became of its own. It does not reject; what
 * has not begun after ten minutes is not asked.
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

/**
 * The page that sent a post, as the headers say: one of ours, one of another site, one that hides its
 * origin (a sandboxed frame, or a page without referrer), or unnamed: a program sent the post, or a
 * proxy removed its headers.
 */
export type PostSender = "ours" | "foreign" | "hidden" | "unnamed";

/**
 * Returns the page that sent a post, by headers that a page cannot set on a request to another site.
 * Safari before 16.4, and every browser over http, sends no `Sec-Fetch-Site`.
 */
export function postSender(headers: Headers, siteUrl: string): PostSender {
  const site = headers.get("Sec-Fetch-Site") || undefined;
  const origin = headers.get("Origin") || undefined;
  if (site === "same-origin" || site === "none") return "ours";
  // Browsers call the site with and without "www." two origins of one site.
  const mayBeOurs = site === undefined || site === "same-site";
  if (mayBeOurs && origin !== undefined && isOwnOrigin(origin, headers, siteUrl)) return "ours";
  if (site !== undefined) return "foreign";
  if (origin === undefined) return "unnamed";
  return origin === "null" ? "hidden" : "foreign";
}

/** Whether a form refuses a post. A program may post: a form carries no rights. */
export function isCrossSitePost(headers: Headers, siteUrl: string): boolean {
  return ["foreign", "hidden"].includes(postSender(headers, siteUrl));
}

/** A proxy may rewrite `Host`, or leave the public one in `X-Forwarded-Host`; `SITE_URL` may be unset. */
function isOwnOrigin(origin: string, headers: Headers, siteUrl: string): boolean {
  const host = hostOf(origin);
  const forwarded = headers.get("X-Forwarded-Host")?.split(",") ?? [];
  const own = [
    siteUrl,
    ...[headers.get("Host") ?? "", ...forwarded].map((one) => `http://${one.trim()}`),
  ];
  return host !== undefined && own.some((one) => hostOf(one) === host);
}

/** Host and port of a URL without "www." and the ports that TLS in front of the site changes. */
function hostOf(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).host.replaceAll(/^www\.|:(80|443)$/g, "");
}

/**
 * The page that sent a post: ours, another site's, one with a hidden origin (sandboxed frame, no referrer), or unnamed
 * (a program, or a proxy removed the headers).
 */
export type PostSender = "ours" | "foreign" | "hidden" | "unnamed";

/**
 * Returns a post's sender by headers that pages cannot forge. Safari before 16.4, and every browser over http, sends no
 * `Sec-Fetch-Site`.
 */
export function postSender(headers: Headers, siteUrl: string): PostSender {
  const site = headers.get("Sec-Fetch-Site") || undefined;
  const origin = headers.get("Origin") || undefined;
  if (site === "same-origin" || site === "none") return "ours";
  // To browsers, the site with and without "www." is two origins of one site.
  const mayBeOurs = site === undefined || site === "same-site";
  if (mayBeOurs && origin !== undefined && isOwnOrigin(origin, headers, siteUrl)) return "ours";
  if (site !== undefined) return "foreign";
  if (origin === undefined) return "unnamed";
  return origin === "null" ? "hidden" : "foreign";
}

/** Returns whether a form refuses a post. Programs may post, because a form carries no rights. */
export function isCrossSitePost(headers: Headers, siteUrl: string): boolean {
  return ["foreign", "hidden"].includes(postSender(headers, siteUrl));
}

/** A proxy may rewrite `Host` or send `X-Forwarded-Host`; `SITE_URL` may be unset. */
function isOwnOrigin(origin: string, headers: Headers, siteUrl: string): boolean {
  const host = hostOf(origin);
  const forwarded = headers.get("X-Forwarded-Host")?.split(",") ?? [];
  const own = [
    siteUrl,
    ...[headers.get("Host") ?? "", ...forwarded].map((one) => `http://${one.trim()}`),
  ];
  return host !== undefined && own.some((one) => hostOf(one) === host);
}

/** Returns host and port without "www." and default ports, which TLS termination changes. */
function hostOf(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).host.replaceAll(/^www\.|:(80|443)$/g, "");
}

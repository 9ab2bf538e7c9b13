/**
 * Which page sent a post, as its headers say: one of ours, one of another site, one that `hides` its
 * origin (a sandboxed frame, or a page without referrer), or none that is named: a program's post, or
 * one whose headers a proxy has removed.
 */
export type PostSender = "ours" | "foreign" | "hidden" | "unnamed";

/**
 * Returns which page sent a post. Only browsers' own headers count, which a page cannot set on another
 * site. Safari before 16.4, and every browser over http, sends no `Sec-Fetch-Site`.
 */
export function postSender(headers: Headers, siteUrl: string): PostSender {
  const site = headers.get("Sec-Fetch-Site") || undefined;
  const origin = headers.get("Origin") || undefined;
  if (site === "same-origin" || site === "none") return "ours";
  // What the site answers to with and without "www." is one site to browsers, too.
  const mayBeOurs = site === undefined || site === "same-site";
  if (mayBeOurs && origin !== undefined && isOwnOrigin(origin, headers, siteUrl)) return "ours";
  if (site !== undefined) return "foreign";
  if (origin === undefined) return "unnamed";
  return origin === "null" ? "hidden" : "foreign";
}

/** Whether a form that carries no rights refuses a post: what does not say that it is ours may be. */
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

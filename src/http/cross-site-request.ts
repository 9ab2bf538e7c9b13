/**
 * Whether a page of another site sent this request, as the browser says in its headers. A request
 * without them, of a program or a very old browser, passes: it carries no visitor's rights.
 */
export function isCrossSiteRequest(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("Origin");
  if (origin === null) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  return host !== headers.get("Host") && host !== new URL(siteUrl).host;
}

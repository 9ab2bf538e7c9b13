// BigDataCloud's free service serves browsers only. The visitor's browser calls it, so our server
// never sees coordinates.

/** Returns the request URL for coordinates (degrees, WGS 84) (rule 3.14). */
export function urlForPosition(
  serviceUrl: string,
  position: { readonly latitude: number; readonly longitude: number },
): string {
  const url = new URL(serviceUrl);
  url.searchParams.set("latitude", String(position.latitude));
  url.searchParams.set("longitude", String(position.longitude));
  url.searchParams.set("localityLanguage", "en");
  return url.href;
}

/** Returns the ISO country code of a response; undefined at sea or for an invalid response. */
export function countryCodeOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("countryCode" in body)) return undefined;
  const { countryCode } = body;
  return typeof countryCode === "string" && /^[a-z]{2}$/i.test(countryCode)
    ? countryCode.toUpperCase()
    : undefined;
}

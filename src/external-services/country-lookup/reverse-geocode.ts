// BigDataCloud's free service is for browsers only: the visitor's own browser asks it, so that
// the coordinates never pass through our server.

/** The URL of the country of these coordinates (degrees, WGS 84) (rule 3.14). */
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

/** The ISO country code in the service's JSON response; undefined at sea and for any other response. */
export function countryCodeOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("countryCode" in body)) return undefined;
  const { countryCode } = body;
  return typeof countryCode === "string" && /^[a-z]{2}$/i.test(countryCode)
    ? countryCode.toUpperCase()
    : undefined;
}

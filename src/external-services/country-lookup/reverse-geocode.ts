// BigDataCloud's free service is for browsers only: the visitor's own browser asks it, so that
// the coordinates never pass through our server.

/** The address that answers where these coordinates (degrees, WGS 84) lie (rule 3.14). */
export function reverseGeocodeAddress(
  serviceUrl: string,
  position: { readonly latitude: number; readonly longitude: number },
): string {
  const address = new URL(serviceUrl);
  address.searchParams.set("latitude", String(position.latitude));
  address.searchParams.set("longitude", String(position.longitude));
  address.searchParams.set("localityLanguage", "en");
  return address.href;
}

/** The ISO country code in the service's JSON answer; undefined at sea and for any other answer. */
export function countryCodeOf(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("countryCode" in answer)) return undefined;
  const { countryCode } = answer;
  return typeof countryCode === "string" && /^[a-z]{2}$/i.test(countryCode)
    ? countryCode.toUpperCase()
    : undefined;
}

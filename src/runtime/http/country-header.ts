/** Returns the country (ISO 3166-1) in a CDN's header; CDNs write XX for unknown, T1 for Tor. */
export function countryInHeader(header: string | undefined): string | undefined {
  const code = header?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) && code !== "XX" ? code : undefined;
}

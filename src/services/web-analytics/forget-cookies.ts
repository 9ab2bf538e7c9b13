/** Google Analytics: _ga, _ga_…, _gid, _gat, _gat_…, _dc_gtm_…. */
export const STATISTICS_COOKIES = /^_(ga|gid|gat|dc_gtm)(_|$)/;

/** Meta's pixel and Google's advertising: _fbp, _fbc, _gcl_…, _gac_…. */
export const MARKETING_COOKIES = /^_(fbp|fbc|gcl|gac)(_|$)/;

/** Deletes matching cookies of this host and its parent domains. */
export function forgetCookies(names: RegExp): void {
  const hosts = location.hostname.split(".").map((_, index, parts) => parts.slice(index).join("."));
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=", 1)[0] ?? "";
    if (!names.test(name)) continue;
    for (const domain of ["", ...hosts.map((host) => `; Domain=${host}`)]) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
}

import { countryCodeOf, urlForPosition } from "#services/country-lookup/reverse-geocode.ts";

/**
 * How far the detection is (rule 3.14). A visitor in a country without restaurants is `detected`, too: nothing
 * failed, and the default prices stay.
 */
export type Detection =
  | { readonly state: "waiting" }
  | { readonly state: "detected"; readonly code: string; readonly method: "gps" | "ip" }
  | { readonly state: "failed"; readonly reason: "unknown" | "error" };

export const WAITING: Detection = { state: "waiting" };

/**
 * The ISO code of the country where the visitor is: by the browser's position, else by the visitor's IP (rule 3.14).
 * Never rejects. Fails as `unknown` when nobody knows, as `error` when the last way could not even be asked.
 */
export async function detectCountry(reverseGeocodeUrl: string): Promise<Detection> {
  // The position goes from the browser to the reverse geocoder, and nowhere else.
  const codeOfPosition = await currentPosition()
    .then(({ coords }) => fetchJson(urlForPosition(reverseGeocodeUrl, coords)))
    .then(countryCodeOf)
    .catch(() => undefined);
  if (codeOfPosition !== undefined) {
    return { state: "detected", code: codeOfPosition, method: "gps" };
  }
  try {
    const codeOfIp = ipCountryCode(await fetchJson("/api/country"));
    if (codeOfIp !== undefined) return { state: "detected", code: codeOfIp, method: "ip" };
    return { state: "failed", reason: "unknown" };
  } catch {
    return { state: "failed", reason: "error" };
  }
}

/** Rule 3.14: 10 s for a position, which may be 5 minutes old. */
const POSITION_OPTIONS = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 5 * 60_000,
} as const satisfies PositionOptions;

/** Rejects when the visitor refuses or does not respond, and when there is no position. */
function currentPosition(): Promise<GeolocationPosition> {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  return new Promise((resolve, reject) => {
    if (geolocation === undefined) throw new Error("no geolocation");
    // The browser's own limit only runs once the visitor has answered the browser's question; an unanswered
    // one counts as failed after the same time (rule 3.14).
    setTimeout(() => reject(new Error("no response")), POSITION_OPTIONS.timeout);
    geolocation.getCurrentPosition(resolve, reject, POSITION_OPTIONS);
  });
}

/** Rule 5.5. */
const RESPONSE_TIMEOUT_MS = 10_000;

async function fetchJson(url: string): Promise<unknown> {
  // Without a limit where the browser knows none (Safari 15).
  const response = await fetch(url, { signal: AbortSignal.timeout?.(RESPONSE_TIMEOUT_MS) });
  return response.ok ? response.json() : undefined;
}

function ipCountryCode(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("country_code" in body)) return undefined;
  const code = body.country_code;
  return typeof code === "string" && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : undefined;
}

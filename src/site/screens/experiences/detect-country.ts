import {
  countryCodeOf,
  urlForPosition,
} from "#external-services/country-lookup/reverse-geocode.ts";

/** Degrees, WGS 84. Goes from the browser to the reverse geocoder, and nowhere else. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a country can be learned from. A country is an ISO code; undefined when it is not known. */
export interface LocationSources {
  /** Rejects when the visitor refuses or does not respond, and when there is no position. */
  readonly position: () => Promise<Position>;
  readonly countryAt: (position: Position) => Promise<string | undefined>;
  readonly countryOfIp: () => Promise<string | undefined>;
}

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
 * Where the visitor is: by the browser's position, else by the visitor's IP (rule 3.14). Never rejects.
 * Fails as `unknown` when nobody knows, as `error` when the last way could not even be asked.
 */
export async function detectCountry(sources: LocationSources): Promise<Detection> {
  const codeOfPosition = await sources
    .position()
    .then(sources.countryAt)
    .catch(() => undefined);
  if (codeOfPosition !== undefined) return detected(codeOfPosition, "gps");
  try {
    const codeOfIp = await sources.countryOfIp();
    if (codeOfIp !== undefined) return detected(codeOfIp, "ip");
    return { state: "failed", reason: "unknown" };
  } catch {
    return { state: "failed", reason: "error" };
  }
}

function detected(code: string, method: "gps" | "ip"): Detection {
  return { state: "detected", code: code.trim().toUpperCase(), method };
}

/** Rule 3.14: 10 s for a position, which may be 5 minutes old. */
const POSITION_OPTIONS = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 5 * 60_000,
} as const satisfies PositionOptions;

/** Rule 5.5. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** The sources of a browser. `geolocation` is undefined where the browser offers none. */
export function browserSources(browser: {
  readonly geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined;
  readonly fetch: typeof fetch;
  readonly reverseGeocodeUrl: string;
}): LocationSources {
  const { geolocation, reverseGeocodeUrl } = browser;

  const fetchJson = async (url: string): Promise<unknown> => {
    // Without a limit where the browser knows none (Safari 15).
    const signal = AbortSignal.timeout?.(RESPONSE_TIMEOUT_MS);
    const response = await browser.fetch(url, { signal });
    return response.ok ? response.json() : undefined;
  };

  return {
    position: () => currentPosition(geolocation),
    countryAt: async (position) =>
      countryCodeOf(await fetchJson(urlForPosition(reverseGeocodeUrl, position))),
    countryOfIp: async () => ipCountryCode(await fetchJson("/api/country")),
  };
}

// The browser's own limit only runs once the visitor has answered the browser's question; an unanswered
// one counts as failed after the same time (rule 3.14).
function currentPosition(
  geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined,
): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (geolocation === undefined) {
      reject(new Error("no geolocation"));
      return;
    }
    const timer = setTimeout(() => reject(new Error("no response")), POSITION_OPTIONS.timeout);
    geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        resolve({ latitude: coords.latitude, longitude: coords.longitude });
      },
      (refusal) => {
        clearTimeout(timer);
        reject(new Error(refusal.message));
      },
      POSITION_OPTIONS,
    );
  });
}

function ipCountryCode(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("country_code" in body)) return undefined;
  const code = body.country_code;
  return typeof code === "string" && /^[a-z]{2}$/i.test(code) ? code : undefined;
}

/** Degrees, WGS 84. Goes from the browser to the reverse geocoder, and nowhere else. */
export interface Position {
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

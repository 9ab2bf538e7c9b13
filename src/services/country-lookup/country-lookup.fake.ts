import { createServer } from "node:http";
import { listening } from "../listening.fake.ts";

type Behaviour = "normal" | "rate-limited" | "failing" | "hang" | "nonsense";

const NAMES = new Intl.DisplayNames("en", { type: "region" });

// Rough boxes in order: Chile lies within the longitudes of Argentina's box.
const BOXES = [
  { code: "CL", latitude: [-56, -17.5], longitude: [-76, -69.5] },
  { code: "AR", latitude: [-55, -22], longitude: [-69.5, -57.5] },
  { code: "BR", latitude: [-34, 5], longitude: [-74, -34] },
  { code: "ES", latitude: [36, 43.8], longitude: [-9.3, 3.3] },
  { code: "US", latitude: [25, 49], longitude: [-125, -67] },
] as const;

/**
 * Fakes both look-up services on one port, with the schemas and errors of BigDataCloud and
 * ipapi.co.
 */
export async function startCountryLookup() {
  const state = {
    ipLookup: "normal" as Behaviour,
    /** Country codes by IP; other IPs are in Brazil. */
    ips: new Map<string, string>(),
    /** Requested paths with queries. */
    requests: [] as string[],
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://fake");
    state.requests.push(request.url ?? "/");
    const send = (status: number, body: unknown) => {
      response.writeHead(status, {
        "Content-Type": "application/json",
        "Access-Control-Allow-Origin": "*",
      });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    };
    const ip = /^\/([^/]+)\/json\/$/.exec(pathname)?.[1];
    const behaviour = state.ipLookup;
    if (ip !== undefined && behaviour === "hang") return;
    if (pathname === "/data/reverse-geocode-client") send(...geocode(searchParams));
    else if (behaviour === "rate-limited") send(429, RATE_LIMITED);
    else if (behaviour === "failing") send(500, "{}");
    else if (behaviour === "nonsense") send(200, "<html>");
    else if (ip === undefined) send(404, "{}");
    else send(200, locate(decodeURIComponent(ip), state.ips));
  });
  const { origin, close } = await listening(server);
  return {
    reverseGeocodeUrl: `${origin}/data/reverse-geocode-client`,
    ipLookupUrl: `${origin}/{ip}/json/`,
    state,
    close,
  };
}

const RATE_LIMITED = {
  error: true,
  reason: "RateLimited",
  message: "Visit https://ipapi.co/ratelimited/ for details",
};

function geocode(query: URLSearchParams): [number, unknown] {
  const latitude = Number(query.get("latitude") ?? Number.NaN);
  const longitude = Number(query.get("longitude") ?? Number.NaN);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    return [400, { status: 400, description: "Invalid coordinates" }];
  }
  const isIn = (degrees: number, [least, most]: readonly [number, number]) =>
    least <= degrees && degrees <= most;
  const isAt = (one: (typeof BOXES)[number]) =>
    isIn(latitude, one.latitude) && isIn(longitude, one.longitude);
  const countryCode = BOXES.find(isAt)?.code ?? "";
  return [
    200,
    {
      latitude,
      longitude,
      lookupSource: "coordinates",
      localityLanguageRequested: query.get("localityLanguage") ?? "en",
      countryName: countryCode && NAMES.of(countryCode),
      countryCode,
      city: "",
      locality: "",
    },
  ];
}

function locate(ip: string, ips: ReadonlyMap<string, string>): unknown {
  if (/^(10\.|127\.|192\.168\.)/.test(ip)) {
    return { ip, error: true, reason: "Reserved IP Address", reserved: true };
  }
  const code = ips.get(ip) ?? "BR";
  return {
    ip,
    version: ip.includes(":") ? "IPv6" : "IPv4",
    country: code,
    country_name: NAMES.of(code),
    country_code: code,
    in_eu: code === "ES",
  };
}

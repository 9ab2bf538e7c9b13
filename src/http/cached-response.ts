import { createHash } from "node:crypto";

/** Names and values of headers in turn: the form that costs Node least to send. */
export type RawHeaders = readonly string[];

/** The same as pairs of name and value. */
export function headerPairs(headers: RawHeaders): [name: string, value: string][] {
  return headers.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? ""]] : [],
  );
}

// In the order in which they are preferred.
const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** The same content in each encoding there is; without compression it is always there. */
export type Bodies = Readonly<
  Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & Record<"identity", Uint8Array<ArrayBuffer>>
>;

/** A response as it travels: nothing about it is left to be worked out. */
export interface PreparedResponse {
  readonly status: 200 | 304 | 404;
  readonly headers: RawHeaders;
  /** Undefined for 304. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** Cached content, with all responses that can be made of it. */
export interface CachedResponse {
  /** Bytes in memory, all encodings together. */
  readonly size: number;
  readonly variants: readonly Variant[];
}

interface Variant {
  readonly encoding: Encoding;
  readonly etag: string;
  readonly whole: PreparedResponse;
  readonly unchanged: PreparedResponse;
}

/** What of a request decides between the responses; absent headers are undefined. */
export interface Wanted {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/**
 * Prepares the responses: each encoding has its own ETag, as its bytes differ. The plain
 * form is most of the bytes, and few ask for it; unpacked at each request, it would cost a
 * flooded process its memory.
 */
export function cacheResponse(
  bodies: Bodies,
  headers: Readonly<Record<string, string>>,
  status: 200 | 404 = 200,
): CachedResponse {
  const hash = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 16);
  let size = 0;
  const variants: Variant[] = [];
  for (const encoding of ENCODINGS) {
    const body = bodies[encoding];
    if (body === undefined) continue;
    size += body.length;
    const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
    const common = [...Object.entries(headers).flat(), "ETag", etag, "Vary", "Accept-Encoding"];
    const own = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    const length = ["Content-Length", String(body.length)];
    variants.push({
      encoding,
      etag,
      whole: { status, headers: [...common, ...own, ...length], body },
      unchanged: { status: 304, headers: common, body: undefined },
    });
  }
  return { size, variants };
}

/** The same content with another `Cache-Control`. */
export function withCacheControl(stored: CachedResponse, cacheControl: string): CachedResponse {
  const changed = (response: PreparedResponse): PreparedResponse => ({
    ...response,
    headers: headerPairs(response.headers).flatMap(([name, value]) => [
      name,
      name.toLowerCase() === "cache-control" ? cacheControl : value,
    ]),
  });
  const variants = stored.variants.map((variant) => ({
    ...variant,
    whole: changed(variant.whole),
    unchanged: changed(variant.unchanged),
  }));
  return { ...stored, variants };
}

/** The best encoding that the client takes, or 304 when it has the content in any. */
export function prepareResponse(stored: CachedResponse, wanted: Wanted): PreparedResponse {
  const { acceptEncoding = "", ifNoneMatch } = wanted;
  const variant =
    stored.variants.find(({ encoding }) => takes(acceptEncoding, encoding)) ??
    (stored.variants.at(-1) as Variant);
  // RFC 9110, 13.2.1: a 404 is never "unchanged".
  if (ifNoneMatch === undefined || variant.whole.status !== 200) return variant.whole;
  const etags = stored.variants.map(({ etag }) => etag);
  return matchesEtag(ifNoneMatch, etags) ? variant.unchanged : variant.whole;
}

/** The same for a request as the web's own interfaces have it. */
export function respondFrom(stored: CachedResponse, request: Request): Response {
  const { status, headers, body } = prepareResponse(stored, {
    acceptEncoding: request.headers.get("Accept-Encoding") ?? undefined,
    ifNoneMatch: request.headers.get("If-None-Match") ?? undefined,
  });
  const sent = request.method === "HEAD" ? undefined : body;
  return new Response(sent ?? null, { status, headers: headerPairs(headers) });
}

const NAMED = { br: /\bbr\b/i, gzip: /\bgzip\b/i };
const REFUSED = {
  br: /\bbr\s*;\s*q\s*=\s*0(\.0*)?\s*(,|;|$)/i,
  gzip: /\bgzip\s*;\s*q\s*=\s*0(\.0*)?\s*(,|;|$)/i,
};

function takes(accepted: string, encoding: Encoding): boolean {
  if (encoding === "identity") return true;
  return NAMED[encoding].test(accepted) && !REFUSED[encoding].test(accepted);
}

/**
 * Whether a client has one of these contents already. `If-None-Match` may list several tags, and a
 * proxy may have marked ours as weak.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etags: readonly string[]): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes("*") || etags.some((etag) => known.includes(etag));
}

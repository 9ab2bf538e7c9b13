import { createHash } from "node:crypto";

/** Names and values of headers in turn: the cheapest form for Node to send. */
export type RawHeaders = readonly string[];

export function headerPairs(headers: RawHeaders): [name: string, value: string][] {
  return headers.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? ""]] : [],
  );
}

// In order of preference.
const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** The same content per encoding; `identity` always exists. */
export type Bodies = Readonly<
  Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & Record<"identity", Uint8Array<ArrayBuffer>>
>;

export interface PreparedResponse {
  readonly status: 200 | 304;
  readonly headers: RawHeaders;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** A response with status 200, ready to send in each encoding. */
export interface CachedResponse {
  /** Bytes in memory over all encodings. */
  readonly size: number;
  readonly headers: RawHeaders;
  /** In order of preference. Each has its own ETag, because its bytes differ. */
  readonly variants: readonly {
    readonly encoding: Encoding;
    readonly etag: string;
    readonly body: Uint8Array<ArrayBuffer>;
  }[];
  /** Outdated, but still served for two seconds; proxies may not store it. */
  readonly isStale?: boolean;
}

export interface Wanted {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** Prepares a response in each encoding. `identity` is kept too, because decompressing per request costs memory. */
export function cacheResponse(
  bodies: Bodies,
  headers: Readonly<Record<string, string>>,
): CachedResponse {
  const hash = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 16);
  const variants = ENCODINGS.flatMap((encoding) => {
    const body = bodies[encoding];
    const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
    return body === undefined ? [] : [{ encoding, etag, body }];
  });
  return {
    size: variants.reduce((sum, { body }) => sum + body.length, 0),
    headers: [...Object.entries(headers).flat(), "Vary", "Accept-Encoding"],
    variants,
  };
}

export function asStale(stored: CachedResponse): CachedResponse {
  const kept = headerPairs(stored.headers).filter(
    ([name]) => name.toLowerCase() !== "cache-control",
  );
  // A proxy would serve a stored stale response as long as a fresh one.
  return { ...stored, headers: [...kept.flat(), "Cache-Control", "no-cache"], isStale: true };
}

/** Returns the best encoding that the client accepts, or a 304 if any ETag matches. */
export function prepareResponse(stored: CachedResponse, wanted: Wanted): PreparedResponse {
  const { acceptEncoding = "", ifNoneMatch } = wanted;
  const { variants } = stored;
  const variant = variants.find(({ encoding }) => takes(acceptEncoding, encoding));
  const { encoding, etag, body } = variant ?? (variants.at(-1) as (typeof variants)[0]);
  const headers = [...stored.headers, "ETag", etag];
  const etags = variants.map((one) => one.etag);
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etags))
    return { status: 304, headers, body: undefined };
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  headers.push("Content-Length", String(body.length));
  return { status: 200, headers, body };
}

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

/** Returns whether `If-None-Match` lists one of the ETags; proxies may have marked ours as weak. */
export function matchesEtag(ifNoneMatch: string | undefined, etags: readonly string[]): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes("*") || etags.some((etag) => known.includes(etag));
}

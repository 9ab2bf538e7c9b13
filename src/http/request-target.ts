import { headerPairs } from "./cached-response.ts";

const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** How an ampersand arrives from a link that was escaped twice. */
const ESCAPED_AMPERSAND = /&(?:amp;)+/gi;

interface RequestTarget {
  /** Path and query as the application reads them. */
  readonly url: string;
  /** Whether the request spelled them otherwise. */
  readonly isRespelled: boolean;
}

/** Reads the target of a request line, with or without an origin; undefined where its path is malformed. */
export function readTarget(
  target: string,
  plainPath: (path: string) => string | undefined,
): RequestTarget | undefined {
  const given = target.startsWith("/") ? target : target.replace(ORIGIN, "");
  const [path] = given.split("?", 1);
  const plain = plainPath(path ?? "");
  if (plain === undefined) return undefined;
  const query = given.slice(path?.length).replaceAll(ESCAPED_AMPERSAND, "&");
  const url = plain + query;
  return { url, isRespelled: url !== given };
}

/** Returns a permanent redirect to the right spelling. */
export function redirectTo(url = "/") {
  return {
    status: 301,
    headers: ["Location", url, "Cache-Control", "no-store"],
    body: undefined,
  } as const;
}

/**
 * Returns a permanent redirect to the right spelling in place of a page, an absent one too: its links are relative. A
 * redirect and any other error stay, so that one hop suffices.
 */
export function redirectUnlessFinal(response: Response, url: string): Response {
  const isPage =
    response.status < 400 || response.headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage || response.headers.has("Location")) return response;
  void response.body?.cancel();
  const { pathname, search } = new URL(url);
  const { status, headers } = redirectTo(pathname + search);
  return new Response(null, { status, headers: Object.fromEntries(headerPairs(headers)) });
}

import { headerPairs } from "./cached-response.ts";

const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** An ampersand of a link that was escaped twice. */
const ESCAPED_AMPERSAND = /&(?:amp;)+/gi;

interface RequestTarget {
  readonly url: string;
  /** Whether the request spelled it differently. */
  readonly isRespelled: boolean;
}

/** Parses a request target, with or without an origin; undefined if its path is malformed. */
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

export function redirectTo(url = "/") {
  return {
    status: 301,
    headers: ["Location", url, "Cache-Control", "no-store"],
    body: undefined,
  } as const;
}

/**
 * Returns a redirect to the canonical spelling in place of a page or its 404, whose links are relative. Redirects and
 * other errors pass, so that one hop suffices.
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

import { CONTENT_ROUTES } from "#api/api.ts";
import { respondFrom, cacheResponse, type CachedResponse } from "#http/cached-response.ts";
import { compressBody } from "#http/compression.ts";
import type { ResponseCache } from "#http/response-cache.ts";
import type { ContentSource, Snapshot } from "#content/snapshot.ts";
import { absentRecordPath, isAbsentMenu } from "./known-pages.ts";

/**
 * What is made of content and settings alone. Elsewhere a name that nobody has leads to no 200, and
 * so to no place in the cache.
 */
const CONTENT_PATH = new RegExp(
  String.raw`^/(api/((${Object.keys(CONTENT_ROUTES).join("|")})(/[\da-z-]+)*|openapi\.json|docs)|(feeds|sitemaps)/[\w-]+\.xml|sitemap[\w-]*\.xml|robots\.txt|manifest\.webmanifest|site-config\.json|\.well-known/security\.txt|menus/[\w-]+\.pdf|calendar/\w+/happenings(/[\w-]+){0,2}\.ics|cards(/[\w-]+)+\.jpg)$`,
);

const API = "/api/";

/** The parameter of `/api/menus` that changes the response, and what stands for all unknown slugs. */
const MENUS_OF = "restaurant";
const UNKNOWN = "404";
/** Parameters of `/api/news` that find nothing where they are "false". */
const NEWS_SWITCHES = ["published", "active"];

/**
 * The key of a response other than a page: of a URL's path and query the path, as no other
 * parameter changes anything. Undefined for what is not made of content alone, or can be asked for in
 * countless ways.
 */
export function contentKey(url: string): string | undefined {
  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  if (!CONTENT_PATH.test(path)) return undefined;
  if (query === -1) return path;
  const parameters = new URLSearchParams(url.slice(query + 1));
  if (path === "/api/menus") return parameters.has(MENUS_OF) ? undefined : path;
  if (path !== "/api/news") return path;
  const isEmpty = NEWS_SWITCHES.some((name) => parameters.get(name) === "false");
  return isEmpty ? undefined : path;
}

/**
 * Responses of the application that everybody gets alike, once for each content revision. `fetch`
 * is asked with a request made of the key alone, so that nothing of a visitor's gets into them. One
 * response stands for all records that the product API does not have.
 */
export function createContentResponses(options: {
  readonly cache: ResponseCache;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** What pages show. */
  readonly content: ContentSource;
  /** What the records of the product API in this process are written from. */
  readonly ownContent: () => Snapshot;
}) {
  const { cache, fetch, content, ownContent } = options;

  function absentKey(url: string): string | undefined {
    const [path = ""] = url.split("?", 1);
    return url.startsWith(API) ? absentRecordPath(path, ownContent()) : undefined;
  }

  /** Of the menus of one restaurant: none are made up for those that there are not. */
  function menusKey(url: string): string | undefined {
    const [path, query = ""] = url.split("?", 2);
    const slugs = path === "/api/menus" ? new URLSearchParams(query).getAll(MENUS_OF) : [];
    const [slug] = slugs;
    if (slug === undefined || slugs.length > 1) return undefined;
    const isThere = ownContent().findRestaurant(slug)?.slug === slug;
    return `${path}?${MENUS_OF}=${isThere ? slug : UNKNOWN}`;
  }

  function keyOf(url: string): string | undefined {
    const [path = ""] = url.split("?", 1);
    // It is redirected to a page with its whole query, which is in no key.
    if (isAbsentMenu(path, content.current())) return undefined;
    return absentKey(url) ?? contentKey(url) ?? menusKey(url);
  }

  async function create(key: string): Promise<CachedResponse | Response> {
    const response = await fetch(new Request(`http://site${key}`));
    const isPublic = response.headers.get("Cache-Control")?.startsWith("public");
    const isAbsent = response.status === 404 && absentKey(key) === key;
    if (!isAbsent && (response.status !== 200 || !isPublic)) return response;
    const type = response.headers.get("Content-Type") ?? "";
    const bodies = await compressBody(new Uint8Array(await response.arrayBuffer()), type);
    // Of the making of this one response; each encoding gets its own.
    const {
      etag: _etag,
      vary: _vary,
      "content-length": _length,
      ...headers
    } = Object.fromEntries(response.headers);
    return cacheResponse(bodies, headers, isAbsent ? 404 : 200);
  }

  return {
    /** Makes the response of a key again. */
    create,

    /** The cached response to a GET or HEAD request for this path and query. */
    cached(url: string): CachedResponse | undefined {
      const key = keyOf(url);
      return key === undefined ? undefined : cache.get(key);
    },

    /**
     * The response to a GET or HEAD request, made and cached where it is not yet; undefined for what
     * is not made of content alone.
     */
    async respond(request: Request): Promise<Response | undefined> {
      const { pathname, search } = new URL(request.url);
      if (pathname.startsWith("/menus/")) await content.refreshKnown();
      const key = keyOf(pathname + search);
      if (key === undefined) return undefined;
      const result = await cache.getOrCreate(key, () => create(key));
      if ("variants" in result) return respondFrom(result, request);
      return request.method === "HEAD" ? new Response(null, result) : result;
    },
  };
}

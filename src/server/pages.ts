import { randomBytes } from "node:crypto";
import { RouterContextProvider, type RequestHandler } from "react-router";
import type { ContentSource, ReadContent, Snapshot } from "#content/snapshot.ts";
import { turnOfItsOwn } from "#concurrency/turn-of-its-own.ts";
import type { SubmitLead } from "#leads/accept/submit-lead.ts";
import { menuKindOf } from "#language/screens.ts";
import { asksForLanguage } from "#language/language-redirect.ts";
import { languageOf, matchPath } from "#language/match-path.ts";
import { isDataRequest, splitPath } from "#language/path-segments.ts";
import { redirectFor } from "#language/redirect-for.ts";
import { provideSiteContext, type SiteContext } from "#site/request-context.ts";
import { withFewFields } from "#http/form-post.ts";
import type { ResponseCache } from "#http/response-cache.ts";
import { compressBody } from "#http/compression.ts";
import {
  contentSecurityPolicy,
  framedPagePolicy,
  type ThirdPartySources,
} from "#http/security-headers.ts";
import { respondFrom, type CachedResponse, cacheResponse } from "#http/cached-response.ts";
import type { Metrics, PageSource } from "./metrics.ts";
import { inLanguage } from "./in-language.ts";
import { takeInlineScripts } from "./inline-scripts.ts";
import { jsonAlternate, cacheControlOf } from "./page-headers.ts";
import { absentPagePath, isMoved } from "./known-pages.ts";
import { dataKey, pageKey } from "./page-key.ts";
import type { UncachedLimit } from "./uncached-limit.ts";
import type { InlineStyles } from "./used-styles.ts";
import { withoutOrigin } from "./without-origin.ts";

export interface PagesOptions {
  readonly renderRoute: RequestHandler;
  readonly site: Omit<
    SiteContext,
    "submitLead" | "readContent" | "scriptNonce" | "takePage" | "settings" | "visitor"
  >;
  readonly content: ContentSource;
  readonly submitLead: SubmitLead;
  readonly metrics: Pick<Metrics, "page" | "rendered">;
  readonly thirdPartySources: ThirdPartySources;
  readonly cache: ResponseCache;
  /** The response in place of one that would be rendered for this request alone, where there are too many. */
  readonly refuseUncached: UncachedLimit;
  /** Paths of routes that are in no table of screens. */
  readonly otherRoutes: ReadonlySet<string>;
  /** Writes the rules that a page uses into it; none in development, where Vite serves them. */
  readonly inlineStyles?: InlineStyles | undefined;
  /** Whether the product API of this process has what pages show, too. */
  readonly hasOwnApi: boolean;
  /** How long a page may be kept by anybody, where changes are not announced; 0: not at all. */
  readonly maxAgeMs?: number;
}

interface RenderOptions {
  /** The visitor's, where known. */
  readonly ip?: string | undefined;
  /** What the page shows; without it the site's own. */
  readonly snapshot?: Snapshot | undefined;
}

/** Renders the pages of the site, and caches those that are whole. */
export function createPages(options: PagesOptions) {
  const {
    renderRoute,
    site,
    content,
    submitLead,
    metrics,
    thirdPartySources,
    cache,
    refuseUncached,
    otherRoutes,
    hasOwnApi,
    inlineStyles = (html) => ({ html, styles: [] }),
    maxAgeMs = Number.POSITIVE_INFINITY,
  } = options;

  /** React Router's own response, the page beside it, and whether a part had to do without the product API. */
  async function render(request: Request, { ip, snapshot }: RenderOptions = {}) {
    const read: ReadContent = snapshot === undefined ? content.reader() : async () => snapshot;
    let isWhole = true;
    let html: string | undefined;
    await turnOfItsOwn();
    const scriptNonce = randomBytes(18).toString("base64url");
    const pageLanguage = languageOf(new URL(request.url).pathname);
    const provider = new RouterContextProvider();
    provideSiteContext(provider, {
      ...site,
      settings: (snapshot ?? content.current()).settings,
      scriptNonce,
      async readContent(wanted, limitMs) {
        const shown = await read(wanted, limitMs);
        await turnOfItsOwn();
        isWhole &&= shown.isWhole;
        return shown;
      },
      takePage: (page) => (html = page),
      visitor: { ip, headers: request.headers },
      submitLead: (form, input) =>
        submitLead(form, input, { ip, language: pageLanguage, headers: request.headers }),
    });
    const response = await inLanguage(pageLanguage, () =>
      renderRoute(withoutOrigin(request), provider),
    );
    return { response, html, scriptNonce, isWhole };
  }

  /**
   * `cacheable` is the page's body where it may be cached. `isPrepared404` says that if this is a 404
   * page, it stands for all paths like it.
   */
  async function renderPage(request: Request, ip?: string, isPrepared404 = false) {
    const started = performance.now();
    const { response, html: page, scriptNonce, isWhole } = await render(request, { ip });
    if (page === undefined) return { response };
    const isFound = response.status === 200;
    const isCacheable = isWhole && (isFound || (isPrepared404 && response.status === 404));
    const headers = new Headers(response.headers);
    const alternate = jsonAlternate(new URL(request.url).pathname);
    if (isFound && hasOwnApi && alternate !== undefined) headers.set("Link", alternate);
    // A page of megabytes takes some milliseconds at each step: requests are answered in between.
    await turnOfItsOwn();
    const { html: unmarked, scripts } = takeInlineScripts(page, scriptNonce);
    await turnOfItsOwn();
    const { html, styles } = inlineStyles(unmarked);
    await turnOfItsOwn();
    const body = new TextEncoder().encode(html);
    metrics.rendered(performance.now() - started);
    // Vite's own scripts in development follow no policy.
    if (!import.meta.env.DEV) {
      headers.set(
        "Content-Security-Policy",
        contentSecurityPolicy({ scripts, styles }, thirdPartySources),
      );
    }
    const cacheControl = cacheControlOf(isFound, maxAgeMs);
    headers.set("Cache-Control", isCacheable ? cacheControl : "no-store");
    return {
      response: new Response(body, { status: response.status, headers }),
      ...(isCacheable && { cacheable: body }),
    };
  }

  /** Of a URL's path and query. */
  function absentKey(url: string): string | undefined {
    const [pathname = ""] = url.split("?", 1);
    const { language, segments } = splitPath(pathname);
    const path = [language, ...segments].join("/").toLowerCase();
    const isOtherRoute = matchPath(pathname) === undefined && otherRoutes.has(path);
    return isOtherRoute ? undefined : absentPagePath(url, content.current());
  }

  /** Rule 1.6: such a page is a 404, and there are few of them. */
  function isKnownCity(pathname: string): boolean {
    const page = matchPath(pathname);
    return page?.screen === "cityRestaurants" && content.current().isCity(page.params.citySlug);
  }

  function isRedirected(url: string): boolean {
    return isMoved(url.split("?", 1)[0] ?? "", content.current());
  }

  /** Renders the page of a key of the cache. */
  async function create(key: string): Promise<CachedResponse | Response> {
    const url = new URL(key, "http://site");
    const isPrepared404 = absentKey(key) === key || isKnownCity(url.pathname);
    const { response, cacheable } = await renderPage(new Request(url), undefined, isPrepared404);
    if (cacheable === undefined) return response;
    const bodies = await compressBody(cacheable, "text/html");
    const status = response.status === 404 ? 404 : 200;
    return cacheResponse(bodies, Object.fromEntries(response.headers), status);
  }

  /** Renders the data of a key of the cache. */
  async function createData(key: string): Promise<CachedResponse | Response> {
    const { response, isWhole } = await render(new Request(new URL(key, "http://site")));
    if (!isWhole || response.status !== 200) return response;
    // No browser and no CDN shows a version of the site data that another one has rendered.
    const headers = { ...Object.fromEntries(response.headers), "cache-control": "no-store" };
    const data = new Uint8Array(await response.arrayBuffer());
    const bodies = await compressBody(data, response.headers.get("Content-Type") ?? "");
    return cacheResponse(bodies, headers, 200);
  }

  /** The 404 page for a path below a language that needs no redirect first. */
  function cachedAbsence(url: string): CachedResponse | undefined {
    const pathname = url.split("?", 1)[0] ?? "";
    if (isDataRequest(pathname) || redirectFor(pathname, "") !== undefined) return undefined;
    const key = absentKey(url);
    return key === undefined ? undefined : cache.get(key);
  }

  return {
    /** The data of a client-side navigation: from the cache, else rendered, and cached if they may be. */
    async data(request: Request, ip?: string): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const pagePath = pathname.replace(/\.data$/, "") + search;
      await content.refreshKnown();
      const key = import.meta.env.DEV ? undefined : dataKey(pathname + search, content.current());
      // A 404's data are cached as little as those of a visitor's own choice.
      const isShared =
        absentPagePath(pagePath, content.current()) === undefined && !isRedirected(pagePath);
      if (key === undefined || !isShared)
        return (await refuseUncached(request, ip)) ?? (await render(request)).response;
      const result = await cache.getOrCreate(key, () => createData(key));
      if ("variants" in result) return respondFrom(result, request);
      // A redirect keeps the whole query, which is not in the key.
      return (await render(request)).response;
    },

    /** A page rendered for this request alone, which is counted before; `ip` is the visitor's, where known. */
    async fresh(request: Request, ip?: string): Promise<Response> {
      metrics.page("uncached");
      const readable = request.method === "POST" ? await withFewFields(request) : request;
      if (readable === undefined) return new Response("Too many fields", { status: 413 });
      const { response } = await renderPage(readable, ip);
      response.headers.set("Cache-Control", "no-store");
      // React Router's own page names routes and advice for the programmer.
      if (response.status !== 405) return response;
      const headers = { Allow: "GET, HEAD", "Cache-Control": "no-store" };
      return new Response("Method not allowed", { status: 405, headers });
    },

    /** A page with content that is not published, for a frame at the desk: no script of it runs. */
    async preview(path: string, snapshot: Snapshot): Promise<Response> {
      const request = new Request(new URL(path, "http://site"));
      const { response, html: rendered = "", scriptNonce } = await render(request, { snapshot });
      const { html, styles } = inlineStyles(takeInlineScripts(rendered, scriptNonce).html);
      const headers = new Headers(response.headers);
      headers.set("Content-Security-Policy", framedPagePolicy(styles, thirdPartySources));
      headers.set("X-Frame-Options", "SAMEORIGIN");
      headers.set("Cache-Control", "no-store");
      return new Response(html, { status: response.status, headers });
    },

    /** The cached page, or its data, at a URL (path and query as the request has them): nothing is rendered. */
    cached(url: string): CachedResponse | undefined {
      if (asksForLanguage(url)) return undefined;
      const data = dataKey(url, content.current());
      if (data !== undefined) return cache.get(data);
      const key = pageKey(url, content.current());
      const page = (key === undefined ? undefined : cache.get(key)) ?? cachedAbsence(url);
      if (page !== undefined) metrics.page("cached");
      return page;
    },

    /** Where a URL of this site leads in the end: a restaurant in a wrong city has another one. */
    async lastHop(target: string, ip?: string): Promise<string> {
      const url = new URL(target, "http://site");
      const screen = matchPath(url.pathname)?.screen;
      const isOfRestaurant = screen === "restaurant" || menuKindOf(screen) !== undefined;
      if (!isOfRestaurant && !isRedirected(target)) return target;
      const { headers } = await this.page(new Request(url), ip);
      return headers.get("Location") ?? target;
    },

    /** Renders the page, or the data, of a key of the cache again. */
    async create(key: string): Promise<CachedResponse | Response> {
      await content.refreshKnown();
      return dataKey(key, content.current()) === key ? createData(key) : create(key);
    },

    /** A page for reading: from the cache, else rendered, and cached if it may be. */
    async page(request: Request, ip?: string): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      await content.refreshKnown();
      const key = absentKey(pathname + search) ?? pageKey(pathname + search, content.current());
      if (key === undefined)
        return (await refuseUncached(request, ip)) ?? (await this.fresh(request, ip));
      // A redirect keeps the whole query, which is not in the key.
      if (isRedirected(pathname))
        return (await refuseUncached(request, ip)) ?? (await renderPage(request)).response;
      let source: PageSource = "cached";
      const result = await cache.getOrCreate(key, async () => {
        const created = await create(key);
        source = "variants" in created ? "rendered" : "uncached";
        return created;
      });
      metrics.page(source);
      if ("variants" in result) return respondFrom(result, request);
      const location = result.headers.get("Location");
      // A redirect keeps the whole query, which is not in the key.
      if (location !== null) result.headers.set("Location", location.split("?", 1)[0] + search);
      return result;
    },
  };
}

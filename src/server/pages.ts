import { randomBytes } from "node:crypto";
import { RouterContextProvider, type RequestHandler } from "react-router";
import type { SubmitLead } from "#leads/accept/submit-lead.ts";
import { languageOf, matchPath } from "#language/match-path.ts";
import { provideSiteContext, type SiteContext } from "#site/request-context.ts";
import { ResponseCache } from "#http/response-cache.ts";
import { watchFailures } from "./content-client.ts";
import { compressPage } from "#http/compression.ts";
import type { Metrics, PageSource } from "./metrics.ts";
import type { HeaderRestaurants } from "./header-restaurants.ts";
import { takeInlineScripts } from "./inline-scripts.ts";
import { pageKey } from "./page-key.ts";
import { inLanguage } from "./page-language.ts";
import { contentSecurityPolicy, type ForeignSources } from "#http/security-headers.ts";
import { respondFrom, type CachedResponse, cacheResponse } from "#http/cached-response.ts";

/** A browser asks again each time; a CDN may keep a page and refresh it behind the visitor's back. */
const CACHE_CONTROL = "public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600";

export interface PagesOptions {
  readonly renderRoute: RequestHandler;
  readonly site: Omit<SiteContext, "submitLead" | "headerRestaurants" | "scriptNonce">;
  readonly headerRestaurants: () => Promise<HeaderRestaurants>;
  readonly submitLead: SubmitLead;
  readonly metrics: Pick<Metrics, "page" | "rendered" | "watchPages">;
  readonly foreignSources: ForeignSources;
  /** How long a page may be kept; infinite where content changes are announced. */
  readonly maximumAgeMs: number;
}

/** Renders the pages of the site, and keeps those that are whole. */
export function createPages(options: PagesOptions) {
  const {
    renderRoute,
    site,
    headerRestaurants,
    submitLead,
    metrics,
    foreignSources,
    maximumAgeMs,
  } = options;
  const cache = new ResponseCache({ maximumAgeMs });
  metrics.watchPages(() => ({ pages: cache.size, bytes: cache.bytes }));

  /** React Router's own answer, and whether a part of it had to do without the product API. */
  async function render(request: Request, address?: string) {
    const content = watchFailures(site.api);
    let isHeaderCurrent = true;
    const scriptNonce = randomBytes(18).toString("base64url");
    const pageLanguage = languageOf(new URL(request.url).pathname);
    const provider = new RouterContextProvider();
    provideSiteContext(provider, {
      ...site,
      scriptNonce,
      api: content.client,
      headerRestaurants: async () => {
        const { restaurants, isCurrent } = await headerRestaurants();
        isHeaderCurrent &&= isCurrent;
        return restaurants;
      },
      submitLead: (form, input) =>
        submitLead(form, input, { ip: address, language: pageLanguage, headers: request.headers }),
    });
    const response = await inLanguage(pageLanguage, () =>
      renderRoute(withoutOrigin(request), provider),
    );
    const isWhole = isHeaderCurrent && !content.hadFailure();
    return { response, scriptNonce, isKeepable: isWhole && response.status === 200 };
  }

  async function renderPage(request: Request, address?: string) {
    const started = performance.now();
    const { response, scriptNonce, isKeepable } = await render(request, address);
    const headers = new Headers(response.headers);
    if (!headers.get("Content-Type")?.startsWith("text/html"))
      return { response, isKeepable: false };
    const { html, inlineScripts } = takeInlineScripts(await response.text(), scriptNonce);
    metrics.rendered(performance.now() - started);
    // Vite's own scripts in development keep to no policy.
    if (!import.meta.env.DEV) {
      headers.set("Content-Security-Policy", contentSecurityPolicy(inlineScripts, foreignSources));
    }
    headers.set("Cache-Control", isKeepable ? CACHE_CONTROL : "no-store");
    return { response: new Response(html, { status: response.status, headers }), isKeepable };
  }

  return {
    /** Forgets all kept pages: the content has changed. */
    clear: () => cache.clear(),

    /** The data of a client-side navigation. It depends on the router's own parameters too. */
    async data(request: Request): Promise<Response> {
      return (await render(request)).response;
    },

    /** A page rendered for this request alone; `address` is the visitor's, where known. */
    async fresh(request: Request, address?: string): Promise<Response> {
      metrics.page("unkept");
      const { response } = await renderPage(request, address);
      // React Router's own page names routes and advice for the programmer.
      return response.status === 405 ? notForPosting() : response;
    },

    /** The kept page at an address (path and query), if there is one: nothing is rendered. */
    stored(address: string): CachedResponse | undefined {
      // Most addresses have no query, and then are their own key.
      const key = address.includes("?") ? pageKey(new URL(`http://site${address}`)) : address;
      const page = key === undefined ? undefined : cache.stored(key);
      if (page !== undefined) metrics.page("kept");
      return page;
    },

    /** Where an address of this site leads in the end: a restaurant in a wrong city has another one. */
    async lastHop(address: string): Promise<string> {
      const url = new URL(address, "http://site");
      if (matchPath(url.pathname)?.screen !== "restaurant") return address;
      const { headers } = await this.kept(new Request(url));
      return headers.get("Location") ?? address;
    },

    /** A page for reading: kept from an earlier visitor where possible. */
    async kept(request: Request): Promise<Response> {
      const key = pageKey(new URL(request.url));
      if (key === undefined) return this.fresh(request);
      let source: PageSource = "kept";
      const result = await cache.get(key, async () => {
        const { response, isKeepable } = await renderPage(new Request(new URL(key, request.url)));
        source = isKeepable ? "rendered" : "unkept";
        if (!isKeepable) return response;
        const bodies = await compressPage(await response.text());
        return cacheResponse(bodies, Object.fromEntries(response.headers));
      });
      metrics.page(source);
      if ("variants" in result) return respondFrom(result, request);
      // A redirect keeps the visitor's whole query, which the key of a kept page has lost.
      return result.headers.has("Location") ? (await renderPage(request)).response : result;
    },
  };
}

function notForPosting(): Response {
  const headers = { Allow: "GET, HEAD", "Cache-Control": "no-store" };
  return new Response("Method not allowed", { status: 405, headers });
}

/**
 * React Router compares the origin of a post with the address that this process is called by, which
 * behind a proxy is another. `submitLead` makes that check, and knows the public address.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has("Origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}

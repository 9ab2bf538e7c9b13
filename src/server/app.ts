import { AsyncLocalStorage } from "node:async_hooks";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createApi } from "../api/api.ts";
import { createApiClient } from "../api/api-client.ts";
import { healthApi } from "../api/health/health.api.ts";
import type { Log } from "../api/log.ts";
import type { SiteSettings } from "../api/site-settings/site-settings.contract.ts";
import type { Environment } from "../configuration/environment.server.ts";
import type { Database } from "../database/connect.server.ts";
import { languageOf } from "../language/match-path.ts";
import type { Language } from "../language/languages.ts";
import { overwriteGetLocale } from "../language/paraglide/runtime.js";
import { redirectFor } from "../language/redirect-for.ts";
import { provideSiteContext } from "../site/request-context.ts";
import { pageKey } from "./page-key.ts";
import { PageCache, respondWithPage } from "./page-cache.ts";
import { requestLog } from "./request-log.ts";
import { contentSecurityPolicy, SECURITY_HEADERS } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

const language = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => language.getStore() ?? "pt");

/** What start-up made once and the application serves with. */
export interface Host {
  readonly environment: Environment;
  readonly database: Database;
  readonly settings: SiteSettings;
  readonly log: Log;
  /** In development Vite serves the files, and pages are rendered anew each time. */
  readonly development?: boolean;
}

/** The whole site as one fetch handler: static files, product API, pages; and its page cache. */
export function createApp(host: Host) {
  const { environment, database, log, settings, development = false } = host;
  const api = createApi({ database, log });
  const client = createApiClient({
    baseUrl: environment.apiUrl ?? "http://in-process/api",
    fetch: environment.apiUrl === undefined ? (request) => api.fetch(request) : fetch,
    log,
  });
  const renderRoute = createRequestHandler(build, development ? "development" : "production");
  const imageOrigins = allowedImageOrigins(environment);
  const pages = new PageCache();

  async function render(request: Request): Promise<Response> {
    const provider = new RouterContextProvider();
    const { siteUrl, mapTileUrl } = environment;
    provideSiteContext(provider, { api: client, settings, siteUrl, mapTileUrl, log });
    return language.run(languageOf(new URL(request.url).pathname), () =>
      renderRoute(request, provider),
    );
  }

  async function renderPage(request: Request): Promise<Response> {
    const response = await render(request);
    if (development || !response.headers.get("Content-Type")?.startsWith("text/html")) {
      return response;
    }
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set("Content-Security-Policy", contentSecurityPolicy(html, imageOrigins));
    if (response.status !== 200) headers.set("Cache-Control", "no-store");
    return new Response(html, { status: response.status, headers });
  }

  async function cachedPage(request: Request): Promise<Response> {
    const key = pageKey(new URL(request.url));
    const result = await pages.get(key, async () => {
      const response = await renderPage(new Request(new URL(key, request.url)));
      if (response.status !== 200) return response;
      const headers = { ...Object.fromEntries(response.headers), ...PAGE_CACHE_CONTROL };
      return { html: await response.text(), headers };
    });
    return result instanceof Response ? result : respondWithPage(result, request);
  }

  const app = new Hono();
  app.use(requestLog(log));
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value);
  });
  app.route("/", healthApi(database, log));
  app.use("/api/*", compress());
  app.route("/", api);
  app.get("/site-config.json", (context) => context.json(settings));
  if (!development) app.route("/", staticFiles());
  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const target = pathname.endsWith(".data") ? undefined : redirectFor(pathname, search);
    return target === undefined ? next() : context.redirect(target, 301);
  });
  app.on(["GET", "HEAD"], "*.data", compress(), (context) => render(context.req.raw));
  app.on(["GET", "HEAD"], "*", (context) =>
    development ? renderPage(context.req.raw) : cachedPage(context.req.raw),
  );
  app.all("*", (context) => renderPage(context.req.raw));
  return { app, pages };
}

/** A browser asks again each time, a CDN may keep pages and refresh them behind the visitor's back. */
const PAGE_CACHE_CONTROL = {
  "cache-control": "public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600",
};

function allowedImageOrigins({ mapTileUrl, apiUrl }: Environment): string[] {
  const tiles = new URL(mapTileUrl.replaceAll(/[{}]/g, "")).origin.replace("://s.", "://*.");
  // A remote product API may keep its pictures anywhere.
  return apiUrl === undefined ? [tiles] : [tiles, "https:"];
}

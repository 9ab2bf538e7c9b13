import * as build from "virtual:react-router/server-build";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler } from "react-router";
import { createApi } from "#api/api.ts";
import { countLead } from "#api/insights/insights.queries.ts";
import { healthApi } from "#api/health/health.api.ts";
import { limitPageBody } from "#leads/accept/leads.api.ts";
import { createNewsletterConfirmation } from "#leads/accept/newsletter-confirmation.ts";
import { createOwnDataAccess } from "#leads/own-data/own-data-access.ts";
import { createSubmitLead } from "#leads/accept/submit-lead.ts";
import { menuPdfs } from "#server/pdfs/menu-pdfs.ts";
import { settingsOfDraft } from "#content/site-settings/settings-of-draft.ts";
import { siteSettingsApi } from "#api/site-settings/site-settings.api.ts";
import { withTimeLimit } from "#runtime/concurrency/time-limit.ts";
import { PATIENCE_MS } from "#content/snapshot.ts";
import { clientIp } from "#runtime/http/client-ip.ts";
import { outsideRequest } from "#runtime/http/current-request.ts";
import { readPictureFile } from "#content/store/pictures.ts";
import { createDiskRoom } from "#database/disk-room.ts";
import { createIpLookup } from "#services/country-lookup/ip-lookup.ts";
import {
  webAnalyticsSources,
  webAnalyticsSettings,
} from "#services/web-analytics/web-analytics.settings.ts";
import { countryCode, NAMED_COUNTRIES } from "#language/countries.ts";
import { isDataRequest } from "#language/path-segments.ts";
import { matchPath } from "#language/match-path.ts";
import { menuKindOf } from "#language/screens.ts";
import { redirectOnServer } from "#language/language-redirect.ts";
import { ResponseCache } from "#runtime/http/response-cache.ts";
import { createStaticFiles } from "#runtime/http/static-files.ts";
import { prepareResponse, type PreparedResponse } from "#runtime/http/cached-response.ts";
import { redactedError } from "#runtime/logging/log.ts";
import { calendarRoute } from "./calendar/calendar-route.ts";
import { happeningsRoute } from "./calendar/happenings-route.ts";
import { crawlerRoutes } from "./crawlers/crawlers.ts";
import { isContentPath } from "./page-cache/cache-key.ts";
import { createCachedResponses, FOR_CACHE } from "./page-cache/cached-responses.ts";
import { countRender } from "./page-cache/render-limit.ts";
import { isAbsentMenu } from "./pdfs/menu-pdfs.ts";
import { knownRestaurants, knownZone } from "./known-restaurants.ts";
import { menuPictures } from "./pdfs/menu-pictures.ts";
import { mapTilesRoute } from "./map-tiles-route.ts";
import { metricsRoute } from "./metrics.ts";
import { createPages } from "./pages.ts";
import { ownDataFiles } from "./own-data/own-data-files.ts";
import { picturesRoute } from "./pictures/pictures-route.ts";
import { createPreview } from "./preview.ts";
import { reservedPaths } from "./reserved-paths.ts";
import type { Services } from "./services.ts";
import { createInlineStyles, readStyleIndex } from "./used-styles.ts";

/** In development Vite serves scripts and styles, and pages are not cached. */
interface Host extends Services {
  readonly development?: boolean;
  readonly desk?: Pick<Hono, "fetch"> | undefined;
}

/** How long a redirect waits to find its final target. */
const LAST_HOP_MS = 1000;

const DESK_PATH = /^\/(api\/)?desk(?=[/?#]|$)/;

/** Creates the site's fetch handler: static files, product API and pages, with their caches. */
export function createApp(host: Host) {
  const { environment, database, log, onLeadStored, desk, drawMenu, development = false } = host;
  const { fileSettings, content, ownContent, metrics, limits, requestId, isStopping } = host;
  const { apiUrl, siteUrl, reverseGeocodeUrl } = environment;
  const isRemote = apiUrl !== undefined;
  const diskRoom = createDiskRoom(database.orm);
  const secret = environment.newsletterConfirmationSecret;
  const isNewsletterConfirmed = secret !== undefined;
  const accepting = {
    database,
    onLeadStored,
    countLead: (leadId: string) => countLead(database.orm, leadId),
    siteName: () => content.current().settings.siteName,
  };
  const newsletter = createNewsletterConfirmation({ ...accepting, secret });
  const isMailOn = environment.smtpUrl !== undefined;
  const ownData = createOwnDataAccess({ database, isMailOn, siteUrl });
  const submit = createSubmitLead({
    ...accepting,
    log,
    onLimit: metrics.limitedLead,
    onStoreFailed: diskRoom.noteFailure,
    isAcknowledged: environment.isLeadAcknowledged,
    isNewsletterConfirmed,
    isRestaurant: async (slug) => (await knownRestaurants(content)).has(slug),
    zoneOf: (slug) => knownZone(content, slug),
    siteUrl,
  });
  const ipOf = (context: Context) => clientIp(context, environment.trustProxy);
  const app = new Hono();
  const api = createApi({
    mountedIn: app,
    limit: limits.limit,
    content: ownContent.current,
    database,
    log,
    leads: { submit, trustedProxies: environment.trustProxy },
    insights: {
      restaurantSlugs: () => knownRestaurants(content),
      siteUrl,
      trustedProxies: environment.trustProxy,
    },
    vitals: {
      countryHeader: environment.countryHeader,
      countries: NAMED_COUNTRIES.flatMap((country) => countryCode(country) ?? []),
      siteUrl,
      trustedProxies: environment.trustProxy,
      onVital: metrics.vital,
    },
    country: {
      header: environment.countryHeader,
      trustedProxies: environment.trustProxy,
      lookUp: createIpLookup({ serviceUrl: environment.ipLookupUrl }),
    },
  });
  const webAnalytics = webAnalyticsSettings(fileSettings.analytics, (name) => {
    log.warn({ setting: `analytics.${name}` }, "Enabled without a valid identifier: stays off");
  });
  const services = webAnalyticsSources(webAnalytics);
  // Changes of a remote product API are not announced.
  const maxAgeMs = isRemote ? environment.pageMaxAgeMs : Number.POSITIVE_INFINITY;
  const cache = new ResponseCache({ maxAgeMs });
  metrics.watchCache(() => ({ responses: cache.size, bytes: cache.bytes }));
  const pages = createPages({
    renderRoute: createRequestHandler(build, development ? "development" : "production"),
    content,
    site: {
      webAnalytics,
      siteUrl,
      reverseGeocodeUrl,
      newsletter,
      isNewsletterConfirmed,
      quarantineDays: environment.quarantineDays,
      leadMonths: environment.leadMonths,
      ownData,
      log,
    },
    submitLead: submit,
    metrics,
    thirdPartySources: {
      scripts: services.scripts,
      // A remote product API may host its pictures anywhere.
      imageOrigins: [...(isRemote ? ["https:"] : []), ...services.images],
      connectOrigins: [new URL(reverseGeocodeUrl).origin, ...services.connections],
    },
    maxAgeMs,
    hasOwnApi: !isRemote,
    inlineStyles: development
      ? undefined
      : createInlineStyles(readStyleIndex(), build.assets.routes["root"]?.css?.[0] ?? ""),
  });

  const files = createStaticFiles({
    which: development ? "images only" : "all",
    assetsDir: environment.assetsDir,
    onFailed: (error) => log.error({ reason: redactedError(error) }, "File sent incompletely"),
  });
  const pictures = picturesRoute({
    orm: database.orm,
    folder: join(environment.dataDir, "pictures"),
    log,
  });
  const { routes: tiles, readTile } = mapTilesRoute({
    mapTileUrl: environment.mapTileUrl,
    siteUrl,
    folder: join(environment.dataDir, "map-tiles"),
    restaurants: async () =>
      (await content.reader()(["restaurants"], PATIENCE_MS)).known.restaurants,
    limit: limits.limit,
    log,
  });
  const isReading = ["GET", "HEAD"];
  const cached = createCachedResponses({
    cache,
    isOff: development,
    render: async (request, forCache) => app.fetch(request, forCache),
    contents: () => ({ content: content.current(), ownContent: ownContent.current() }),
    refreshKnown: () => content.refreshKnown(),
    limits,
    ipOf,
    isStopping,
    metrics,
  });
  /** Returns a redirect's final target: a restaurant in a wrong city redirects again. */
  async function lastHop(target: string, ip: string | undefined): Promise<string> {
    const url = new URL(target, "http://site");
    const screen = matchPath(url.pathname)?.screen;
    const mayMove = screen === "restaurant" || menuKindOf(screen) !== undefined;
    if (!mayMove && content.current().movedTo(url.pathname) === undefined) return target;
    const response = await cached.respond(new Request(url), ip);
    const { headers } = response ?? (await pages.page(new Request(url), { isShared: false, ip }));
    return headers.get("Location") ?? target;
  }
  app.onError((error, context) => {
    log.error({ path: context.req.path, reason: redactedError(error) }, "Request failed");
    const message = `Service unavailable. Reference: ${requestId() ?? "none"}`;
    return context.text(message, 503, { "Cache-Control": "no-store" });
  });
  app.route("/", metricsRoute(metrics, environment.metricsToken));
  app.on(isReading, "*", (context, next) =>
    isContentPath(context.req.path) ? cached.middleware(context, next) : next(),
  );
  app.use("/api/*", compress());
  app.route("/", api);
  app.route(
    "/",
    siteSettingsApi(() => content.current().settings),
  );
  app.route("/", healthApi({ database, hasRoom: diskRoom.isThere, log, isStopping }));
  app.route("/", files.routes);
  app.route("/media", pictures.routes);
  const drawing = { draw: drawMenu, readPicture: menuPictures(database.orm) };
  app.route("/menus", menuPdfs({ content, ...drawing, siteUrl, log }));
  app.route("/calendar", happeningsRoute({ content, siteUrl }));
  app.route("/calendar", calendarRoute({ content, siteUrl }));
  app.route("/own-data", ownDataFiles(ownData));
  app.route("/tiles", tiles);
  app.route(
    "/",
    crawlerRoutes({
      content,
      siteUrl,
      readUpload: (hash) => readPictureFile(database.orm, hash),
      log,
    }),
  );
  app.on(isReading, "*", async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const target = redirectOnServer(pathname, search);
    if (target === undefined) return next();
    // A redirect and its page have ten seconds each, so the redirect does not wait for the API.
    const last = withTimeLimit(lastHop(target, ipOf(context)), LAST_HOP_MS).catch(() => target);
    return context.redirect(await last, 301);
  });
  app.on(isReading, "*", compress(), cached.middleware, (context) => {
    const { raw } = context.req;
    const reader = { isShared: context.env === FOR_CACHE, ip: ipOf(context) };
    // Decoded like the router's: an escaped dot makes it a page's URL.
    const isData = isDataRequest(new URL(raw.url).pathname);
    return isData ? pages.data(raw, reader) : pages.page(raw, reader);
  });
  const limitPosts: MiddlewareHandler = async (context, next) =>
    (await countRender(limits, context.req.raw, ipOf(context))) ?? next();
  app.all("*", limitPosts, limitPageBody, (context) => {
    metrics.page("uncached");
    return pages.page(context.req.raw, { isShared: false, ip: ipOf(context) });
  });

  async function fetch(request: Request, connection?: object): Promise<Response> {
    const isOfDesk = desk && DESK_PATH.test(new URL(request.url).pathname);
    return isOfDesk ? desk.fetch(request, connection) : app.fetch(request, connection);
  }

  /** Returns the response to a GET or HEAD request if it is in memory. */
  function fromCache({ method, url = "", headers }: IncomingMessage): PreparedResponse | undefined {
    if (!isReading.includes(method ?? "") || !url.startsWith("/")) return undefined;
    if (desk && DESK_PATH.test(url)) return undefined;
    const [path = ""] = url.split("?", 1);
    const stored = files.cached(path) ?? pictures.cached(path) ?? cached.cached(url);
    return (
      stored &&
      prepareResponse(stored, {
        acceptEncoding: headers["accept-encoding"]?.toString(),
        ifNoneMatch: headers["if-none-match"],
      })
    );
  }

  /** Refreshes what derives from the content. */
  function contentChanged(): void {
    // Outside the request, so that its time limit does not apply.
    outsideRequest(() => {
      void pictures.refresh();
      void cached.refresh();
    });
  }

  const preview = createPreview({
    content,
    settingsWith: (draft) => settingsOfDraft(fileSettings, draft),
    render: pages.preview,
  });

  const isReserved = reservedPaths(app, {
    isFile: files.has,
    isAbsent: (path) => isAbsentMenu(path, content.current()),
  });

  return { fetch, fromCache, contentChanged, preview, isReserved, readTile, routes: app.routes };
}

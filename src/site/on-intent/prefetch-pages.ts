import { preloadModule } from "react-dom";
import type { MiddlewareFunction } from "react-router";
import { languageOf, matchPath } from "#language/match-path.ts";
import { pathTo } from "#language/path-to.ts";
import { HYDRATED_EVENT, PAGE_EVENT } from "./bootstrap-contract.ts";
import { SPECULATION_RULES_TYPE } from "./speculation-rules.ts";

/** A mouse that only passes over a link prefetches nothing. */
const HOVER_MS = 65;
/** Unused data expire after this time, because content may change. */
const MAXIMUM_AGE_MS = 10_000;
/** The maximum age of data prefetched when idle, equal to that of an open page. */
const MAXIMUM_IDLE_AGE_MS = 5 * 60_000;
/** The header's links towards a table, a quote or a reservation. */
const MOST_USED = ["restaurantList", "events", "experiences"] as const;
/** At most two rows of cards on a wide screen. */
const MOST_IN_VIEW = 6;

interface RouteFiles {
  readonly module: string;
  readonly imports?: readonly string[];
}
/** React Router's globals. */
interface Globals {
  readonly __reactRouterManifest?: {
    readonly entry: RouteFiles;
    readonly routes: Readonly<Record<string, RouteFiles & { readonly hasLoader: boolean }>>;
  };
  readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
}
/** The browser's description of the network. */
interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: string;
  readonly type?: string;
}

/** By data URL; undefined once a navigation has taken the response. */
const prefetched = new Map<string, Promise<Response> | undefined>();
let originalFetch: typeof fetch;

/**
 * Prefetches a page's module and data when a finger, mouse or focus is on its link, and when idle
 * those of the most used pages and of visible links. React Router has no other hook, and its own
 * prefetching omits routes with a client loader.
 */
export function prefetchPages(): void {
  originalFetch = window.fetch.bind(window);
  window.fetch = fetchOrTakePrefetched;
  // From now on links need only the pages' data.
  document.querySelector(`script[type="${SPECULATION_RULES_TYPE}"]`)?.remove();
  let timer: ReturnType<typeof setTimeout>;
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== location.origin || link.target === "_blank") return;
    const page = new URL(link.href);
    if (event.type !== "pointerdown") timer = setTimeout(() => void prefetch(page), HOVER_MS);
    else if ((event as PointerEvent).button === 0) void prefetch(page);
  };
  for (const type of ["pointerdown", "pointerover", "focusin"]) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  for (const type of [HYDRATED_EVENT, PAGE_EVENT, "scrollend"])
    document.addEventListener(type, prefetchWhenIdle);
}

/** Only on a network that the browser reports as fast and unmetered. */
function prefetchWhenIdle(): void {
  const connection = currentConnection();
  if (connection?.effectiveType !== "4g" || connection.type === "cellular") return;
  requestIdleCallback(async () => {
    // In sequence, so that a page wanted meanwhile need not wait for three.
    const mostUsed = MOST_USED.map((screen) => pathTo(languageOf(location.pathname), screen));
    for (const url of [...mostUsed, ...pagesInView()])
      await prefetch(new URL(url, location.href), MAXIMUM_IDLE_AGE_MS);
  });
}

/** Returns the URLs of visible links, except those with a visitor's choice. */
function pagesInView(): readonly string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].filter((link) => {
    const { top, right, bottom, left } = link.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return isInView && link.origin === location.origin && link.search === "";
  });
  return [...new Set(links.map(({ href }) => href))].slice(0, MOST_IN_VIEW);
}

const globals = () => window as unknown as Globals;
const currentConnection = () => (navigator as { readonly connection?: Connection }).connection;

/** Prefetches a link's target; resolves once data have arrived or failed. */
async function prefetch(page: URL, maximumAge = MAXIMUM_AGE_MS): Promise<void> {
  const isShown = page.pathname + page.search === location.pathname + location.search;
  if (!isShown && !currentConnection()?.saveData) await askFor(page, maximumAge);
}

/**
 * Requests data and files together for a navigation without a link, such as going back; React
 * Router would request data only after the module.
 */
export const prefetchNavigation: MiddlewareFunction = ({ request, url }, next) => {
  const { __reactRouterRouteModules: loaded = {} } = globals();
  const id = routeIdOf(url);
  if (request.method === "GET" && id !== undefined && !Object.hasOwn(loaded, id))
    void askFor(url, MAXIMUM_AGE_MS);
  return next();
};

async function askFor(page: URL, maximumAge: number): Promise<void> {
  const id = routeIdOf(page) ?? "";
  // Data first: they take longest, and HTTP/1.1 allows six requests at a time.
  const data = routes().get(id)?.hasLoader ? prefetchData(page, id, maximumAge) : undefined;
  preloadFiles(id);
  await data;
}

const routes = () => new Map(Object.entries(globals().__reactRouterManifest?.routes ?? {}));

function preloadFiles(routeId: string): void {
  const route = routes().get(routeId);
  if (route === undefined) return;
  const first = [globals().__reactRouterManifest?.entry, routes().get("root")];
  const loaded = new Set(first.flatMap((one) => one?.imports ?? []));
  for (const url of [route.module, ...(route.imports ?? [])]) {
    if (!loaded.has(url)) preloadModule(url);
  }
}

/** Returns the route of a canonical URL; an alias redirects first. */
function routeIdOf(page: URL): string | undefined {
  const match = matchPath(page.pathname);
  return match === undefined || match.alias ? undefined : `${match.language}/${match.screen}`;
}

async function prefetchData(page: URL, routeId: string, maximumAge: number): Promise<void> {
  // React Router's data URL of the page.
  const url = new URL(page);
  url.hash = "";
  url.pathname += ".data";
  url.searchParams.set("_routes", routeId);
  const { href } = url;
  if (prefetched.has(href)) return;
  const response = fetchWhole(url);
  prefetched.set(href, response);
  setTimeout(() => prefetched.delete(href), maximumAge);
  // The navigation notices the failure and requests again.
  const found = await response.catch(() => undefined);
  if (!found?.ok && prefetched.get(href) === response) prefetched.delete(href);
}

/** An unread response may keep its connection, and is lost offline. */
async function fetchWhole(url: URL): Promise<Response> {
  const response = await originalFetch(url);
  return response.status === 200 ? new Response(await response.blob(), response) : response;
}

async function fetchOrTakePrefetched(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const href = input instanceof URL ? input.href : "";
  const response = prefetched.get(href);
  // Doesn't prefetch again while the navigation is in flight.
  if (response) prefetched.set(href, undefined);
  const found = await response?.catch(() => undefined);
  return found?.ok ? found : originalFetch(input, init);
}

import { preloadModule } from "react-dom";
import type { MiddlewareFunction } from "react-router";
import { languageOf, matchPath } from "#language/match-path.ts";
import { pathTo } from "#language/path-to.ts";
import { HYDRATED_EVENT, PAGE_EVENT } from "./bootstrap-contract.ts";
import { SPECULATION_RULES_TYPE } from "./speculation-rules.ts";

/** A mouse that only passes over a link asks for nothing. */
const HOVER_MS = 65;
/** Content may change: what nobody has used expires after this time. */
const MAXIMUM_AGE_MS = 10_000;
/** What was asked for before anybody wanted it; a page that stays open may be as old. */
const MAXIMUM_IDLE_AGE_MS = 5 * 60_000;
/** The header's links that lead to a table, a request or a reservation. */
const MOST_USED = ["restaurantList", "events", "experiences"] as const;
/** Two rows of cards at most, on a wide screen. */
const MOST_IN_VIEW = 6;

interface RouteFiles {
  readonly module: string;
  readonly imports?: readonly string[];
}
/** What React Router keeps in the window. */
interface Globals {
  readonly __reactRouterManifest?: {
    readonly entry: RouteFiles;
    readonly routes: Readonly<Record<string, RouteFiles & { readonly hasLoader: boolean }>>;
  };
  readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
}
/** Where the browser says what network it is on. */
interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: string;
  readonly type?: string;
}

/** By the URL of the data; undefined when a navigation has taken the response. */
const prefetched = new Map<string, Promise<Response> | undefined>();
let originalFetch: typeof fetch;

/**
 * Asks for the module and the data of a page as soon as a finger, a mouse or the focus is on a link
 * to it, so that the navigation finds both; for the most used pages, and for those whose links are
 * in view, as soon as there is nothing else to do. React Router fetches data by itself and offers no
 * other way in: its own prefetching leaves out routes with a client loader.
 */
export function prefetchPages(): void {
  originalFetch = window.fetch.bind(window);
  window.fetch = fetchOrTakePrefetched;
  // From now on links need the data of pages alone.
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

/** Only where the browser says that the network is fast and that nobody pays for its bytes. */
function prefetchWhenIdle(): void {
  const connection = currentConnection();
  if (connection?.effectiveType !== "4g" || connection.type === "cellular") return;
  requestIdleCallback(async () => {
    // One after the other, so that a page that is wanted meanwhile does not wait for three.
    const mostUsed = MOST_USED.map((screen) => pathTo(languageOf(location.pathname), screen));
    for (const url of [...mostUsed, ...pagesInView()])
      await prefetch(new URL(url, location.href), MAXIMUM_IDLE_AGE_MS);
  });
}

/** The URLs that links on the screen lead to, without those that carry a visitor's choice. */
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

/** What a link leads to; returns when the data have come, or cannot be had. */
async function prefetch(page: URL, maximumAge = MAXIMUM_AGE_MS): Promise<void> {
  const isShown = page.pathname + page.search === location.pathname + location.search;
  if (!isShown && !currentConnection()?.saveData) await askFor(page, maximumAge);
}

/**
 * A navigation that no link has announced, as the browser's way back, asks for data and files at
 * once, too: React Router asks for the data when it has the module.
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
  // The data first: they take the longest, and HTTP/1.1 has six requests at a time.
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

/** Of a page's own URL; an alias leads there first. */
function routeIdOf(page: URL): string | undefined {
  const match = matchPath(page.pathname);
  return match === undefined || match.alias ? undefined : `${match.language}/${match.screen}`;
}

async function prefetchData(page: URL, routeId: string, maximumAge: number): Promise<void> {
  // The URL that React Router makes of the page's.
  const url = new URL(page);
  url.hash = "";
  url.pathname += ".data";
  url.searchParams.set("_routes", routeId);
  const { href } = url;
  if (prefetched.has(href)) return;
  const response = fetchWhole(url);
  prefetched.set(href, response);
  setTimeout(() => prefetched.delete(href), maximumAge);
  // A failure is the navigation's to notice, which then asks by itself.
  const found = await response.catch(() => undefined);
  if (!found?.ok && prefetched.get(href) === response) prefetched.delete(href);
}

/** A response that nobody reads may keep its connection, and is lost with the network. */
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
  // A hand that stays on the link does not ask again while the page comes.
  if (response) prefetched.set(href, undefined);
  const found = await response?.catch(() => undefined);
  return found?.ok ? found : originalFetch(input, init);
}

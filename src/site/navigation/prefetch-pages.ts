import { preloadModule } from "react-dom";
import { matchPath } from "#language/match-path.ts";

/** A mouse that only passes over a link asks for nothing. */
const HOVER_MS = 65;
/** Content may change: an unused prefetch expires after this time. */
const MAXIMUM_AGE_MS = 10_000;

interface RouteManifest {
  readonly routes: Readonly<
    Record<
      string,
      { readonly hasLoader: boolean; readonly module: string; readonly imports?: readonly string[] }
    >
  >;
}

/** By the URL of the data; undefined when a navigation has taken the response. */
const prefetched = new Map<string, Promise<Response> | undefined>();
let originalFetch: typeof fetch;

/**
 * Asks for the module and the data of a page as soon as a finger, a mouse or the focus is on a link
 * to it, so that the navigation finds both. React Router fetches data by itself and offers no other
 * way in: its own prefetching leaves out routes with a client loader.
 */
export function prefetchPages(): void {
  originalFetch = window.fetch.bind(window);
  window.fetch = fetchOrTakePrefetched;
  let timer: ReturnType<typeof setTimeout>;
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== location.origin || link.target === "_blank") return;
    const page = new URL(link.href);
    if (event.type !== "pointerdown") timer = setTimeout(prefetch, HOVER_MS, page);
    else if ((event as PointerEvent).button === 0) prefetch(page);
  };
  for (const type of ["pointerdown", "pointerover", "focusin"]) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

function prefetch(page: URL): void {
  const { connection } = navigator as { connection?: { readonly saveData: boolean } };
  const match = matchPath(page.pathname);
  const isShown = page.pathname + page.search === location.pathname + location.search;
  if (match === undefined || match.alias || isShown || connection?.saveData) return;
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: RouteManifest };
  const id = `${match.language}/${match.screen}`;
  const route = new Map(Object.entries(manifest?.routes ?? {})).get(id);
  if (route === undefined) return;
  for (const url of [route.module, ...(route.imports ?? [])]) preloadModule(url);
  if (route.hasLoader) prefetchData(page, id);
}

function prefetchData(page: URL, routeId: string): void {
  // The URL that React Router makes of the page's.
  const url = new URL(page);
  url.hash = "";
  url.pathname += ".data";
  url.searchParams.set("_routes", routeId);
  const { href } = url;
  if (prefetched.has(href)) return;
  const response = originalFetch(url);
  prefetched.set(href, response);
  // A failure is the navigation's to notice, which then asks by itself.
  response.catch(() => undefined);
  setTimeout(() => prefetched.delete(href), MAXIMUM_AGE_MS);
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

import type { Server } from "./requests.ts";

const PREPARED = [
  "/feeds/pt.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/api/openapi.json",
  "/api/news",
  "/api/restaurants",
  "/api/restaurants/rubaiyat-rio",
  "/api/experiences",
  "/api/menus",
  "/pt/restaurantes.data?_routes=pt%2FrestaurantList",
  "/menus/rubaiyat-rio-main.pdf",
  "/cards/pt.jpg",
];

const REQUESTS = 3000;

/** The targets, relative to the CPU of a cached page. */
const PREPARED_RATIO = 2;
const GREAT_FILE_RATIO = 3;

export interface PreparedServer extends Server {
  readonly maxRatio: number;
}

/** Returns a row for each of these, and for each as a 304. */
export async function preparedServers({
  url,
  pid,
}: Pick<Server, "url" | "pid">): Promise<PreparedServer[]> {
  const server = (path: string) => ({
    name: path,
    url: url + path,
    pid,
    requests: REQUESTS,
    maxRatio: /\.(pdf|jpg)$/.test(path) ? GREAT_FILE_RATIO : PREPARED_RATIO,
  });
  const known = await Promise.all(
    PREPARED.map(async (path) => {
      const response = await fetch(url + path, { headers: { "Accept-Encoding": "br" } });
      const headers = { "If-None-Match": response.headers.get("ETag") ?? "" };
      return { ...server(path), name: `${path}, 304`, headers };
    }),
  );
  return [...PREPARED.map(server), ...known];
}

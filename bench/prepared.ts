import type { Server } from "./requests.ts";

/** What is prepared once for each content revision beside the pages, by its URL. */
const PREPARED = [
  "/feeds/pt.xml",
  "/sitemap.xml",
  "/api/openapi.json",
  "/api/news",
  "/api/restaurants",
  "/api/restaurants/rubaiyat-rio",
  "/api/experiences",
  "/menus/rubaiyat-rio-main.pdf",
  "/pt/nada",
  "/pt/wp-login.php",
];

const REQUESTS = 4000;

/** A row for each of these, and for one that the client has already. */
export async function preparedServers(of: Pick<Server, "url" | "pid">): Promise<Server[]> {
  const { headers } = await fetch(`${of.url}/api/news`, { headers: { "Accept-Encoding": "br" } });
  const known = { "If-None-Match": headers.get("ETag") ?? "" };
  const server = (path: string) => ({
    name: path,
    url: of.url + path,
    pid: of.pid,
    requests: REQUESTS,
  });
  return [
    ...PREPARED.map(server),
    { ...server("/api/news"), name: "/api/news, 304", headers: known },
  ];
}

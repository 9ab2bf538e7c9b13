import type { IncomingMessage, ServerResponse } from "node:http";

const API = /^\/api(\/|$)/;
const METHODS = ["GET", "HEAD", "POST"];
/** The API answers unsupported methods per URL. */
const API_METHODS = [...METHODS, "PUT", "PATCH", "DELETE", "OPTIONS"];

interface Refusal {
  readonly status: 400 | 405;
  readonly title: string;
}

/** A host name or IP with its port; another program could read other bytes as a path. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** Returns why a request is refused before the application. `path` has no query; HTTP/1.0 may send no host. */
export function refusalOf(
  incoming: IncomingMessage,
  path: string,
  isReadable: boolean,
): Refusal | undefined {
  const { method = "", headers } = incoming;
  const methods = API.test(path) ? API_METHODS : METHODS;
  if (!methods.includes(method)) return { status: 405, title: "Method not allowed" };
  const authority = path.startsWith("/") ? undefined : (ABSOLUTE.exec(path)?.[1] ?? "");
  const isStrange = [headers.host, authority].some(
    (name) => name !== undefined && !HOST.test(name),
  );
  // Node uses the first Host header, a proxy perhaps the second.
  const isHost = (name: string, at: number) => at % 2 === 0 && /^host$/i.test(name);
  const hosts = incoming.rawHeaders.filter(isHost).length;
  if (isStrange || hosts > 1) {
    return { status: 400, title: "Malformed host" };
  }
  return isReadable ? undefined : { status: 400, title: "Malformed URL" };
}

/** Responds to a refused request without reading more of its body. */
export function refuseRequest(
  { status, title }: Refusal,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const instance = incoming.url?.split("?", 1)[0] ?? "";
  const isApi = API.test(instance);
  const body = isApi ? JSON.stringify({ type: "about:blank", title, status, instance }) : title;
  outgoing.writeHead(status, {
    "Cache-Control": "no-store",
    "Content-Type": isApi ? "application/problem+json" : "text/plain; charset=UTF-8",
    ...(status === 405 ? { Allow: METHODS.join(", ") } : {}),
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  });
  outgoing.end(incoming.method === "HEAD" ? "" : body);
}

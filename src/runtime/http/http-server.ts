import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { headerPairs, type PreparedResponse, type RawHeaders } from "./cached-response.ts";
import { requestIdFor, withRequestId } from "./current-request.ts";
import { refusalOf, refuseRequest } from "./refuse-request.ts";
import { readTarget, redirectTo, redirectUnlessFinal } from "./request-target.ts";

/**
 * Node's limits, in milliseconds and bytes. `keepAliveTimeout` exceeds that of load balancers (usually 60 s), so that
 * they never reuse a connection that we close. `response` suffices for the hero video on the slowest mobile network.
 */
export const SERVER_LIMITS = {
  headersTimeout: 10_000,
  /** Until the whole body has arrived, a photograph's over a slow network included. */
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
  /** Idle time in either direction during a request. */
  timeout: 60_000,
  /** From the request to the last byte of its response. */
  response: 300_000,
  /** Pending requests per connection; browsers and proxies send one. */
  pipelined: 32,
};

/** How long `close` waits for a silent connection. */
const SILENCE_AT_END_MS = 500;
/** How long `close` waits for a half-sent request. */
const HALF_SENT_AT_END_MS = 2000;

type Fetch = Parameters<typeof getRequestListener>[0];

/** A finished request, reported when its response is sent or its client has left. */
export interface CompletedRequest {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  /** 499 if the client left before the response began. */
  readonly status: number;
  readonly milliseconds: number;
}

export type HttpServer = ReturnType<typeof createHttpServer>;

export function createHttpServer(options: {
  readonly fetch: Fetch;
  /** Asked first, because a response from memory is cheapest. */
  readonly fromCache?: (incoming: IncomingMessage) => PreparedResponse | undefined;
  /** Returns a path's canonical spelling; undefined for a malformed path. */
  readonly plainPath: (path: string) => string | undefined;
  readonly headersOf: (path: string) => RawHeaders;
  /** Whether to trust a proxy's request id. */
  readonly isBehindProxy: boolean;
  readonly onCompleted: (request: CompletedRequest) => void;
  readonly onFailed: (error: unknown) => void;
  readonly limits?: Partial<typeof SERVER_LIMITS>;
}) {
  const { fetch, fromCache, plainPath, headersOf, isBehindProxy, onCompleted, onFailed } = options;
  const {
    timeout,
    response: responseMs,
    pipelined,
    ...ofNode
  } = {
    ...SERVER_LIMITS,
    ...options.limits,
  };
  const underWay = new Set<ServerResponse>();
  const waitingOn = new WeakMap<Socket, number>();
  let isDraining = false;

  const listenWith = (respond: Fetch) =>
    getRequestListener(respond, {
      // HTTP/1.0, used by some load balancers' health checks, has no Host header.
      hostname: "localhost",
      errorHandler(error) {
        if (error instanceof Error && error.name === "RequestError") {
          return new Response("Malformed request", { status: 400 });
        }
        onFailed(error);
        return new Response("Service unavailable", { status: 503 });
      },
    });
  const handle = listenWith(fetch);
  const handleRespelled = listenWith(async (request, connection) =>
    redirectUnlessFinal((await fetch(request, connection)) as Response, request.url),
  );

  function take(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket, method = "", url = "" } = incoming;
    const waiting = (waitingOn.get(socket) ?? 0) + 1;
    if (waiting > pipelined) return void socket.destroy();
    const started = performance.now();
    const [path = ""] = url.split("?", 1);
    const requestId = requestIdFor(incoming.headers["x-request-id"], isBehindProxy);
    const late = setTimeout(() => outgoing.destroy(), responseMs).unref();
    waitingOn.set(socket, waiting);
    underWay.add(outgoing);
    outgoing.on("close", () => {
      clearTimeout(late);
      underWay.delete(outgoing);
      waitingOn.set(socket, (waitingOn.get(socket) ?? 1) - 1);
      const status = outgoing.headersSent ? outgoing.statusCode : 499;
      onCompleted({ requestId, method, path, status, milliseconds: performance.now() - started });
    });
    if (isDraining) outgoing.shouldKeepAlive = false;
    const target = readTarget(url, plainPath);
    const refusal = refusalOf(incoming, path, target !== undefined);
    const isRespelled = target?.isRespelled === true && ["GET", "HEAD"].includes(method);
    if (target !== undefined) incoming.url = target.url;
    const ready = refusal === undefined ? fromCache?.(incoming) : undefined;
    if (ready) {
      const { status, headers, body } = isRespelled ? redirectTo(incoming.url) : ready;
      outgoing
        .writeHead(status, [...headersOf(path), "X-Request-Id", requestId, ...headers])
        .end(method === "HEAD" ? undefined : body);
      return;
    }
    outgoing.setHeader("X-Request-Id", requestId);
    // A response without its own header must not be cached.
    outgoing.setHeader("Cache-Control", "no-store");
    for (const [name, value] of headerPairs(headersOf(path))) outgoing.setHeader(name, value);
    if (refusal) return refuseRequest(refusal, incoming, outgoing);
    const listener = isRespelled ? handleRespelled : handle;
    withRequestId(requestId, () => void listener(incoming, outgoing));
  }

  const server = createServer(ofNode, take);
  server.maxRequestsPerSocket = 10_000;
  server.timeout = timeout;

  return {
    /** Resolves with the port once the server listens. */
    async listen(port: number, host: string): Promise<number> {
      server.listen(port, host);
      await once(server, "listening");
      const address = server.address();
      return typeof address === "object" && address !== null ? address.port : port;
    },
    /** Ends each connection after its next response, so that clients move to another server. */
    drain(): void {
      isDraining = true;
      for (const outgoing of underWay) outgoing.shouldKeepAlive = false;
    },
    /**
     * Stops accepting connections and resolves when every request has its response. Cuts off half-sent requests after two
     * seconds and unread responses after `limitMs`, so that no client delays the end of the process.
     */
    async close(limitMs = Number.POSITIVE_INFINITY): Promise<void> {
      this.drain();
      const started = performance.now();
      let quietSince = started;
      const end = { isOver: false };
      // The HTTP server's own `close` also ends connections whose response is written but not yet sent.
      NetServer.prototype.close.call(server, () => (end.isOver = true));
      while (!end.isOver) {
        const now = performance.now();
        const waited = now - started;
        for (const { req } of underWay) {
          if (waited > limitMs || (waited > HALF_SENT_AT_END_MS && !req.complete))
            req.socket.destroy();
        }
        if (underWay.size > 0) quietSince = now;
        // A request may still be arriving.
        if (now - quietSince > SILENCE_AT_END_MS) server.closeAllConnections();
        else if (![...underWay].some(({ writableEnded }) => writableEnded))
          server.closeIdleConnections();
        await sleep(25);
      }
    },
  };
}

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
 * Node's own limits, in milliseconds and bytes. A connection is kept longer than load balancers keep theirs (60 seconds
 * is usual), so that we never close one that they are about to use. A response has the time that the hero video takes
 * on the slowest mobile network.
 */
export const SERVER_LIMITS = {
  headersTimeout: 10_000,
  /** Until the whole body is there, a photograph's over a slow network too. */
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
  /** Without a byte in either direction while a request is under way. */
  timeout: 60_000,
  /** From the request to the last byte of its response, however slowly it is read. */
  response: 300_000,
  /** Requests on one connection that wait for their responses; no browser or proxy sends more than one. */
  pipelined: 32,
};

/** How long a connection without a request is waited for at the end. */
const SILENCE_AT_END_MS = 500;
/** How long a request that is still being sent is waited for at the end. */
const HALF_SENT_AT_END_MS = 2000;

type Fetch = Parameters<typeof getRequestListener>[0];

/** The result of one request, reported when its response was sent or its client has left. */
export interface CompletedRequest {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which may carry personal data. */
  readonly path: string;
  /** 499 where the client left before a response began. */
  readonly status: number;
  readonly milliseconds: number;
}

export type HttpServer = ReturnType<typeof createHttpServer>;

/** Node's HTTP server in front of the application: limits, request ids, and account of requests. */
export function createHttpServer(options: {
  readonly fetch: Fetch;
  /** Tried first: a response from memory costs no more than sending it. */
  readonly fromCache?: (incoming: IncomingMessage) => PreparedResponse | undefined;
  /** The one spelling of a path, which alone is served; undefined for a malformed path. */
  readonly plainPath: (path: string) => string | undefined;
  /** Headers of every response that does not set them itself. */
  readonly headersOf: (path: string) => RawHeaders;
  /** A request id may come from the proxy in front. */
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
      // HTTP/1.0, which some load balancers ask their health questions in, knows no host.
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
    // Without its own header a response must not be cached.
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
    /** Resolves with the port, once requests are taken. */
    async listen(port: number, host: string): Promise<number> {
      server.listen(port, host);
      await once(server, "listening");
      const address = server.address();
      return typeof address === "object" && address !== null ? address.port : port;
    },
    /** From now on every response ends its connection, so that clients connect to another server. */
    drain(): void {
      isDraining = true;
      for (const outgoing of underWay) outgoing.shouldKeepAlive = false;
    },
    /**
     * Takes no more connections; resolves when every request under way has its response. One that is not
     * sent to its end within two seconds is cut off, a response that is not read within `limitMs` too:
     * no client decides when the process ends.
     */
    async close(limitMs = Number.POSITIVE_INFINITY): Promise<void> {
      this.drain();
      const started = performance.now();
      let quietSince = started;
      const end = { isOver: false };
      // The HTTP server's own `close` would begin with connections that it takes for idle: those whose response is
      // written, though not yet sent.
      NetServer.prototype.close.call(server, () => (end.isOver = true));
      while (!end.isOver) {
        const now = performance.now();
        const waited = now - started;
        for (const { req } of underWay) {
          if (waited > limitMs || (waited > HALF_SENT_AT_END_MS && !req.complete))
            req.socket.destroy();
        }
        if (underWay.size > 0) quietSince = now;
        // A request may still be on its way in; a connection that stays silent is ended.
        if (now - quietSince > SILENCE_AT_END_MS) server.closeAllConnections();
        else if (![...underWay].some(({ writableEnded }) => writableEnded))
          server.closeIdleConnections();
        await sleep(25);
      }
    },
  };
}

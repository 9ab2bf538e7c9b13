import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { SERVER_LIMITS, type ServerLimits } from "./server-limits.ts";
import { type RawHeaders, headerPairs } from "./cached-response.ts";
import { refusalOf, refuseRequest } from "./refuse-request.ts";
import { readTarget, redirectTo, redirectUnlessFinal } from "./request-target.ts";
import { requestIdFor, withRequestId } from "./current-request.ts";
import type { PreparedResponse } from "./cached-response.ts";

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

export interface HttpServer {
  /** Resolves with the port, once requests are taken. */
  listen(port: number, host: string): Promise<number>;
  /** From now on every response ends its connection, so that clients connect to another server. */
  drain(): void;
  /**
   * Takes no more connections; resolves when every request under way has its response. One that is not
   * sent to its end within two seconds is cut off, a response that is not read within `limitMs` too:
   * no client decides when the process ends.
   */
  close(limitMs?: number): Promise<void>;
}

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
  readonly limits?: ServerLimits;
}): HttpServer {
  const { fetch, fromCache, plainPath, headersOf, isBehindProxy, onCompleted, onFailed } = options;
  const { limits = SERVER_LIMITS } = options;
  const underWay = new Map<ServerResponse, number>();
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
    if (waiting > limits.pipelinedRequests) {
      socket.destroy();
      return;
    }
    const started = performance.now();
    const query = url.indexOf("?");
    const path = query === -1 ? url : url.slice(0, query);
    const requestId = requestIdFor(incoming.headers["x-request-id"], isBehindProxy);
    waitingOn.set(socket, waiting);
    underWay.set(outgoing, started);
    outgoing.on("close", () => {
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

  const bodyMs = ({ headers }: IncomingMessage) =>
    limits.bodyMs + (1000 * Number(headers["content-length"] ?? 0)) / limits.bodyBytesPerSecond;

  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.responseMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: limits.headerBytes,
    },
    take,
  );
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.timeout = limits.silenceMs;

  const sweep = setInterval(() => {
    for (const [outgoing, started] of underWay) {
      const waited = performance.now() - started;
      const isHalfSent = !outgoing.req.complete && waited > bodyMs(outgoing.req);
      if (isHalfSent || waited > limits.responseMs) outgoing.destroy();
    }
  }, limits.checkMs);
  sweep.unref();

  return {
    async listen(port, host) {
      server.listen(port, host);
      await once(server, "listening");
      const address = server.address();
      return typeof address === "object" && address !== null ? address.port : port;
    },
    drain() {
      isDraining = true;
      for (const outgoing of underWay.keys()) outgoing.shouldKeepAlive = false;
    },
    async close(limitMs = Number.POSITIVE_INFINITY) {
      this.drain();
      const started = performance.now();
      const end = { isOver: false };
      // The HTTP server's own `close` would begin with the connections that it takes for idle.
      NetServer.prototype.close.call(server, () => {
        end.isOver = true;
      });
      let quietSince = performance.now();
      while (!end.isOver) {
        const waited = performance.now() - started;
        for (const { req } of underWay.keys()) {
          const isTooLate = waited > limitMs || (waited > HALF_SENT_AT_END_MS && !req.complete);
          if (isTooLate) req.socket.destroy();
        }
        if (underWay.size > 0) quietSince = performance.now();
        // Node takes for idle what has its response whole, though it is not sent yet.
        const isSending = [...underWay.keys()].some(({ writableEnded }) => writableEnded);
        // A request may still be on its way in; a connection that stays silent is ended.
        if (performance.now() - quietSince > SILENCE_AT_END_MS) server.closeAllConnections();
        else if (!isSending) server.closeIdleConnections();
        await sleep(25);
      }
      clearInterval(sweep);
    },
  };
}

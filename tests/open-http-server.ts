import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import {
  type CompletedRequest,
  createHttpServer,
  SERVER_LIMITS,
} from "#runtime/http/http-server.ts";
import { plainPath } from "#language/plain-path.ts";

const SMALL = { headersTimeout: 300, connectionsCheckingInterval: 50 };

interface ServerOptions {
  readonly limits?: Partial<typeof SERVER_LIMITS>;
  readonly isBehindProxy?: boolean;
  readonly fromCache?: Parameters<typeof createHttpServer>[0]["fromCache"];
}

/** Starts a server until the test ends; `ask` sends raw bytes and returns the whole answer. */
export async function openServer(
  fetch: (request: Request) => Response | Promise<Response>,
  { limits, isBehindProxy = false, fromCache }: ServerOptions = {},
) {
  const completed: CompletedRequest[] = [];
  const failed: unknown[] = [];
  const server = createHttpServer({
    fetch,
    ...(fromCache ? { fromCache } : {}),
    plainPath,
    headersOf: () => ["X-Content-Type-Options", "nosniff"],
    isBehindProxy,
    onCompleted: (request) => completed.push(request),
    onFailed: (error) => failed.push(error),
    limits: { ...SMALL, ...limits },
  });
  onTestFinished(() => server.close());
  const port = await server.listen(0, "127.0.0.1");
  const ask = async (bytes: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(bytes, "latin1");
    return text(socket);
  };
  const request = (line: string, headers = "") => ask(requestHead(line, headers));
  return { server, port, ask, request, completed, failed };
}

export const requestHead = (line: string, headers = "") =>
  `${line} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n${headers}\r\n`;

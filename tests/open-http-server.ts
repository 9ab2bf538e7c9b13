import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { type CompletedRequest, createHttpServer, SERVER_LIMITS } from "#http/http-server.ts";
import { plainPath } from "#language/plain-path.ts";

const SMALL = { headersTimeout: 300, connectionsCheckingInterval: 50 };

/**
 * A server on a free port, closed after the test; `ask` sends bytes as they are and returns all that comes
 * back.
 */
export async function openServer(
  fetch: (request: Request) => Response | Promise<Response>,
  limits: Partial<typeof SERVER_LIMITS> = {},
  isBehindProxy = false,
  fromCache?: Parameters<typeof createHttpServer>[0]["fromCache"],
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
  return { server, port, ask, completed, failed };
}

/** The head of a request without a body, after which the connection is closed. */
export const requestHead = (line: string, headers = "") =>
  `${line} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n${headers}\r\n`;

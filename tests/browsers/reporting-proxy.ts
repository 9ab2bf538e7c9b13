import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const SCRIPT_PATH = "/reporting-proxy.js";
const REPORT_PATH = "/reporting-proxy/messages";

export interface ReportingProxy {
  readonly url: string;
  /** What pages reported since the last time, oldest first. */
  takeMessages(): readonly string[];
  close(): Promise<void>;
}

/**
 * The site at `siteUrl`, with one script before all others in each page: it tells the proxy of
 * every error. For browsers whose driver tells nothing of the console. Posts come without `Sec-Fetch-Site`,
 * as those of Safari before 16.4 do.
 */
export async function startReportingProxy(siteUrl: string): Promise<ReportingProxy> {
  let messages: string[] = [];
  const site = new URL(siteUrl);
  const server = createServer((incoming, response) => {
    if (incoming.url === SCRIPT_PATH) {
      response.writeHead(200, { "Content-Type": "text/javascript" });
      response.end(`(${reportErrors.toString()})(${JSON.stringify(REPORT_PATH)});`);
    } else if (incoming.url === REPORT_PATH) {
      void readAll(incoming).then((message) => {
        messages.push(message);
        response.writeHead(204).end();
      });
    } else {
      passOn(incoming, response, site);
    }
  });
  server.listen(0, "127.0.0.1");
  await new Promise<void>((resolve) => server.once("listening", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeMessages() {
      const taken = messages;
      messages = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(incoming: IncomingMessage, response: ServerResponse, site: URL): void {
  const { "sec-fetch-site": _, ...sent } = incoming.headers;
  const outgoing = request(
    {
      host: site.hostname,
      port: site.port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...sent, "accept-encoding": "identity" },
    },
    (upstream) => {
      const headers = { ...upstream.headers };
      const isPage = headers["content-type"]?.startsWith("text/html") === true;
      if (!isPage || upstream.statusCode === 304 || incoming.method === "HEAD") {
        response.writeHead(upstream.statusCode ?? 502, headers);
        upstream.pipe(response);
        return;
      }
      void readAll(upstream).then((page) => {
        delete headers["content-length"];
        response.writeHead(upstream.statusCode ?? 502, headers);
        response.end(page.replace("<head>", `<head><script src="${SCRIPT_PATH}"></script>`));
      });
    },
  );
  outgoing.on("error", () => response.destroy());
  incoming.pipe(outgoing);
}

async function readAll(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** Runs in the page. */
function reportErrors(path: string): void {
  // React owns the page and knows no such script.
  document.currentScript?.remove();
  const report = (message: string) => {
    // At once, so that no message is late for the end of its test.
    const post = new XMLHttpRequest();
    post.open("POST", path, false);
    post.send(message);
  };
  // What a page gives up because it is left has not failed.
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true));
  addEventListener(
    "error",
    (event) => {
      const failed = event.target;
      // A source that a video passes over is no loss either.
      if (failed instanceof Element) {
        if (!isLeft && !(failed instanceof HTMLSourceElement))
          report(`Failed to load: ${failed.outerHTML.slice(0, 200)}`);
      } else report(`${event.message} (${event.filename}:${event.lineno})`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => report(`Unhandled: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report(`Refused by policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      report(values.map(String).join(" "));
      original(...values);
    };
  }
}

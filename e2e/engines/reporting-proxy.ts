import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

const SCRIPT_PATH = "/reporting-proxy.js";
const REPORT_PATH = "/reporting-proxy/messages";

export interface ReportingProxy {
  readonly url: string;
  /** Returns the new reports of pages, oldest first. */
  takeMessages(): readonly string[];
  close(): void;
}

/**
 * Proxies the site at `siteUrl`, adding a first script to each page that reports every error, for
 * drivers without a console. Posts have no `Sec-Fetch-Site`, as in Safari before 16.4.
 */
export async function startReportingProxy(siteUrl: string): Promise<ReportingProxy> {
  let messages: string[] = [];
  const server = createServer(async (incoming, response) => {
    if (incoming.url === SCRIPT_PATH) {
      response.writeHead(200, { "Content-Type": "text/javascript" });
      response.end(`(${reportErrors.toString()})(${JSON.stringify(REPORT_PATH)});`);
    } else if (incoming.url === REPORT_PATH) {
      messages.push(await text(incoming));
      response.writeHead(204).end();
    } else passOn(incoming, response, siteUrl);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeMessages() {
      const taken = messages;
      messages = [];
      return taken;
    },
    close: () => void server.close().closeAllConnections(),
  };
}

function passOn(incoming: IncomingMessage, response: ServerResponse, siteUrl: string): void {
  const { method, url = "" } = incoming;
  const { "sec-fetch-site": _, ...sent } = incoming.headers;
  const headers = { ...sent, "accept-encoding": "identity" };
  const outgoing = request(new URL(url, siteUrl), { method, headers }, async (upstream) => {
    const { "content-length": _length, ...others } = upstream.headers;
    const isPage = others["content-type"]?.startsWith("text/html") === true;
    if (isPage && upstream.statusCode !== 304 && method !== "HEAD") {
      const page = await text(upstream);
      response.writeHead(upstream.statusCode ?? 502, others);
      response.end(page.replace("<head>", `<head><script src="${SCRIPT_PATH}"></script>`));
    } else {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    }
  });
  outgoing.on("error", () => response.destroy());
  incoming.pipe(outgoing);
}

/** Runs in the page. */
function reportErrors(path: string): void {
  // Removed before React compares the page.
  document.currentScript?.remove();
  const report = (message: string) => {
    // Synchronous, so that no message comes after its test.
    const post = new XMLHttpRequest();
    post.open("POST", path, false);
    post.send(message);
  };
  // Requests cancelled by leaving the page have not failed.
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true));
  addEventListener(
    "error",
    (event) => {
      const failed = event.target;
      // A video source that the browser skips has not failed either.
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

import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Socket } from "node:net";

export interface PlatformResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The received part, at most 64 KB. */
  readonly body: string;
}

/**
 * `not sent`: no connection, so the request never left. `no response`: it may have left, but no
 * valid response came.
 */
export type Exchange =
  | { readonly kind: "response"; readonly response: PlatformResponse }
  | { readonly kind: "not sent" }
  | { readonly kind: "no response" };

const MOST_CHARACTERS = 64 * 1024;

/**
 * The timeout is counted in this many slices, so that a blocked process counts as one: its response
 * may be waiting.
 */
const SLICES = 20;

/**
 * Posts JSON on its own connection; never rejects, never follows redirects. Unlike `fetch`, it
 * tells whether the request had left when the connection broke.
 */
export function postJson(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  timeoutMs: number,
): Promise<Exchange> {
  const bytes = Buffer.from(JSON.stringify(body));
  const isEncrypted = url.protocol === "https:";
  const options: RequestOptions = {
    method: "POST",
    agent: false,
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      "Content-Length": String(bytes.length),
      ...headers,
    },
  };
  return new Promise((resolve) => {
    let hasLeft = false;
    let hasResponse = false;
    const request = (isEncrypted ? requestHttps : requestHttp)(url, options);
    let slices = 0;
    const timer = setInterval(() => {
      slices += 1;
      if (slices >= SLICES) request.destroy(new Error("No response in time"));
    }, timeoutMs / SLICES);
    const end = (exchange: Exchange) => {
      clearInterval(timer);
      resolve(exchange);
      request.destroy();
    };
    request.on("socket", (socket: Socket) => {
      socket.once(isEncrypted ? "secureConnect" : "connect", () => (hasLeft = true));
    });
    request.on("response", (response) => {
      hasResponse = true;
      void readBody(response).then((text) =>
        end({ kind: "response", response: read(response, text) }),
      );
    });
    const fail = () => {
      if (!hasResponse) end({ kind: hasLeft ? "no response" : "not sent" });
    };
    request.on("error", fail);
    request.on("close", fail);
    request.end(bytes);
  });
}

function read(response: IncomingMessage, body: string): PlatformResponse {
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** The status counts even if the body is cut off. */
async function readBody(response: IncomingMessage): Promise<string> {
  let text = "";
  try {
    response.setEncoding("utf8");
    for await (const chunk of response) {
      text += String(chunk);
      if (text.length >= MOST_CHARACTERS) break;
    }
  } catch {
    // Cut off: returns what arrived.
  }
  return text.slice(0, MOST_CHARACTERS);
}

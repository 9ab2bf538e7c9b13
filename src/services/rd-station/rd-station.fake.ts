import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { listening } from "../listening.fake.ts";

/**
 * The platform stores the lead on `accept`, `hang` and `cut after`, but not on `cut before` or a
 * status.
 */
export type Behaviour =
  | "accept"
  | "hang"
  | "cut before"
  | "cut after"
  | {
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

interface ReceivedCall {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
  readonly isTaken: boolean;
  /** Milliseconds of `performance.now()`. */
  readonly at: number;
}

/**
 * Fakes RD Station on a free port: the specification's call, the documented one, the token check
 * and error schemas.
 */
export async function startRdStation({ port = 0, token = "fake-token" } = {}) {
  const state = {
    /** The behaviour of the next calls; then `always`. */
    next: [] as Behaviour[],
    always: "accept" as Behaviour,
    /** Milliseconds until each response. */
    delayMs: 0,
    received: [] as ReceivedCall[],
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://fake");
    const behaviour = state.next.shift() ?? state.always;
    if (behaviour === "cut before") {
      request.socket.resetAndDestroy();
      return;
    }
    void readJson(request).then((body) => {
      const refusal = refusalOf(request, url, token, body);
      const isTaken = refusal === undefined && typeof behaviour === "string";
      const { authorization } = request.headers;
      const path = url.pathname;
      state.received.push({ path, authorization, body, isTaken, at: performance.now() });
      const number = state.received.length;
      setTimeout(() => {
        if (refusal) send(response, ...refusal);
        else respond(response, behaviour, path, number);
      }, state.delayMs);
    });
  });
  const { origin, close } = await listening(server, port);
  return {
    token,
    /** The environment of a site that delivers to it, without a rate limit. */
    settings: { RD_STATION_HOST: origin, RD_STATION_TOKEN: token, RD_STATION_RATE: "100000" },
    host: origin,
    state,
    /** Returns how often the platform stored the lead of this e-mail. */
    taken: (email: string) =>
      state.received.filter((call) => call.isTaken && emailOf(call) === email).length,
    close,
    [Symbol.asyncDispose]: close,
  };
}

function emailOf({ body }: Pick<ReceivedCall, "body">): unknown {
  const { lead, payload } = asRecord(body);
  return asRecord(lead ?? payload)["email"];
}

function respond(response: ServerResponse, behaviour: Behaviour, path: string, number: number) {
  if (behaviour === "hang") return;
  if (behaviour === "cut after" || behaviour === "cut before") response.socket?.resetAndDestroy();
  else if (behaviour === "accept") {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
    send(response, 200, path === FORMS ? { lead_id: id } : { event_uuid: id });
  } else {
    const { status, body = errors("ERROR", "As asked"), headers } = behaviour;
    send(response, status, body, headers);
  }
}

const FORMS = "/platform/forms/submissions";
const CONVERSIONS = "/platform/conversions";

type Refusal = readonly [status: number, body: unknown] | undefined;

function refusalOf(request: IncomingMessage, url: URL, token: string, body: unknown): Refusal {
  const isForms = url.pathname === FORMS;
  if (request.method !== "POST" || !(isForms || url.pathname === CONVERSIONS)) {
    return [404, errors("RESOURCE_NOT_FOUND", "The resource could not be found")];
  }
  const given = isForms ? request.headers.authorization : url.searchParams.get("api_key");
  if (given !== (isForms ? `Bearer ${token}` : token)) {
    return [401, errors("UNAUTHORIZED", "Invalid token.")];
  }
  if (request.headers["content-type"] !== "application/json") {
    return [415, errors("UNSUPPORTED_MEDIA_TYPE", "Unsupported Media Type")];
  }
  const { form, event_type, payload } = asRecord(body);
  const identifier = asRecord(isForms ? form : payload)["conversion_identifier"];
  const isComplete =
    typeof identifier === "string" &&
    typeof emailOf({ body }) === "string" &&
    (isForms || event_type === "CONVERSION");
  // The platform sends `errors` as a list here and as an object elsewhere.
  return isComplete
    ? undefined
    : [400, { errors: [errors("CANNOT_BE_NULL", "A required field is missing").errors] }];
}

function errors(type: string, message: string) {
  return { errors: { error_type: type, error_message: message } };
}

function send(response: ServerResponse, status: number, body: unknown, headers: object = {}) {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

const readJson = (request: IncomingMessage) => json(request).catch(() => undefined);

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

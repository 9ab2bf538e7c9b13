import { setTimeout as sleep } from "node:timers/promises";
import type { GoogleBusinessSettings, GoogleHosts } from "./google-business.settings.ts";

export type GoogleProblem =
  /** Wrong credentials or missing permission. */
  | "not-allowed"
  | "too-many-calls"
  | "no-response"
  /** Invalid or too long, or Google rejected the call. */
  | "unreadable";

export class GoogleBusinessError extends Error {
  override name = "GoogleBusinessError";
  readonly problem: GoogleProblem;
  constructor(problem: GoogleProblem, detail: string) {
    super(`${problem}: ${detail}`);
    this.problem = problem;
  }
}

/** Makes one call and returns its JSON; throws {@link GoogleBusinessError}. */
export type GoogleCall = (request: {
  readonly host: Exclude<keyof GoogleHosts, "tokens">;
  /** Starts with a slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
}) => Promise<unknown>;

type On = Extract<GoogleBusinessSettings, { isOn: true }>;

const TIMEOUT_MS = 5000;
const MOST_BYTES = 4 * 1024 * 1024;
/** A token is renewed this long before it expires. */
const SPARE_MS = 60_000;
/** A longer wait is left to the caller. */
const LONGEST_WAIT_MS = 5000;

/**
 * Creates authenticated calls. Renews the access token before it expires and once after a 401.
 * After a 429, retries once if Google names a wait of at most five seconds.
 */
export function createGoogleCalls(settings: On, timeoutMs = TIMEOUT_MS): GoogleCall {
  let token: Promise<{ readonly value: string; readonly until: number }> | undefined;

  async function currentToken(): Promise<string> {
    const known = await token?.catch(() => undefined);
    if (known !== undefined && known.until > Date.now()) return known.value;
    token = requestToken(settings, timeoutMs);
    return (await token).value;
  }

  return async ({ host, path, query = {} }) => {
    const url = new URL(path, settings.hosts[host]);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const send = async () =>
      request(url, timeoutMs, {
        headers: {
          Accept: "application/json",
          Authorization: `Bearer ${await currentToken()}`,
        },
      });
    let response = await send();
    if (response.status === 401) {
      token = undefined;
      response = await send();
    }
    if (response.status === 429) {
      const wait = waitOf(response.headers.get("Retry-After"));
      if (wait <= LONGEST_WAIT_MS) {
        await sleep(wait);
        response = await send();
      }
    }
    if (!response.ok) throw new GoogleBusinessError(problemOf(response.status), wordOf(response));
    return parse(response.text);
  };
}

async function requestToken(settings: On, timeoutMs: number) {
  const response = await request(new URL("/token", settings.hosts.tokens), timeoutMs, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({
      grant_type: "refresh_token",
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      refresh_token: settings.refreshToken,
    }),
  });
  // A withdrawn refresh token is a 400 (invalid_grant), a wrong secret a 401.
  if (response.status === 400 || response.status === 401) {
    throw new GoogleBusinessError("not-allowed", "the credentials are not accepted");
  }
  if (!response.ok) throw new GoogleBusinessError(problemOf(response.status), wordOf(response));
  const { access_token: value, expires_in: seconds } = parse(response.text);
  if (typeof value !== "string" || typeof seconds !== "number") {
    throw new GoogleBusinessError("unreadable", "no token");
  }
  return { value, until: Date.now() + seconds * 1000 - SPARE_MS };
}

interface ReadResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function request(url: URL, timeoutMs: number, init: RequestInit): Promise<ReadResponse> {
  try {
    // The timeout covers the body too. Google never redirects.
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: "error", signal });
    const { ok, status, headers } = response;
    return { ok, status, headers, text: await readText(response) };
  } catch (error) {
    if (error instanceof GoogleBusinessError) throw error;
    throw new GoogleBusinessError("no-response", error instanceof Error ? error.name : "");
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new GoogleBusinessError("unreadable", "too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Falls through to the error.
  }
  throw new GoogleBusinessError("unreadable", "not a JSON object");
}

/** Returns milliseconds for seconds or a date; infinity without a value. */
function waitOf(retryAfter: string | null): number {
  if (retryAfter === null) return Infinity;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : NaN;
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? Infinity : Math.max(wait, 0);
}

function problemOf(status: number): GoogleProblem {
  if (status === 401 || status === 403) return "not-allowed";
  if (status === 429) return "too-many-calls";
  return status >= 500 ? "no-response" : "unreadable";
}

/** Returns the status and Google's error word, which contains no data of ours. */
function wordOf({ status, text }: ReadResponse): string {
  const [, word = ""] = /"status":\s*"([A-Z_]{1,40})"/.exec(text) ?? [];
  return `HTTP ${status} ${word}`.trim();
}

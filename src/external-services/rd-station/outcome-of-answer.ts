import { httpError, type Outcome } from "./outcome.ts";
import type { Answer } from "./post-json.ts";

/** A platform that asks for more patience than a day is asked again after a day. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
const LONGEST_ID = 200;

/** Where a platform says yes but names no id, the lead shows it. */
const NO_ID = "Resposta sem identificador";

/** Reading 22: what each status means. Redirects are not followed, they refuse. */
export function outcomeOfAnswer(answer: Answer): Outcome {
  const { status } = answer;
  const body = asObject(answer.body);
  if (status >= 200 && status < 300) {
    const platformId = idIn(body);
    return { kind: "delivered", platformId, reason: platformId === null ? NO_ID : "" };
  }
  if (status !== 429 && status < 500) return { kind: "refused", reason: httpError(status) };
  const waitMs = remainingTime(body) ?? retryAfter(answer);
  return {
    kind: "postponed",
    reason: httpError(status),
    ...(waitMs === undefined ? {} : { waitMs: Math.min(waitMs, LONGEST_WAIT_MS) }),
    ...(status === 429 ? { limit: limitIn(body) } : {}),
  };
}

/** 'lead_limiter' counts one contact's conversions; every other limit is the account's. */
function limitIn(body: Readonly<Record<string, unknown>>): "account" | "contact" {
  return String(body["error"] ?? "").includes("lead_limiter") ? "contact" : "account";
}

function asObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Section 7: `lead_id` or `id`; `event_uuid` is the documented call's. */
function idIn(body: Readonly<Record<string, unknown>>): string | null {
  const ids = [body["lead_id"], body["id"], body["event_uuid"]];
  const id = ids.find((one) => (typeof one === "string" && one !== "") || typeof one === "number");
  return id === undefined ? null : String(id).slice(0, LONGEST_ID);
}

/** Documented as milliseconds. */
function remainingTime(body: Readonly<Record<string, unknown>>): number | undefined {
  const value = Number(body["remaining_time"] ?? Number.NaN);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/** Seconds, or a date, which is compared with the platform's own clock where it says it. */
function retryAfter({ headers }: Answer): number | undefined {
  const value = String(headers["retry-after"] ?? "").trim();
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  const now = Date.parse(String(headers["date"] ?? ""));
  return Number.isNaN(until)
    ? undefined
    : Math.max(0, until - (Number.isNaN(now) ? Date.now() : now));
}

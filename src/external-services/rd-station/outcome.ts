import type { PlatformResponse } from "./post-json.ts";

/**
 * What became of one call (rule 6.10). `delivered`: the platform has the lead. `refused`: it said
 * no, and calling again changes nothing. `retryable`: it does not have the lead and may be called again,
 * after `retryAfterMs` where it said so; `limit` when it counts calls (429): of the whole account, so that
 * no other lead would be taken sooner, or of this contact. `unknown`:
 * the request left and no response of the platform's came, so nobody can say whether it has the lead.
 */
export type Outcome =
  | { readonly kind: "delivered"; readonly platformId: string | null; readonly reason: string }
  | { readonly kind: "refused"; readonly reason: string }
  | {
      readonly kind: "retryable";
      readonly reason: string;
      readonly retryAfterMs?: number;
      readonly limit?: "account" | "contact";
    }
  | { readonly kind: "unknown"; readonly reason: string };

/** The messages of rule 6.11 and of any other failure. */
export const NO_CONTACT = "Falha na comunicação com RD Station";
export const httpError = (status: number) => `Erro HTTP: ${status}`;

/** Where the platform says yes but names no id, the lead shows it. */
export const NO_ID = "Resposta sem identificador";
/** A yes that is not in the platform's words: a proxy or a maintenance page may have said it. */
const NOT_ITS_RESPONSE = "Resposta que não é da plataforma";

/** A platform that asks for more than a day is called again after a day. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
const LONGEST_ID = 200;

type Body = Readonly<Record<string, unknown>>;

/** Rule 6.10: what each status means. Redirects are not followed, they refuse. */
export function outcomeOfResponse(response: PlatformResponse): Outcome {
  const { status } = response;
  const object = objectIn(response.body);
  if (status >= 200 && status < 300) return outcomeOfYes(object);
  const body = object ?? {};
  if (status !== 429 && status < 500) return { kind: "refused", reason: httpError(status) };
  const retryAfterMs = remainingTime(body) ?? retryAfter(response);
  return {
    kind: "retryable",
    reason: httpError(status),
    ...(retryAfterMs === undefined
      ? {}
      : { retryAfterMs: Math.min(retryAfterMs, LONGEST_WAIT_MS) }),
    ...(status === 429 ? { limit: limitIn(body) } : {}),
  };
}

/**
 * Only its own JSON says that the platform has the lead. Anything else with a 200 (a proxy's page,
 * an empty or broken body, a list of errors) leaves open who spoke.
 */
function outcomeOfYes(body: Body | undefined): Outcome {
  const platformId = body === undefined ? null : idIn(body);
  if (platformId !== null) return { kind: "delivered", platformId, reason: "" };
  const isYes = body !== undefined && !("errors" in body) && !("error" in body);
  return isYes
    ? { kind: "delivered", platformId, reason: NO_ID }
    : { kind: "unknown", reason: NOT_ITS_RESPONSE };
}

/** 'lead_limiter' counts one contact's conversions; every other limit is the account's. */
function limitIn(body: Body): "account" | "contact" {
  return String(body["error"] ?? "").includes("lead_limiter") ? "contact" : "account";
}

function objectIn(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Rule 6.9: `lead_id` or `id`; `event_uuid` is the documented call's. */
function idIn(body: Body): string | null {
  const ids = [body["lead_id"], body["id"], body["event_uuid"]].map((id) =>
    typeof id === "string" || typeof id === "number" ? plainId(String(id)) : "",
  );
  return ids.find((id) => id !== "") ?? null;
}

/** Without what a database refuses, and without invisible characters. */
function plainId(id: string): string {
  const visible = id.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim();
  return visible.slice(0, LONGEST_ID).toWellFormed();
}

/** Documented as milliseconds. */
function remainingTime(body: Body): number | undefined {
  const value = Number(body["remaining_time"] ?? Number.NaN);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/** Seconds, or a date, which is compared with the platform's own clock where it says it. */
function retryAfter({ headers }: PlatformResponse): number | undefined {
  const value = String(headers["retry-after"] ?? "").trim();
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  const now = Date.parse(String(headers["date"] ?? ""));
  return Number.isNaN(until)
    ? undefined
    : Math.max(0, until - (Number.isNaN(now) ? Date.now() : now));
}

import { postJson, type PlatformResponse } from "./post-json.ts";
import type { RdStationSettings } from "./rd-station.settings.ts";

/** Rule 5.5. */
const TIMEOUT_MS = 10_000;

/** A lead for the platform; only the documented call transmits the newsletter's consent. */
interface PlatformLead {
  readonly submission: FormSubmission;
  readonly hasConsent: boolean;
}

/** Sends one lead once; never rejects. */
export type SendToRdStation = (lead: PlatformLead) => Promise<Outcome>;

export function createRdStation(
  settings: Extract<RdStationSettings, { isOn: true }>,
  timeoutMs = TIMEOUT_MS,
  post = postJson,
): SendToRdStation {
  const { host, token, api } = settings;
  return async (lead) => {
    // The documented call takes the key in its URL, not in a header.
    const [path, headers, body] =
      api === "forms"
        ? (["forms/submissions", { Authorization: `Bearer ${token}` }, lead.submission] as const)
        : ([
            `conversions?api_key=${encodeURIComponent(token)}`,
            {},
            conversionEvent(lead.submission, lead.hasConsent),
          ] as const);
    const exchange = await post(new URL(`${host}/platform/${path}`), headers, body, timeoutMs);
    if (exchange.kind === "response") return outcomeOfResponse(exchange.response);
    const kind = exchange.kind === "not sent" ? "retryable" : "unknown";
    return { kind, reason: NO_CONTACT };
  };
}

/**
 * The outcome of one call (rule 6.10). `delivered`: the platform has the lead. `refused`:
 * permanent. `retryable`: not stored, may be called again after `retryAfterMs`; `limit` says whose
 * calls a 429 counts, the account's or the contact's. `unknown`: sent, but the platform's response
 * is missing.
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

/** Rule 6.11. */
export const NO_CONTACT = "Falha na comunicação com RD Station";
export const httpError = (status: number) => `Erro HTTP: ${status}`;

/** The platform accepted without naming an id. */
export const NO_ID = "Resposta sem identificador";
/** A success that is not the platform's JSON; a proxy or a maintenance page may have sent it. */
const NOT_ITS_RESPONSE = "Resposta que não é da plataforma";

/** Longer waits are cut to a day. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
const LONGEST_ID = 200;

type Body = Readonly<Record<string, unknown>>;

/** Maps a status to its outcome (rule 6.10). Redirects count as refusals. */
function outcomeOfResponse(response: PlatformResponse): Outcome {
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

/** Only the platform's JSON confirms a lead; with any other body, the sender is unknown. */
function outcomeOfYes(body: Body | undefined): Outcome {
  const platformId = body === undefined ? null : idIn(body);
  if (platformId !== null) return { kind: "delivered", platformId, reason: "" };
  const isYes = body !== undefined && !("errors" in body) && !("error" in body);
  return isYes
    ? { kind: "delivered", platformId, reason: NO_ID }
    : { kind: "unknown", reason: NOT_ITS_RESPONSE };
}

/** 'lead_limiter' counts one contact's conversions; other limits are the account's. */
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

/** Rule 6.9: `lead_id` or `id`; the documented call returns `event_uuid`. */
function idIn(body: Body): string | null {
  const ids = [body["lead_id"], body["id"], body["event_uuid"]].map((id) =>
    typeof id === "string" || typeof id === "number" ? plainId(String(id)) : "",
  );
  return ids.find((id) => id !== "") ?? null;
}

/** Removes invisible characters, some of which the database refuses. */
function plainId(id: string): string {
  const visible = id.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim();
  return visible.slice(0, LONGEST_ID).toWellFormed();
}

/** Documented as milliseconds. */
function remainingTime(body: Body): number | undefined {
  const value = Number(body["remaining_time"] ?? Number.NaN);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/** Seconds, or a date relative to the platform's clock if it sends one. */
function retryAfter({ headers }: PlatformResponse): number | undefined {
  const value = String(headers["retry-after"] ?? "").trim();
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  const now = Date.parse(String(headers["date"] ?? ""));
  return Number.isNaN(until)
    ? undefined
    : Math.max(0, until - (Number.isNaN(now) ? Date.now() : now));
}

/** The body of `POST /platform/forms/submissions` (rule 6.9). */
export interface FormSubmission {
  readonly form: {
    readonly identifier: string;
    readonly conversion_identifier: string;
  };
  /** An omitted answer is an empty text, an unknown number of guests null. */
  readonly lead: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly company: string;
    readonly job_title: string;
    readonly personal_phone: string;
    readonly mobile: string;
    readonly cf_restaurant: string;
    readonly cf_event_type: string;
    readonly cf_guest_count: number | null;
    readonly cf_budget: string;
    readonly cf_preferred_date: string;
    readonly cf_message: string;
    readonly cf_subject: string;
    readonly cf_utm_source: string;
    readonly cf_utm_medium: string;
    readonly cf_utm_campaign: string;
    readonly cf_utm_content: string;
    readonly cf_utm_term: string;
    readonly lead_score: number;
    readonly traffic_source: string;
    readonly traffic_medium: string;
    readonly traffic_campaign: string;
  };
}

/**
 * Returns the documented conversion event. Omits empty fields, which would blank the contact's
 * data.
 */
function conversionEvent({ form, lead }: FormSubmission, hasConsent: boolean) {
  const { company, phone: _same, mobile, lead_score, ...rest } = lead;
  const payload = {
    conversion_identifier: form.conversion_identifier,
    ...rest,
    company_name: company,
    mobile_phone: mobile,
    cf_lead_score: lead_score,
  };
  const said = Object.entries(payload).filter(([, value]) => value !== "" && value !== null);
  const consent = { category: "communications", type: "consent", status: "granted" };
  return {
    event_type: "CONVERSION",
    event_family: "CDP",
    payload: { ...Object.fromEntries(said), ...(hasConsent ? { legal_bases: [consent] } : {}) },
  };
}

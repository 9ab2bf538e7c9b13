import { postJson, type PlatformResponse } from "./post-json.ts";
import type { RdStationSettings } from "./rd-station.settings.ts";

/** Rule 5.5. */
const TIMEOUT_MS = 10_000;

/** A lead for the platform; consent is the newsletter's and goes with the documented call only. */
interface PlatformLead {
  readonly submission: FormSubmission;
  readonly hasConsent: boolean;
}

/** Sends one lead, once, within ten seconds; it never rejects: the outcome tells what is known. */
export type SendToRdStation = (lead: PlatformLead) => Promise<Outcome>;

/** The automation platform behind the settings, by the call that they name; `post` is how a call is made. */
export function createRdStation(
  settings: Extract<RdStationSettings, { isOn: true }>,
  timeoutMs = TIMEOUT_MS,
  post = postJson,
): SendToRdStation {
  const { host, token, api } = settings;
  return async (lead) => {
    // The documented call takes the account's key in its URL, and in no header.
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

/** The body of the specification's call, `POST /platform/forms/submissions` (rule 6.9). */
export interface FormSubmission {
  readonly form: {
    readonly identifier: string;
    readonly conversion_identifier: string;
  };
  /** What the visitor left out is an empty text, an unknown number of guests null. */
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
 * The same lead as the platform's documented conversion event. What the visitor did not say is
 * left out, because this call updates the contact and would blank what is known of it.
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

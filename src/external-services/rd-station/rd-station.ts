import { conversionEvent, type FormSubmission } from "./form-submission.ts";
import { NO_CONTACT, type Outcome, outcomeOfResponse } from "./outcome.ts";
import { postJson } from "./post-json.ts";
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

/** The automation platform behind the settings, by the call that they name. */
export function createRdStation(
  settings: Extract<RdStationSettings, { isOn: true }>,
  timeoutMs = TIMEOUT_MS,
): SendToRdStation {
  const { host, token, api } = settings;
  return async (lead) => {
    const exchange =
      api === "forms"
        ? await postJson(
            new URL(`${host}/platform/forms/submissions`),
            { Authorization: `Bearer ${token}` },
            lead.submission,
            timeoutMs,
          )
        : await postJson(
            // The documented call takes the account's key here and nowhere else.
            new URL(`${host}/platform/conversions?api_key=${encodeURIComponent(token)}`),
            {},
            conversionEvent(lead.submission, lead.hasConsent),
            timeoutMs,
          );
    if (exchange.kind === "response") return outcomeOfResponse(exchange.response);
    const kind = exchange.kind === "not sent" ? "retryable" : "unknown";
    return { kind, reason: NO_CONTACT };
  };
}

import {
  askedDay,
  type Fields,
  type FormResult,
  toFormResult,
  campaignFields,
} from "./form-result.ts";
import { CAMPAIGN_STORAGE_KEY } from "#site/on-intent/bootstrap-contract.ts";

/** Rule 5.5: a post without a response by then counts as lost, and may be sent again. */
const TIMEOUT_MS = 10_000;

/**
 * Posts a form's fields to the product API. `failed` are the words for a response that never came or
 * makes no sense; it does not reject.
 */
export async function postLead(
  endpoint: string,
  fields: Readonly<Record<string, unknown>>,
  typed: Fields,
  failed: string,
): Promise<FormResult> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(fields),
      // Sent even if the visitor leaves the page in this very moment.
      keepalive: true,
      // Without a limit where the browser knows none (Safari 15).
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    const body = (await response.json()) as ApiResponse;
    const message = body.message ?? body.detail ?? failed;
    if (response.status === 201) {
      return toFormResult({ status: 201, id: "", message }, { ...askedDay(typed) });
    }
    if (response.status === 422 && body.errors !== undefined) {
      return toFormResult({ status: 422, message, errors: body.errors }, typed);
    }
    return toFormResult({ status: 503, message }, typed);
  } catch {
    return toFormResult({ status: 503, message: failed }, typed);
  }
}

/** A stored lead, or a problem document. */
interface ApiResponse {
  readonly message?: string;
  readonly detail?: string;
  readonly errors?: Fields;
}

/**
 * The campaign of a lead (rule 6.7): the one that the page's own URL names, else the first
 * that a URL of this visit named.
 */
export function visitCampaign(search: string): Fields {
  const here = campaignFields(new URLSearchParams(search));
  if (Object.keys(here).length > 0) return here;
  try {
    return campaignFields(new URLSearchParams(sessionStorage.getItem(CAMPAIGN_STORAGE_KEY) ?? ""));
  } catch {
    // Storage may be forbidden: then only the page's own URL counts.
    return {};
  }
}

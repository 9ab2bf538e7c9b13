import { data } from "react-router";
import type { LeadResult } from "#leads/accept/submit-lead.ts";
import { campaignFields, type Fields, NO_RESULT, toFormResult } from "./form-result.ts";

/**
 * For a form that the browser posted by itself: returns the page that it is on: 201 and the
 * message, or the status of what went wrong, with all that was typed. Not a redirect, so that
 * nothing about the post must be remembered between two requests; what reload and back post again
 * is the same lead (rule 6.6). Where `submit` returns nothing, nothing was to be sent.
 */
export async function leadAction(
  request: Request,
  submit: (fields: Fields) => Promise<LeadResult> | undefined,
) {
  const fields = await postedFields(request);
  const result = await submit(fields);
  if (result === undefined) return data({ ...NO_RESULT, values: fields });
  const headers = result.status === 429 ? { "Retry-After": String(result.retryAfterSeconds) } : {};
  return data(toFormResult(result, fields), { status: result.status, headers });
}

async function postedFields(request: Request): Promise<Fields> {
  const posted = await request.formData().catch(() => new FormData());
  const texts = [...posted].filter((entry): entry is [string, string] => {
    return typeof entry[1] === "string";
  });
  return { ...campaignOfPage(request), ...Object.fromEntries(texts) };
}

/** Without script the form cannot name the campaign; the URL of its page still does. */
function campaignOfPage(request: Request): Fields {
  const page = request.headers.get("Referer") ?? "";
  return URL.canParse(page) ? campaignFields(new URL(page).searchParams) : {};
}

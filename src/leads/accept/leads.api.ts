import { type Context, Hono } from "hono";
import { preferredLanguage } from "#language/preferred-language.ts";
import { problem } from "#api/problem.ts";
import { visitorAddress } from "#api/visitor-address.ts";
import type { LeadForm, LeadResult, SubmitLead } from "./leads.contract.ts";
import { limitBody } from "./limit-body.ts";
import { ACCEPTED_TYPES, postedFields, UnreadableBodyError } from "./posted-fields.ts";

/** How posts become leads. */
export interface LeadsApiOptions {
  readonly submit: SubmitLead;
  readonly trustedProxies: number;
}

/** Where each form is posted to. */
const LEAD_PATHS: Readonly<Record<LeadForm, string>> = {
  contact_form: "/contact",
  event_form: "/events/quote",
  newsletter_form: "/newsletter",
};

/** `POST /contact`, `/events/quote` and `/newsletter`: 201 with the lead's id, or a problem. */
export function leadsApi({ submit, trustedProxies }: LeadsApiOptions) {
  const api = new Hono();
  for (const form of Object.keys(LEAD_PATHS) as LeadForm[]) {
    api.post(LEAD_PATHS[form], limitBody, async (context) => {
      const input = await postedFields(context.req);
      const result = await submit(form, input, {
        address: visitorAddress(context, trustedProxies),
        language: preferredLanguage(context.req.header("Accept-Language")),
        headers: context.req.raw.headers,
      });
      return answer(context, result);
    });
    api.all(LEAD_PATHS[form], (context) => {
      context.header("Allow", "POST");
      return problem(context, 405, "Method not allowed");
    });
  }
  api.onError((error, context) => {
    if (!(error instanceof UnreadableBodyError)) throw error;
    if (error.status === 415) context.header("Accept-Post", ACCEPTED_TYPES);
    return problem(context, error.status, "Unreadable body", error.message);
  });
  return api;
}

function answer(context: Context, result: LeadResult) {
  const { status, message } = result;
  switch (status) {
    case 201:
      context.header("Cache-Control", "no-store");
      return context.json({ data: { id: result.id }, message }, 201);
    case 422:
      return problem(context, 422, "Wrong fields", message, { errors: result.errors });
    case 429:
      context.header("Retry-After", String(result.retryAfterSeconds));
      return problem(context, 429, "Too many requests", message);
    case 403:
      return problem(context, 403, "Posted by another site", message);
    case 503:
      return problem(context, 503, "Service unavailable", message);
  }
}

import { bodyLimit } from "hono/body-limit";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { z } from "zod";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import {
  MAXIMUM_BODY_BYTES,
  ACCEPTED_TYPES,
  limitBody,
  postedFields,
  UnreadableBodyError,
} from "#runtime/http/form-post.ts";
import { preferredLanguage } from "#language/preferred-language.ts";
import { describeOperation } from "#runtime/http/describe-operation.ts";
import { problem } from "#runtime/http/problem.ts";
import { clientIp, networksOf } from "#runtime/http/client-ip.ts";
import type { Limit } from "#runtime/concurrency/limits.ts";
import { contactPost, leadAccepted, newsletterPost, quotePost } from "./leads.contract.ts";
import type { LeadForm } from "../lead-transition.ts";
import type { LeadResult, SubmitLead } from "./submit-lead.ts";

export interface LeadsApiOptions {
  readonly submit: SubmitLead;
  readonly trustedProxies: number;
  readonly limit: Limit;
}

const ROUTES: Readonly<Record<LeadForm, { readonly path: string; describe: MiddlewareHandler }>> = {
  contact_form: {
    path: "/contact",
    describe: describeForm("Send a contact message.", contactPost),
  },
  event_form: {
    path: "/events/quote",
    describe: describeForm("Request an event quote.", quotePost),
  },
  newsletter_form: {
    path: "/newsletter",
    describe: describeForm("Subscribe to the newsletter.", newsletterPost),
  },
};

function describeForm(summary: string, body: z.ZodType) {
  return describeOperation({
    summary,
    parameters: [
      {
        name: "Accept-Language",
        in: "header",
        description: "Language of the messages when the field `language` is absent: pt, en or es",
      },
    ],
    body,
    responses: {
      201: ["Stored; a repeated post gets the same response", leadAccepted],
      400: ["Unreadable body", null],
      403: ["Cross-site post", null],
      413: ["The body is larger than 64 KB, or has more than 100 fields", null],
      415: ["The body is neither JSON nor form-encoded", null],
      422: ["Invalid fields: `errors` holds a message for each, by field name", null],
      429: ["Over a limit: `Retry-After` holds the seconds to wait", null],
      503: ["Not stored: retry later", null],
    },
  });
}

/** `POST /contact`, `/events/quote` and `/newsletter`: 201 with the lead's id, or a problem. */
export function leadsApi({ submit, trustedProxies, limit }: LeadsApiOptions) {
  const api = new Hono();
  const languageOfPost = (context: Context) =>
    preferredLanguage(context.req.header("Accept-Language"));
  const limitPosts: MiddlewareHandler = async (context, next) => {
    const visitor = networksOf(clientIp(context, trustedProxies));
    const retryAfterSeconds = await limit("post", visitor);
    if (retryAfterSeconds === 0) return next();
    const message = m.too_many_requests({}, { locale: languageOfPost(context) });
    return respond(context, { status: 429, message, retryAfterSeconds });
  };
  for (const form of Object.keys(ROUTES) as LeadForm[]) {
    const { path, describe } = ROUTES[form];
    api.post(path, describe, limitPosts, limitBody, async (context) => {
      const input = await postedFields(context.req);
      const result = await submit(form, input, {
        ip: clientIp(context, trustedProxies),
        language: languageOfPost(context),
        headers: context.req.raw.headers,
      });
      return respond(context, result);
    });
    api.all(path, (context) => {
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

function respond(context: Context, result: LeadResult) {
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

/** `limitBody` for native form posts: answers in plain text, because the visitor reads it. */
export const limitPageBody = bodyLimit({
  maxSize: MAXIMUM_BODY_BYTES,
  onError: (context) =>
    context.text(m.lead_failed({}, { locale: languageOf(context.req.path) }), 413, {
      "Cache-Control": "no-store",
    }),
});

import { z } from "zod";
import { countryAnswer } from "../country/country.contract.ts";
import { experienceRecord } from "../experiences/experiences.contract.ts";
import { eventPost } from "../insights/insights.contract.ts";
import {
  contactPost,
  leadAccepted,
  newsletterPost,
  quotePost,
} from "#leads/accept/leads.contract.ts";
import { policyReport } from "../policy-reports/policy-reports.contract.ts";
import { articleRecord } from "../news/news.contract.ts";
import { restaurantRecord } from "../restaurants/restaurants.contract.ts";
import { servedSiteSettings } from "../site-settings/site-settings.contract.ts";

/** One call of the public interface, in the words of its readers. */
export interface Operation {
  readonly method: "get" | "post";
  /** From the root of the site, with `{names}` of parameters. */
  readonly path: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: "path" | "query" | "header";
    readonly description: string;
  }[];
  /** What is posted, as JSON or form-encoded. */
  readonly body?: z.ZodType;
  readonly isJsonOnly?: boolean;
  /** By status; a shape, null for a problem document (RFC 9457), or none for no body at all. */
  readonly answers: Readonly<
    Record<number, readonly [description: string, shape?: z.ZodType | null]>
  >;
}

const one = (record: z.ZodType) => z.object({ data: record });
const list = (record: z.ZodType) => z.object({ data: z.array(record) });
const absent = ["There is none", z.object({ data: z.null() })] as const;
const away = ["The database cannot be reached", null] as const;

const formAnswers: Operation["answers"] = {
  201: ["Stored, and on its way; a repeat is answered like the first", leadAccepted],
  400: ["The body cannot be read", null],
  403: ["Posted by a page of another site", null],
  413: ["The body is larger than 64 KB", null],
  415: ["The body is neither JSON nor form-encoded", null],
  422: ["Some fields are wrong: `errors` holds a sentence for each, by its name", null],
  429: ["Too many: `Retry-After` holds the seconds to wait", null],
  503: ["Not stored: please send it again", null],
};
const acceptLanguage = {
  name: "Accept-Language",
  in: "header",
  description: "Language of the sentences where the field `language` is absent: pt, en or es",
} as const;

const slug = (name: string, description: string) => ({ name, in: "path", description }) as const;

/** Everything the product API and the process offer to others, in the order of the document. */
export const OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/restaurants",
    summary: "The active restaurants. Multilingual and structured fields are JSON carried as text.",
    answers: { 200: ["All of them, in their order", list(restaurantRecord)], 503: away },
  },
  {
    method: "get",
    path: "/api/restaurants/{slugOrId}",
    summary: "One active restaurant.",
    parameters: [slug("slugOrId", "Its slug or its id")],
    answers: { 200: ["The restaurant", one(restaurantRecord)], 404: absent, 503: away },
  },
  {
    method: "get",
    path: "/api/experiences",
    summary: "The experiences.",
    answers: { 200: ["All of them, in their order", list(experienceRecord)], 503: away },
  },
  {
    method: "get",
    path: "/api/news",
    summary: "The published, active articles, the newest first.",
    parameters: [
      { name: "published", in: "query", description: "`false` finds nothing" },
      { name: "active", in: "query", description: "`false` finds nothing" },
    ],
    answers: { 200: ["All of them", list(articleRecord)], 503: away },
  },
  {
    method: "get",
    path: "/api/news/slug/{slug}",
    summary: "One published, active article.",
    parameters: [slug("slug", "Its slug")],
    answers: { 200: ["The article", one(articleRecord)], 404: absent, 503: away },
  },
  {
    method: "post",
    path: "/api/contact",
    summary: "A message of the contact form.",
    parameters: [acceptLanguage],
    body: contactPost,
    answers: formAnswers,
  },
  {
    method: "post",
    path: "/api/events/quote",
    summary: "A request for the quote of an event.",
    parameters: [acceptLanguage],
    body: quotePost,
    answers: formAnswers,
  },
  {
    method: "post",
    path: "/api/newsletter",
    summary: "A subscription to the newsletter.",
    parameters: [acceptLanguage],
    body: newsletterPost,
    answers: formAnswers,
  },
  {
    method: "post",
    path: "/api/events",
    summary: "What a visitor just did, for the daily totals. Nothing about the visitor is kept.",
    body: eventPost,
    isJsonOnly: true,
    answers: {
      204: ["Counted, unless a program sent it"],
      403: ["Posted by a page of another site", null],
      413: ["The body is larger than 1 KB", null],
      422: ["No event or no restaurant that is known", null],
      429: ["Too many: `Retry-After` holds the seconds to wait", null],
      503: away,
    },
  },
  {
    method: "post",
    path: "/api/policy-reports",
    summary: "What the Content-Security-Policy of a page stopped, as browsers report it.",
    body: policyReport,
    isJsonOnly: true,
    answers: {
      204: ["Taken"],
      413: ["The body is larger than 8 KB", null],
      422: ["No report", null],
    },
  },
  {
    method: "get",
    path: "/api/country",
    summary: "The country of the visitor, by the header of the CDN or by the address.",
    answers: { 200: ["The country; empty where it is not known", countryAnswer] },
  },
  {
    method: "get",
    path: "/site-config.json",
    summary: "The settings of the site.",
    answers: { 200: ["The settings", servedSiteSettings] },
  },
  {
    method: "get",
    path: "/healthz",
    summary: "Whether the process is alive.",
    answers: { 200: ["It is", z.object({ status: z.string() })] },
  },
  {
    method: "get",
    path: "/readyz",
    summary: "Whether pages can be served.",
    answers: {
      200: ["They can", z.object({ status: z.string() })],
      503: ["The database does not answer", z.object({ status: z.string() })],
    },
  },
];

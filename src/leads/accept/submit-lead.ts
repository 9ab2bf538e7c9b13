import type { Database } from "#database/connect.server.ts";
import type { Limit } from "#concurrency/limits.ts";
import { createDailyKey, sharedLimits } from "#database/rate-limit.ts";
import { isLockTimeout } from "#database/database-errors.ts";
import { withoutInvisible } from "#language/invisible-characters.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { type Log, redactedError } from "#logging/log.ts";
import { isCrossSitePost } from "#http/post-sender.ts";
import { createConcurrencyLimiter } from "#concurrency/concurrency-limiter.ts";
import { FREE_TEXT_MAXIMUM, fieldMessage, fieldMessages } from "./form-fields.ts";
import type { Lead } from "../lead-transition.ts";
import { admitLead, admitVisitorMail, TooManyLeadsError } from "./lead-limits.ts";
import {
  type ContactPost,
  contactPost,
  newsletterPost,
  quotePost,
  tablePost,
} from "./leads.contract.ts";
import { newLead } from "./new-lead.ts";
import { isTableRequest, passedErrors } from "./table-request.ts";
import { type OnLeadStored, findRepeated, type NewLead, storeLead } from "./store-lead.ts";

export type LeadForm = Lead["form"];

/** What is known of a post beside its fields. */
interface LeadRequest {
  /** The visitor's; undefined when it cannot be known, then only the common limit holds. */
  readonly ip: string | undefined;
  /** The language of the page, or the visitor's; the post's own `language` goes before it. */
  readonly language: Language;
  /** The post's headers, which say whether it came from a page of ours. */
  readonly headers: Headers;
}

/**
 * What became of a post: stored (201, also when it was a repeat), wrong in some fields (422), sent
 * by a page that is not ours (403), one of too many (429), or not stored for now (503).
 * All texts are in the visitor's language, for people.
 */
export type LeadResult =
  | { readonly status: 201; readonly id: string; readonly message: string }
  | {
      readonly status: 422;
      readonly message: string;
      /** By the name of the posted field. */
      readonly errors: Readonly<Record<string, string>>;
    }
  | { readonly status: 429; readonly message: string; readonly retryAfterSeconds: number }
  | { readonly status: 403 | 503; readonly message: string };

/** Stores what a form posted, as raw fields; the API and the site's own forms call the same. */
export type SubmitLead = (
  form: LeadForm,
  input: unknown,
  request: LeadRequest,
) => Promise<LeadResult>;

export interface SubmitLeadDeps {
  readonly database: Pick<Database, "orm">;
  readonly log: Log;
  readonly onLeadStored: OnLeadStored;
  /** Called with the error when a lead could not be stored; returns whether the disk is full. */
  readonly onStoreFailed?: (error: unknown) => boolean;
  /** Counts a stored lead that is no suspected spam; it is safe by then, whatever happens. */
  readonly countLead?: (leadId: string) => Promise<void>;
  /** Told of each lead that met a limit; `uncounted`: the counters were not to be had. */
  readonly onLimit?: (effect: LimitEffect) => void;
  /** Whether a post may name it. Resolves soon, and does not reject. */
  readonly isRestaurant: (slug: string) => Promise<boolean>;
  /** The zone of a restaurant's clock; undefined where it is not known. Resolves soon, and does not reject. */
  readonly zoneOf?: (slug: string) => Promise<string | undefined>;
  /** Whether visitors who wrote get an acknowledgement by mail (rule 6.15). */
  readonly isAcknowledged?: boolean;
  /** Whether a newsletter sign-up is to be confirmed by a link (rule 6.16). */
  readonly isNewsletterConfirmed?: boolean;
  /** What is posted is the synthetic lead of the day (rule 6.21). */
  readonly isCanary?: boolean;
  /** Public origin of the site: posts of other sites' pages are refused. */
  readonly siteUrl: string;
  /** The site's name, which the newsletter's consent text has. */
  readonly siteName: () => string;
  readonly limit?: Limit;
}

/** What limits do to a lead. */
export type LimitEffect = "quarantined" | "refused" | "uncounted";

const POSTS = {
  contact_form: contactPost,
  event_form: quotePost,
  newsletter_form: newsletterPost,
} as const;

/** Fewer than the pool has connections, so that a burst of posts leaves some to the pages. */
const AT_ONCE = 6;
const QUEUE_TIMEOUT_MS = 25_000;
/** A sign-up whose mail met a limit: by then another hour has begun. */
const RETRY_MAIL_SECONDS = 3600;
/** A flood is logged once in a while, not once for each lead. */
const ALARM_PAUSE_MS = 60_000;

/**
 * Returns the function that checks what a form posted and stores it with its jobs; see
 * {@link LeadResult} for what it returns. It does not reject: a database that is away is a
 * 503, with nothing half-written. One of these per process.
 */
export function createSubmitLead(deps: SubmitLeadDeps): SubmitLead {
  const { database, log, onLeadStored, isRestaurant, siteUrl } = deps;
  const { limit = sharedLimits(database.orm).limit } = deps;
  const { isNewsletterConfirmed = false, isCanary = false } = deps;
  const inTurn = createConcurrencyLimiter({ limit: AT_ONCE, queueTimeoutMs: QUEUE_TIMEOUT_MS });
  const dailyKey = createDailyKey(database.orm);
  let lastAlarm = Number.NEGATIVE_INFINITY;

  async function store(lead: NewLead, ip: string | undefined): Promise<string> {
    const known = await findRepeated(database.orm, lead);
    if (known !== undefined) return known;
    const admitted = asUnconfirmed(await admit(lead, ip));
    const isVisitorMailed = await mayMailVisitor(admitted, ip);
    // Without its mail nobody could ever confirm it.
    if (admitted.state === "unconfirmed" && !isVisitorMailed) {
      throw new TooManyLeadsError(RETRY_MAIL_SECONDS);
    }
    const options = { onLeadStored, isVisitorMailed, isCanary };
    const { id, isNew } = await storeLead(database, admitted, options);
    if (!isNew) return id;
    const { form, state, reason } = admitted;
    log.info({ lead: id, form, state, ...(reason === "" ? {} : { reason }) }, "Lead stored");
    if (state === "waiting") await count(id);
    return id;
  }

  /** The lead as it is to be stored. Outside of its transaction: many leads share a counter. */
  async function admit(lead: NewLead, ip: string | undefined): Promise<NewLead> {
    const isSuspected = lead.state === "quarantined";
    try {
      const sender = { ip, secret: await dailyKey(), isSuspected };
      const reason = await admitLead(limit, sender);
      if (reason === "") return lead;
      deps.onLimit?.("quarantined");
      sayOnceInAWhile(reason);
      return isSuspected ? lead : { ...lead, state: "quarantined", reason };
    } catch (error) {
      if (error instanceof TooManyLeadsError) deps.onLimit?.("refused");
      if (!isLockTimeout(error)) throw error;
      deps.onLimit?.("uncounted");
      log.warn({ form: lead.form }, "Another process holds a counter of posts: lead not counted");
      return lead;
    }
  }

  /** Its limits, like the others, are counted outside of the lead's transaction; no lead fails for them. */
  async function mayMailVisitor({ form, state }: NewLead, ip: string | undefined) {
    const isAcknowledged = deps.isAcknowledged && form !== "newsletter_form" && state === "waiting";
    if (!isAcknowledged && state !== "unconfirmed") return false;
    try {
      return await admitVisitorMail(limit, { ip, secret: await dailyKey() });
    } catch (error) {
      log.warn({ form, reason: redactedError(error) }, "Visitor not mailed: the limit is unknown");
      return false;
    }
  }

  /** A sign-up that must be confirmed says so in its row, also in the quarantine. */
  function asUnconfirmed(lead: NewLead): NewLead {
    if (lead.form !== "newsletter_form" || !isNewsletterConfirmed) return lead;
    const { text, version } = lead.consent ?? { text: "", version: "" };
    return {
      ...lead,
      state: lead.state === "waiting" ? "unconfirmed" : lead.state,
      consent: { text, version, confirmedAt: null },
    };
  }

  function sayOnceInAWhile(reason: string): void {
    if (performance.now() - lastAlarm < ALARM_PAUSE_MS) return;
    lastAlarm = performance.now();
    log.error({ reason }, "More posts than the limit: good leads are in the quarantine");
  }

  async function count(leadId: string): Promise<void> {
    await deps.countLead?.(leadId).catch((error: unknown) => {
      log.warn({ lead: leadId, reason: redactedError(error) }, "Lead not counted");
    });
  }

  async function findPassed(post: ContactPost, language: Language) {
    const zone = await deps.zoneOf?.(post.restaurant);
    return zone === undefined ? {} : passedErrors(post, { zone, language });
  }

  return async function submitLead(form, input, request): Promise<LeadResult> {
    const fields = sanitiseInput(input);
    const language = contactPost.shape.language.parse(fields["language"]) ?? request.language;
    const failed = m.lead_failed({}, { locale: language });
    if (isCrossSitePost(request.headers, siteUrl)) return { status: 403, message: failed };
    // Not in the line: a product API that hangs must not hold up those who come after.
    const { post, errors } = await checkPost(isRestaurant, form, fields, language);
    if (post === undefined) return { status: 422, message: failed, errors };
    try {
      const lead = newLead(form, post, { language, siteName: deps.siteName() });
      const passed = isTableRequest(form, post) ? await findPassed(post, language) : {};
      // What was stored in time stays one lead when it is posted again.
      if (Object.keys(passed).length > 0 && !(await findRepeated(database.orm, lead))) {
        return { status: 422, message: failed, errors: passed };
      }
      const id = await inTurn(() => store(lead, request.ip));
      return { status: 201, id, message: sentMessage(form, language, isNewsletterConfirmed) };
    } catch (error) {
      if (error instanceof TooManyLeadsError) {
        const message = m.lead_too_many({}, { locale: language });
        return { status: 429, message, retryAfterSeconds: error.retryAfterSeconds };
      }
      const isDiskFull = deps.onStoreFailed?.(error) ?? false;
      const what = isDiskFull ? "Lead not stored: the database's disk is full" : "Lead not stored";
      log.error({ form, reason: redactedError(error) }, what);
      return { status: 503, message: failed };
    }
  };
}

/** The post when all of it is right, else one message for each wrong field. */
async function checkPost(
  isRestaurant: SubmitLeadDeps["isRestaurant"],
  form: LeadForm,
  fields: Record<string, string | number>,
  language: Language,
) {
  const isTable = isTableRequest(form, fields);
  const parsed = (isTable ? tablePost : POSTS[form]).safeParse(fields);
  const errors = parsed.success ? {} : fieldMessages(parsed.error.issues, language);
  if (form !== "newsletter_form" && errors["restaurant"] === undefined) {
    if (!(await isRestaurant(String(fields["restaurant"])))) {
      errors["restaurant"] = fieldMessage("restaurant", language);
    }
  }
  const isRight = parsed.success && Object.keys(errors).length === 0;
  return { post: isRight ? parsed.data : undefined, errors };
}

function sentMessage(form: LeadForm, locale: Language, isToConfirm: boolean): string {
  if (form !== "newsletter_form") return m.lead_sent({}, { locale });
  return isToConfirm ? m.newsletter_to_confirm({}, { locale }) : m.newsletter_sent({}, { locale });
}

/**
 * The posted fields that can mean something, made harmless: only texts (NFC) and numbers, without the
 * characters that PostgreSQL refuses or that could start a header line of a mail, and one line
 * without invisible characters. Line breaks stay in the message alone. Campaign parameters, which no visitor typed, are cut to their length.
 */
export function sanitiseInput(input: unknown): Record<string, string | number> {
  if (typeof input !== "object" || input === null) return {};
  const fields: [name: string, value: string | number][] = [];
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    if (typeof value === "number") fields.push([name, value]);
    if (typeof value === "string") fields.push([name, plainText(name, value)]);
  }
  return Object.fromEntries(fields);
}

function plainText(name: string, value: string): string {
  const text = value.toWellFormed().normalize("NFC").replaceAll(/\r\n?/g, "\n");
  if (name === "message") return text.replaceAll(/(?![\n\t])\p{Cc}/gu, "");
  const line = withoutInvisible(text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")).trim();
  return name.startsWith("utm_") ? line.slice(0, FREE_TEXT_MAXIMUM).toWellFormed() : line;
}

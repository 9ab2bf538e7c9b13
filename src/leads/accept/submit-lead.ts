import type { Database } from "#database/database.ts";
import type { Limit } from "#runtime/concurrency/limits.ts";
import { createDailyKey, sharedLimits } from "#database/rate-limit.ts";
import { isLockTimeout } from "#database/database-errors.ts";
import { withoutInvisible } from "#language/invisible-characters.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { isCrossSitePost } from "#runtime/http/post-sender.ts";
import { createConcurrencyLimiter } from "#runtime/concurrency/concurrency-limiter.ts";
import { FREE_TEXT_MAXIMUM, fieldMessage, fieldMessages } from "./form-fields.ts";
import type { LeadForm } from "../lead-transition.ts";
import { admitLead, admitVisitorMail, TooManyLeadsError } from "./lead-limits.ts";
import {
  type ContactPost,
  contactPost,
  newsletterPost,
  quotePost,
  tablePost,
} from "./leads.contract.ts";
import { newLead } from "./new-lead.ts";
import { isTableRequest, pastErrors } from "./table-request.ts";
import { type OnLeadStored, findRepeated, type NewLead, storeLead } from "./store-lead.ts";

interface LeadRequest {
  /** Undefined when unknown; then only the common limit applies. */
  readonly ip: string | undefined;
  /** Fallback for the post's own `language`. */
  readonly language: Language;
  readonly headers: Headers;
}

/**
 * 201: stored, or a repeat; 422: invalid fields; 403: cross-site post; 429: over a limit; 503: not
 * stored, retry later. Messages are in the visitor's language.
 */
export type LeadResult =
  | { readonly status: 201; readonly id: string; readonly message: string }
  | {
      readonly status: 422;
      readonly message: string;
      readonly errors: Readonly<Record<string, string>>;
    }
  | { readonly status: 429; readonly message: string; readonly retryAfterSeconds: number }
  | { readonly status: 403 | 503; readonly message: string };

/** Stores a posted form from its raw fields, for the API and the site's own forms. */
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
  /** Counts a stored lead that is not suspected spam; called after the commit. */
  readonly countLead?: (leadId: string) => Promise<void>;
  /** Reports each lead that met a limit; `uncounted`: the counters were locked. */
  readonly onLimit?: (effect: LimitEffect) => void;
  /** Must resolve quickly and not reject. */
  readonly isRestaurant: (slug: string) => Promise<boolean>;
  /**
   * Returns the restaurant's time zone, undefined if unknown. Must resolve quickly and not reject.
   */
  readonly zoneOf?: (slug: string) => Promise<string | undefined>;
  /** Whether visitors get an acknowledgement by mail (rule 6.15). */
  readonly isAcknowledged?: boolean;
  /** Whether subscribers must confirm by a link (rule 6.16). */
  readonly isNewsletterConfirmed?: boolean;
  /** Whether posts are the daily synthetic lead (rule 6.21). */
  readonly isCanary?: boolean;
  /** The site's public origin; posts from other origins are refused. */
  readonly siteUrl: string;
  readonly siteName: () => string;
  readonly limit?: Limit;
}

export type LimitEffect = "quarantined" | "refused" | "uncounted";

const POSTS = {
  contact_form: contactPost,
  event_form: quotePost,
  newsletter_form: newsletterPost,
} as const;

/** Below the pool's size, so that a burst of posts leaves connections to the pages. */
const AT_ONCE = 6;
const QUEUE_TIMEOUT_MS = 25_000;
/** By then the hourly mail limit has renewed. */
const RETRY_MAIL_SECONDS = 3600;
/** At most one log line per flood and minute. */
const ALARM_PAUSE_MS = 60_000;

/**
 * Returns the function that validates a post and stores it with its jobs. It does not reject: a
 * database failure is a 503, with nothing half-written. Create one per process.
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
    // Only its mail has the link to confirm it.
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

  /** Counts outside the lead's transaction, because many leads share a counter. */
  async function admit(lead: NewLead, ip: string | undefined): Promise<NewLead> {
    const isSuspected = lead.state === "quarantined";
    try {
      const sender = { ip, secret: await dailyKey(), isSuspected };
      const reason = await admitLead(limit, sender);
      if (reason === "") return lead;
      deps.onLimit?.("quarantined");
      logThrottled(reason);
      return isSuspected ? lead : { ...lead, state: "quarantined", reason };
    } catch (error) {
      if (error instanceof TooManyLeadsError) deps.onLimit?.("refused");
      if (!isLockTimeout(error)) throw error;
      deps.onLimit?.("uncounted");
      log.warn({ form: lead.form }, "Lead not counted: another process locks the counter");
      return lead;
    }
  }

  /** Counts outside the lead's transaction; a failure only skips the mail. */
  async function mayMailVisitor({ form, state }: NewLead, ip: string | undefined) {
    const isAcknowledged = deps.isAcknowledged && form !== "newsletter_form" && state === "waiting";
    if (!isAcknowledged && state !== "unconfirmed") return false;
    try {
      return await admitVisitorMail(limit, { ip, secret: await dailyKey() });
    } catch (error) {
      log.warn({ form, reason: redactedError(error) }, "Visitor not mailed: limit unavailable");
      return false;
    }
  }

  function asUnconfirmed(lead: NewLead): NewLead {
    if (lead.form !== "newsletter_form" || !isNewsletterConfirmed) return lead;
    const { text, version } = lead.consent ?? { text: "", version: "" };
    return {
      ...lead,
      state: lead.state === "waiting" ? "unconfirmed" : lead.state,
      consent: { text, version, confirmedAt: null },
    };
  }

  function logThrottled(reason: string): void {
    if (performance.now() - lastAlarm < ALARM_PAUSE_MS) return;
    lastAlarm = performance.now();
    log.error({ reason }, "Common limit of posts exceeded: good leads are quarantined");
  }

  async function count(leadId: string): Promise<void> {
    await deps.countLead?.(leadId).catch((error: unknown) => {
      log.warn({ lead: leadId, reason: redactedError(error) }, "Lead not counted");
    });
  }

  async function findPastErrors(post: ContactPost, language: Language) {
    const zone = await deps.zoneOf?.(post.restaurant);
    return zone === undefined ? {} : pastErrors(post, { zone, language });
  }

  return async function submitLead(form, input, request): Promise<LeadResult> {
    const fields = sanitiseInput(input);
    const language = contactPost.shape.language.parse(fields["language"]) ?? request.language;
    const failed = m.lead_failed({}, { locale: language });
    if (isCrossSitePost(request.headers, siteUrl)) return { status: 403, message: failed };
    // Outside the queue, so that a hanging product API does not block later posts.
    const { post, errors } = await checkPost(isRestaurant, form, fields, language);
    if (post === undefined) return { status: 422, message: failed, errors };
    try {
      const lead = newLead(form, post, { language, siteName: deps.siteName() });
      const passed = isTableRequest(form, post) ? await findPastErrors(post, language) : {};
      // A repeat of a lead stored in time stays valid.
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

/** Returns the valid post, or a message per invalid field. */
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
 * Returns only text (NFC) and number fields, without characters that PostgreSQL refuses or that
 * could start a mail header. Texts become one line without invisible characters, except the
 * message. Campaign parameters, which no visitor types, are cut to length.
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

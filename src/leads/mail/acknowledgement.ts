import type { Database } from "#database/database.ts";
import { readItems } from "#content/store/content-entries.ts";
import { createMailer } from "#services/mail/mail.ts";
import type { MailSettings } from "#services/mail/mail.settings.ts";
import { m } from "#language/paraglide/messages.js";
import { SUBJECTS } from "../accept/form-fields.ts";
import { dateWords } from "../accept/table-request.ts";
import type { Lead } from "../lead-transition.ts";
import { SUBJECT_NAMES } from "../subject-names.ts";
import { isTableRequest } from "./named-mailboxes.ts";
import type { ReadMailedSettings, SendVisitorMail } from "./mail-visitor.ts";
import { newsletterConfirmationPath } from "#language/path-to.ts";
import { shownEmail } from "#language/shown-email.server.ts";
import { confirmationToken } from "../accept/newsletter-confirmation.ts";

/**
 * Creates the mails to visitors, in their page's language: the acknowledgement (rule 6.15) and the
 * confirmation link of a sign-up (rule 6.16). One worker sends both, at most one an hour per
 * address. Undefined when mail is off or neither is sent.
 */
export function createVisitorMail(options: {
  readonly database: Pick<Database, "orm">;
  readonly settings: MailSettings;
  readonly readSettings: ReadMailedSettings;
  readonly mailboxes: readonly { readonly restaurant: string }[];
  readonly siteUrl: string;
  readonly isAcknowledged: boolean;
  /** Signs confirmation links; without it none are sent. */
  readonly secret: string | undefined;
}): SendVisitorMail | undefined {
  const { database, settings, readSettings, mailboxes, siteUrl, isAcknowledged, secret } = options;
  if (!settings.isOn || (!isAcknowledged && secret === undefined)) return undefined;
  const send = createMailer(settings);

  async function mailTo(lead: Lead, siteName: string) {
    if (lead.form === "newsletter_form" && secret !== undefined) {
      const token = confirmationToken(lead, secret);
      const link = `${siteUrl}${newsletterConfirmationPath(lead.language)}?token=${token}`;
      return { id: `${lead.id}.confirmation`, ...confirmationText(lead, siteName, link) };
    }
    if (lead.form === "newsletter_form" || !isAcknowledged) {
      throw new Error("This mail was switched off");
    }
    const [restaurant] = await readItems(database.orm, "restaurants", lead.restaurant);
    const isRestaurantMailed = mailboxes.some((one) => one.restaurant === lead.restaurant);
    const names = { restaurant: restaurant?.name ?? lead.restaurant, siteName };
    return { id: `${lead.id}.visitor`, ...acknowledgementText(lead, names, isRestaurantMailed) };
  }
  return async (lead) => {
    const { siteName, contact } = await readSettings();
    await send({
      to: [lead.email],
      replyTo: { name: settings.sender.name, address: contact.email },
      isReply: true,
      ...(await mailTo(lead, siteName)),
    });
  };
}

function acknowledgementText(
  lead: Lead,
  { restaurant, siteName }: { restaurant: string; siteName: string },
  isRestaurantMailed: boolean,
) {
  const { language: locale, message } = lead;
  const options = { locale };
  const isTable = isTableRequest(lead);
  const subjectOf = isTable
    ? m.acknowledgement_subject_table
    : lead.form === "event_form"
      ? m.acknowledgement_subject_quote
      : m.acknowledgement_subject_message;
  const paragraphs = [
    m.acknowledgement_greeting({ name: oneLine(lead.name) }, options),
    isRestaurantMailed
      ? m.acknowledgement_from_restaurant({ restaurant }, options)
      : m.acknowledgement_from_group({ siteName }, options),
    isTable ? m.acknowledgement_table({}, options) : "",
    m.acknowledgement_copy({}, options),
    writtenLines(lead, restaurant).join("\n"),
    message,
    `-- \n${m.acknowledgement_automatic({}, options)}`,
  ];
  return {
    subject: subjectOf({ restaurant }, options),
    text: `${paragraphs.filter((paragraph) => paragraph !== "").join("\n\n")}\n`,
  };
}

/** Returns one line per form field, so that a value cannot forge another line. */
function writtenLines(lead: Lead, restaurant: string): string[] {
  const options = { locale: lead.language };
  const subject = SUBJECTS.find((one) => one === lead.subject);
  const fields = [
    [m.form_restaurant({}, options), restaurant],
    [m.form_subject({}, options), subject ? SUBJECT_NAMES[subject]({}, options) : ""],
    [m.form_name({}, options), lead.name],
    [m.form_email({}, options), shownEmail(lead.email)],
    [m.form_phone({}, options), lead.phone],
    [m.events_quote_type({}, options), lead.eventType],
    [m.events_quote_guests({}, options), String(lead.guestCount ?? "")],
    [m.events_quote_date({}, options), dateWords(lead.preferredDate, lead.language)],
    [m.events_quote_budget({}, options), lead.budget],
  ] as const;
  return fields
    .map(([label, value]) => [label, oneLine(value)] as const)
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function confirmationText({ language: locale }: Lead, siteName: string, link: string) {
  const paragraphs = [
    m.newsletter_mail_text({ siteName }, { locale }),
    link,
    m.newsletter_consent({ siteName }, { locale }),
    `-- \n${m.newsletter_mail_end({}, { locale })}`,
  ];
  return {
    subject: m.newsletter_mail_subject({ siteName }, { locale }),
    text: `${paragraphs.join("\n\n")}\n`,
  };
}

import type { Database } from "#database/connect.server.ts";
import { readItems } from "#database/content-entries.ts";
import { createMailer } from "#external-services/mail/mail.ts";
import type { MailSettings } from "#external-services/mail/mail.settings.ts";
import { m } from "#language/paraglide/messages.js";
import { SUBJECTS } from "../accept/form-fields.ts";
import { dateWords } from "../accept/table-request.ts";
import type { Lead } from "../lead-transition.ts";
import { SUBJECT_NAMES } from "../subject-names.ts";
import type { ReadMailedSettings, SendVisitorMail } from "./visitor-mail-poller.ts";
import { newsletterConfirmationPath } from "#language/path-to.ts";
import { confirmationToken } from "../accept/newsletter-confirmation.ts";

/**
 * The acknowledgement of a message or a quote request to its sender, in the language of its
 * page (rule 6.15). Undefined when mail is off.
 */
export function createAcknowledgement(options: {
  readonly database: Pick<Database, "orm">;
  readonly settings: MailSettings;
  readonly readSettings: ReadMailedSettings;
  readonly mailboxes: readonly { readonly restaurant: string }[];
}): SendVisitorMail | undefined {
  const { database, settings, readSettings, mailboxes } = options;
  if (!settings.isOn) return undefined;
  const send = createMailer(settings);

  return async (lead) => {
    const [restaurant] = await readItems(database.orm, "restaurants", lead.restaurant);
    const isRestaurantMailed = mailboxes.some((one) => one.restaurant === lead.restaurant);
    const { siteName, contact } = await readSettings();
    await send({
      id: `${lead.id}.visitor`,
      to: [lead.email],
      replyTo: { name: settings.sender.name, address: contact.email },
      isReply: true,
      ...acknowledgementText(lead, restaurant?.name ?? lead.restaurant, {
        isRestaurantMailed,
        siteName,
      }),
    });
  };
}

/** What the visitor reads: who will reply, and what they wrote; `restaurant` is the restaurant's name. */
function acknowledgementText(
  lead: Lead,
  restaurant: string,
  { isRestaurantMailed, siteName }: { isRestaurantMailed: boolean; siteName: string },
) {
  const { language: locale, message } = lead;
  const options = { locale };
  const isTable =
    lead.form === "contact_form" && lead.preferredDate !== "" && lead.guestCount !== null;
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

/** The fields of the form, as it names them; one line each, so that nobody can write one of their own. */
function writtenLines(lead: Lead, restaurant: string): string[] {
  const options = { locale: lead.language };
  const subject = SUBJECTS.find((one) => one === lead.subject);
  const fields = [
    [m.form_restaurant({}, options), restaurant],
    [m.form_subject({}, options), subject ? SUBJECT_NAMES[subject]({}, options) : ""],
    [m.form_name({}, options), lead.name],
    [m.form_email({}, options), lead.email],
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

/**
 * The mail with the link by which a subscriber confirms, in the language of the page where they signed
 * up (rule 6.16). Undefined where mail is off or nobody is asked to confirm.
 */
export function createConfirmationMail(options: {
  readonly settings: MailSettings;
  readonly readSettings: ReadMailedSettings;
  readonly siteUrl: string;
  readonly secret: string | undefined;
}): SendVisitorMail | undefined {
  const { settings, readSettings, siteUrl, secret } = options;
  if (!settings.isOn || secret === undefined) return undefined;
  const send = createMailer(settings);

  return async (lead) => {
    const { language: locale } = lead;
    const { siteName, contact } = await readSettings();
    const token = confirmationToken(lead, secret);
    const paragraphs = [
      m.newsletter_mail_text({ siteName }, { locale }),
      `${siteUrl}${newsletterConfirmationPath(locale)}?token=${token}`,
      m.newsletter_consent({}, { locale }),
      `-- \n${m.newsletter_mail_end({}, { locale })}`,
    ];
    await send({
      id: `${lead.id}.confirmation`,
      to: [lead.email],
      replyTo: { name: settings.sender.name, address: contact.email },
      isReply: true,
      subject: m.newsletter_mail_subject({ siteName }, { locale }),
      text: `${paragraphs.join("\n\n")}\n`,
    });
  };
}

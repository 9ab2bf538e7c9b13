import type { Quote } from "#database/schema/lead-answers.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { shownEmail } from "#language/shown-email.server.ts";

import { dateWords } from "../accept/table-request.ts";
import { SUBJECT_NAMES } from "../subject-names.ts";
import type { OwnData, OwnLead } from "./own-data.ts";

/** Returns what is stored as labelled texts; empty fields are left out. */
export function ownDataSections(data: OwnData, language: Language) {
  const texts = textsFor(language);
  return data.leads.map((lead) => ({
    id: lead.id,
    title: `${texts.form(lead.form)}, ${texts.time(lead.createdAt)}`,
    lines: [...linesOf(lead, texts), ...lettersOf(lead, texts)].filter(({ text }) => text !== ""),
  }));
}

export function ownDataText(data: OwnData, language: Language): string {
  const options = { locale: language };
  const sections = ownDataSections(data, language).map(({ title, lines }) =>
    [title, "-".repeat(title.length), ...lines.map(({ label, text }) => `${label}: ${text}`)].join(
      "\n",
    ),
  );
  const parts = [m.own_data_title({}, options), shownEmail(data.email), ...sections];
  if (!data.isWhole) parts.push(m.own_data_more({}, options));
  return `${parts.join("\n\n")}\n`;
}

const LOCALES: Readonly<Record<Language, string>> = { pt: "pt-BR", en: "en-GB", es: "es-ES" };

type Texts = ReturnType<typeof textsFor>;

function textsFor(language: Language) {
  const locale = { locale: language };
  // The group's time zone, named beside the hour.
  const times = new Intl.DateTimeFormat(LOCALES[language], {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: "America/Sao_Paulo",
  });
  const forms = {
    contact_form: m.layout_contact,
    event_form: m.privacy_forms_quote,
    newsletter_form: m.newsletter_name,
  };
  const states = {
    waiting: m.own_data_state_waiting,
    delivered: m.own_data_state_delivered,
    parked: m.own_data_state_parked,
    unknown: m.own_data_state_unknown,
    quarantined: m.own_data_state_quarantined,
    unconfirmed: m.own_data_state_unconfirmed,
  };
  const subjects = new Map<string, typeof m.form_subject_outros>(Object.entries(SUBJECT_NAMES));
  return {
    language,
    locale,
    form: (form: OwnLead["form"]) => forms[form]({}, locale),
    state: (state: OwnLead["state"]) => states[state]({}, locale),
    subject: (subject: string) => subjects.get(subject)?.({}, locale) ?? subject,
    time: (time: Date | null) => (time === null ? "" : times.format(time)),
    label: (message: typeof m.form_name) => message({}, locale),
  };
}

function linesOf(lead: OwnLead, { label, ...texts }: Texts) {
  const { campaign, consent } = lead;
  const isSignUp = lead.form === "newsletter_form";
  const agreed = consent?.confirmedAt ? new Date(consent.confirmedAt) : null;
  const { language: locale } = texts;
  const languages = new Intl.DisplayNames(LOCALES[locale], { type: "language" });
  return [
    { label: label(m.form_name), text: lead.name },
    { label: label(m.form_email), text: shownEmail(lead.email) },
    { label: label(m.form_phone), text: lead.phone },
    { label: label(m.form_restaurant), text: lead.restaurant },
    { label: label(m.form_subject), text: texts.subject(lead.subject) },
    { label: label(m.events_quote_type), text: lead.eventType },
    { label: label(m.events_quote_guests), text: String(lead.guestCount ?? "") },
    { label: label(m.events_quote_date), text: dateWords(lead.preferredDate, locale) },
    { label: label(m.events_quote_budget), text: lead.budget },
    { label: label(m.form_message), text: lead.message },
    { label: label(m.own_data_language), text: languages.of(lead.language) ?? lead.language },
    {
      label: label(m.own_data_campaign),
      text: [campaign.source, campaign.medium, campaign.campaign, campaign.content, campaign.term]
        .filter(Boolean)
        .join(" / "),
    },
    { label: label(m.own_data_consent), text: consent?.text ?? "" },
    { label: label(m.own_data_confirmed), text: texts.time(agreed) },
    { label: label(m.own_data_score), text: String(lead.score) },
    { label: label(m.own_data_platform), text: texts.state(lead.state) },
    { label: label(m.own_data_platform_id), text: lead.platformId ?? "" },
    {
      label: label(isSignUp ? m.own_data_link_mailed : m.own_data_acknowledged),
      text: texts.time(lead.visitorMailedAt),
    },
    { label: label(m.own_data_group_mailed), text: texts.time(lead.mailedAt) },
    { label: label(m.own_data_answered), text: texts.time(lead.answeredAt) },
  ];
}

function lettersOf(lead: OwnLead, texts: Texts) {
  const letters = lead.answers.map(({ at, sentAt, subject, text, quote }) => ({
    label: `${texts.label(m.own_data_letter)} (${texts.time(sentAt ?? at)})`,
    text: [subject, text, quote === null ? "" : quoteText(quote, texts)]
      .filter((part) => part !== "")
      .join("\n\n"),
  }));
  const notes = lead.actions.map(({ at, note }) => ({
    label: `${texts.label(m.own_data_note)} (${texts.time(at)})`,
    text: note,
  }));
  return [...letters, ...notes];
}

function quoteText(quote: Quote, { language, label }: Texts): string {
  const money = new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: quote.currency,
  });
  const hours = [quote.begins, quote.ends].filter((time) => time !== "").join("–");
  return [
    `${label(m.privacy_forms_quote)}: ${dateWords(quote.date, language)} ${hours}`.trim(),
    `${label(m.events_quote_guests)}: ${quote.guests}`,
    quote.rooms.join(", "),
    ...quote.lines.map(
      ({ what, quantity, unitPrice }) => `${quantity} × ${what}: ${money.format(unitPrice / 100)}`,
    ),
    quote.conditions,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

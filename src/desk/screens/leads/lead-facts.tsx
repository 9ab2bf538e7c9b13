import type { ReactNode } from "react";
import { isLanguage, LANGUAGE_NAMES } from "#language/languages.ts";
import type { LeadAtDesk } from "#leads/desk/contract.ts";
import type { RestaurantName } from "#desk/api/desk-calls.ts";
import { dateAndTime, dayInWords, numberInWords } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { SUBJECT_NAMES } from "#leads/subject-names.ts";
import { formName, nameIn, reasonText, stateName } from "#desk/ui/lead-words.ts";
import { Section } from "#desk/ui/page.tsx";

/** Who has it and how it ended stand above, by name. */
type Field = Exclude<keyof LeadAtDesk["fields"], "handling" | "outcome" | "ownerId" | "followUpOn">;
type Group = "message" | "sent" | "consent" | "origin" | "delivery" | "record";
interface FactValue {
  readonly text: string;
  readonly lead: LeadAtDesk;
  readonly restaurants: readonly RestaurantName[];
}

const SUBJECTS = new Map<string, () => string>(Object.entries(SUBJECT_NAMES));

/** How a value is shown; `count` leaves out a zero. */
const SHOWN = {
  text: ({ text }) => <bdi>{text}</bdi>,
  message: ({ text }) => (
    <p className="whitespace-pre-wrap" dir="auto">
      {text}
    </p>
  ),
  time: ({ text }) => <time dateTime={text}>{dateAndTime(text)}</time>,
  day: ({ text }) => <bdi>{dayInWords(text)}</bdi>,
  number: ({ text }) => numberInWords(Number(text)),
  count: ({ text }) => (text === "0" ? undefined : numberInWords(Number(text))),
  language: ({ text }) => (isLanguage(text) ? LANGUAGE_NAMES[text] : text),
  subject: ({ text }) => <bdi>{SUBJECTS.get(text)?.() ?? text}</bdi>,
  restaurant: ({ text, restaurants }) => <bdi>{nameIn(restaurants, text)}</bdi>,
  form: ({ lead }) => formName(lead.form),
  state: ({ lead }) => stateName(lead.state),
  reason: ({ text }) => reasonText(text),
} as const satisfies Record<string, (value: FactValue) => ReactNode>;

/** Every field of a lead, in the order in which they are shown. One without words does not compile. */
const FACTS = {
  message: ["message", m.lead_message, "message"],
  name: ["sent", m.column_name, "text"],
  email: ["sent", m.fact_email, "text"],
  phone: ["sent", m.field_phone, "text"],
  restaurant: ["sent", m.column_restaurant, "restaurant"],
  subject: ["sent", m.fact_subject, "subject"],
  eventType: ["sent", m.fact_event_type, "text"],
  guestCount: ["sent", m.fact_guest_count, "number"],
  preferredDate: ["sent", m.fact_preferred_date, "day"],
  preferredTime: ["sent", m.fact_preferred_time, "text"],
  budget: ["sent", m.fact_budget, "text"],
  language: ["sent", m.fact_language, "language"],
  consentText: ["consent", m.fact_consent_text, "message"],
  consentVersion: ["consent", m.fact_consent_version, "text"],
  consentConfirmedAt: ["consent", m.fact_consent_confirmed_at, "time"],
  utmSource: ["origin", m.fact_utm_source, "text"],
  utmMedium: ["origin", m.fact_utm_medium, "text"],
  utmCampaign: ["origin", m.fact_utm_campaign, "text"],
  utmContent: ["origin", m.fact_utm_content, "text"],
  utmTerm: ["origin", m.fact_utm_term, "text"],
  platformId: ["delivery", m.fact_platform_id, "text"],
  attempts: ["delivery", m.fact_attempts, "count"],
  nextAttemptAt: ["delivery", m.fact_next_attempt_at, "time"],
  sendingSince: ["delivery", m.fact_sending_since, "time"],
  mailedAt: ["delivery", m.fact_mailed_at, "time"],
  mailedTo: ["delivery", m.fact_mailed_to, "text"],
  mailAttempts: ["delivery", m.fact_mail_attempts, "count"],
  mailNextAttemptAt: ["delivery", m.fact_mail_next, "time"],
  mailReason: ["delivery", m.fact_mail_reason, "reason"],
  visitorMailedAt: ["delivery", m.fact_visitor_mailed_at, "time"],
  visitorMailAttempts: ["delivery", m.fact_visitor_mail_attempts, "count"],
  visitorMailNextAttemptAt: ["delivery", m.fact_visitor_mail_next, "time"],
  visitorMailReason: ["delivery", m.fact_visitor_mail_reason, "reason"],
  createdAt: ["record", m.column_received, "time"],
  form: ["record", m.column_form, "form"],
  score: ["record", m.fact_score, "number"],
  answeredAt: ["record", m.fact_answered_at, "time"],
  state: ["record", m.column_state, "state"],
  reason: ["record", m.fact_reason, "reason"],
  id: ["record", m.fact_id, "text"],
  submissionId: ["record", m.fact_submission_id, "text"],
  updatedAt: ["record", m.fact_updated_at, "time"],
} as const satisfies Record<Field, readonly [Group, () => string, keyof typeof SHOWN]>;
const FIELDS = Object.keys(FACTS) as Field[];

interface FactsProps extends Omit<FactValue, "text"> {
  readonly group: Group;
  readonly title: string;
}

/** What is known of one side of a lead, under its heading; nothing where nothing is. */
export function FactSection({ lead, group, title, restaurants }: FactsProps) {
  const facts = FIELDS.flatMap((field) => {
    const [itsGroup, label, kind] = FACTS[field];
    if (itsGroup !== group) return [];
    const value = lead.fields[field];
    if (value === null || value === "") return [];
    const shown = SHOWN[kind]({ text: String(value), lead, restaurants });
    return shown === undefined ? [] : [{ field, label: label(), shown }];
  });
  if (facts.length === 0) return null;
  // What a guest wrote needs no label under its own heading.
  if (group === "message")
    return (
      <Section title={title}>
        {facts.map(({ field, shown }) => (
          <div key={field} data-field={field}>
            {shown}
          </div>
        ))}
      </Section>
    );
  return (
    <Section title={title}>
      <dl className="grid max-w-192 grid-cols-[minmax(8rem,14rem)_1fr] gap-x-6 gap-y-2 @max-[30rem]:grid-cols-[1fr] @max-[30rem]:gap-0">
        {facts.map(({ field, label, shown }) => [
          <dt key={`${field}-label`} className="text-small leading-[1.7] text-(--muted)">
            {label}
          </dt>,
          <dd key={field} data-field={field} className="wrap-anywhere @max-[30rem]:mb-2">
            {shown}
          </dd>,
        ])}
      </dl>
    </Section>
  );
}

import { useSearchParams } from "react-router";
import { FREE_TEXT_MAXIMUM } from "#leads/accept/form-fields.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import {
  CONTACT_WORDS,
  MATTER_FIELDS,
  MatterFields,
  PERSON_FIELDS,
  PersonFields,
} from "#site/blocks/contact-form/contact-fields.tsx";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import { LeadForm } from "#site/blocks/lead-form/lead-form.tsx";
import { type LeadFormState, useLeadForm } from "#site/blocks/lead-form/use-lead-form.ts";
import type { Restaurant } from "#site/navigation/use-restaurants.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { TextField } from "#site/ui/field/text-field.tsx";

interface QuoteFormProps {
  readonly restaurants: readonly Restaurant[];
  readonly actionResult: FormResult | undefined;
}

/** The contact form with what a restaurant must know to answer with a proposal (rule 6.5). */
export function QuoteForm({ restaurants, actionResult }: QuoteFormProps) {
  const language = useLanguage();
  const [query] = useSearchParams();
  const state = useLeadForm({
    id: "quote",
    endpoint: "/api/events/quote",
    fields: [...EVENT_FIELDS, ...MATTER_FIELDS, ...PERSON_FIELDS],
    actionResult,
    words: CONTACT_WORDS,
    chosen: { restaurant: query.get("restaurant") ?? "" },
    defaults: { subject: "eventos" },
  });
  return (
    <LeadForm
      state={state}
      action={pathTo(language, "events")}
      labelledBy="quote"
      button={m.events_quote_button()}
    >
      <fieldset className="grid gap-7">
        <legend className="label mb-6 text-muted">{m.events_quote_event()}</legend>
        <EventFields state={state} />
        <MatterFields state={state} restaurants={restaurants} />
      </fieldset>
      <fieldset className="mt-5 grid gap-7">
        <legend className="label mb-6 text-muted">{m.events_quote_contact()}</legend>
        <PersonFields state={state} />
      </fieldset>
    </LeadForm>
  );
}

const EVENT_FIELDS = ["eventType", "guestCount", "preferredDate", "budget"] as const;

function EventFields({ state: { field } }: { state: LeadFormState }) {
  return (
    <>
      <TextField
        {...field("eventType")}
        label={m.events_quote_type()}
        isOptional
        maxLength={FREE_TEXT_MAXIMUM}
        suggestions={EVENT_TYPES.map((words) => words())}
      />
      <TextField
        {...field("guestCount")}
        label={m.events_quote_guests()}
        isOptional
        inputMode="numeric"
        maxLength={6}
      />
      <TextField {...field("preferredDate")} label={m.events_quote_date()} isOptional type="date" />
      <TextField
        {...field("budget")}
        label={m.events_quote_budget()}
        hint={m.events_quote_budget_hint()}
        isOptional
        maxLength={FREE_TEXT_MAXIMUM}
        suggestions={BUDGETS.map((words) => words())}
      />
    </>
  );
}

/** Suggestions in the words that the score looks for (rule 6.8). */
const EVENT_TYPES = [
  m.events_occasion_wedding,
  m.events_quote_type_corporate,
  m.events_occasion_birthdays,
  m.events_occasion_baptism,
  m.events_occasion_meetings,
  m.events_occasion_presentations,
  m.events_occasion_workshops,
  m.events_occasion_parties,
];
const BUDGETS = [
  m.events_quote_budget_medium,
  m.events_quote_budget_high,
  m.events_quote_budget_premium,
];

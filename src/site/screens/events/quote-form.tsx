import { type FormEvent, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { FREE_TEXT_MAXIMUM } from "#leads/accept/form-fields.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { CalendarLink } from "#site/blocks/calendar-link/calendar-link.tsx";
import {
  CONTACT_WORDS,
  MATTER_FIELDS,
  MatterFields,
  PERSON_FIELDS,
  PersonFields,
} from "#site/blocks/contact-form/contact-fields.tsx";
import { readDraft } from "#site/blocks/lead-form/drafts.ts";
import type { Fields, FormResult } from "#site/blocks/lead-form/form-result.ts";
import { LeadForm } from "#site/blocks/lead-form/lead-form.tsx";
import { type LeadFormState, useLeadForm } from "#site/blocks/lead-form/use-lead-form.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { TextField } from "#site/ui/field/text-field.tsx";
import type { EventVenue } from "./event-venue.ts";
import { QuoteAdvice } from "./quote-advice.tsx";

export interface QuoteFormProps {
  readonly venues: readonly EventVenue[];
  readonly actionResult: FormResult | undefined;
}

/** The contact form with what a restaurant must know to send a proposal (rule 6.5). */
export function QuoteForm({ venues, actionResult }: QuoteFormProps) {
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
  const path = pathTo(language, "events");
  return (
    <>
      <LeadForm
        state={state}
        action={path}
        labelledBy="quote"
        button={m.events_quote_button()}
        tool={{ toolname: "request_event_quote", tooldescription: m.tool_quote() }}
        afterSent={<CalendarLink asked={state.result.asked} />}
      >
        <fieldset className="grid gap-7">
          <legend className="label mb-6 text-muted">{m.events_quote_event()}</legend>
          <EventFields state={state} venues={venues} values={actionResult?.values} />
          <MatterFields state={state} />
        </fieldset>
        <fieldset className="mt-5 grid gap-7">
          <legend className="label mb-6 text-muted">{m.events_quote_contact()}</legend>
          <PersonFields state={state} />
        </fieldset>
      </LeadForm>
      {/* After the form: its first button is the one that Enter presses. */}
      <button
        type="submit"
        form="quote-form"
        formAction={`${path}#quote`}
        name={CHECK_FIELD}
        value="rooms"
        // With script the rooms are shown as soon as they are known.
        onClick={(event) => event.preventDefault()}
        className={buttonClass("outline", "mt-6 without-react")}
      >
        {m.events_advice_check()}
      </button>
    </>
  );
}

/** Posted by the button that asks for the rooms alone: nothing is sent to anybody then. */
export const CHECK_FIELD = "check";

const EVENT_FIELDS = ["eventType", "guestCount", "preferredDate", "budget"] as const;

interface EventFieldsProps {
  readonly state: LeadFormState;
  readonly venues: readonly EventVenue[];
  /** What was typed, where the server returned the form. */
  readonly values: Fields | undefined;
}

function EventFields({ state: { id, field }, venues, values }: EventFieldsProps) {
  const { guestCount = "", preferredDate = "" } = values ?? {};
  const [asked, setAsked] = useState({ guestCount, preferredDate });
  // The advice follows what was typed before, too, which the server does not know.
  useEffect(() => {
    const draft = readDraft(id);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser's storage knows it
    setAsked((before) => ({
      guestCount: draft["guestCount"]?.trim() ?? before.guestCount,
      preferredDate: draft["preferredDate"] ?? before.preferredDate,
    }));
  }, [id]);
  function onInput({ target }: FormEvent) {
    const { name, value } = target as HTMLInputElement;
    if (name === "guestCount") setAsked({ ...asked, guestCount: value.trim() });
    if (name === "preferredDate") setAsked({ ...asked, preferredDate: value });
  }
  return (
    <div className="grid gap-7" onInput={onInput}>
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
      <QuoteAdvice venues={venues} {...asked} />
      <TextField
        {...field("budget")}
        label={m.events_quote_budget()}
        hint={m.events_quote_budget_hint()}
        isOptional
        maxLength={FREE_TEXT_MAXIMUM}
        suggestions={BUDGETS.map((words) => words())}
      />
    </div>
  );
}

/** Suggestions in the words that the score looks for (rule 6.8). */
const EVENT_TYPES = [
  m.events_quote_type_wedding,
  m.events_quote_type_corporate,
  m.events_quote_type_birthdays,
  m.events_quote_type_baptism,
  m.events_quote_type_meetings,
  m.events_quote_type_presentations,
  m.events_quote_type_workshops,
  m.events_quote_type_parties,
];
const BUDGETS = [
  m.events_quote_budget_medium,
  m.events_quote_budget_high,
  m.events_quote_budget_premium,
];

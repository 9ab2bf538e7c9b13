import { useLocation } from "react-router";
import { FORM_FIELDS } from "#leads/accept/form-fields.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { CalendarLink } from "#site/blocks/calendar-link/calendar-link.tsx";
import {
  CONTACT_WORDS,
  PERSON_FIELDS,
  PersonFields,
} from "#site/blocks/contact-form/contact-fields.tsx";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import { LeadForm } from "#site/blocks/lead-form/lead-form.tsx";
import { useLeadForm } from "#site/blocks/lead-form/use-lead-form.ts";
import type { TableValues } from "#site/blocks/table-form/table-form.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { TextArea } from "#site/ui/field/field.tsx";

interface TableRequestProps {
  /** The restaurant's slug. */
  readonly restaurant: string;
  readonly values: TableValues;
  /** The title of the experience that is to be reserved, or empty. */
  readonly experience: string;
  readonly actionResult: FormResult | undefined;
}

/** The contact form for a table: the choice goes with it, and only who asks is still to be said. */
export function TableRequest({ restaurant, values, experience, actionResult }: TableRequestProps) {
  const language = useLanguage();
  const { search } = useLocation();
  const state = useLeadForm({
    id: "request",
    endpoint: "/api/contact",
    fields: [...PERSON_FIELDS, "message"],
    actionResult,
    words: {
      ...CONTACT_WORDS,
      sent: m.reservations_sent_title,
      sentText: m.reservations_sent,
      sentNote: m.reservations_sent,
    },
  });
  const chosen = {
    // Of the six subjects none is a table.
    subject: "outros",
    restaurant,
    preferredDate: values.date,
    time: values.time,
    guestCount: values.people,
    experience,
  };
  const wrong = Object.entries(state.result.errors)
    .filter(([name]) => Object.hasOwn(chosen, name))
    .map(([, error]) => error);
  return (
    <section
      aria-labelledby="request"
      className="max-w-2xl print:hidden lg:col-span-6 lg:col-start-7"
    >
      <h2 id="request" className="text-title">
        {m.reservations_request_title()}
      </h2>
      <p className="measure mt-4 mb-10 text-muted">{m.reservations_request_text()}</p>
      <LeadForm
        state={state}
        // Without script the page that takes the post shows the choice again.
        action={pathTo(language, "reservations") + search}
        labelledBy="request"
        button={m.reservations_request_button()}
        afterSent={<CalendarLink asked={state.result.asked} />}
      >
        {Object.entries(chosen).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {wrong.length > 0 && (
          <p role="alert" className="field-error">
            {wrong.join(" ")}
          </p>
        )}
        <PersonFields state={state} />
        <TextArea
          {...state.field("message")}
          label={m.reservations_request_note()}
          isOptional
          maxLength={FORM_FIELDS.message.maximum}
        />
      </LeadForm>
    </section>
  );
}

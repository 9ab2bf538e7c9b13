import type { SubmitEvent } from "react";
import { Link, useNavigate } from "react-router";
import { LEAD_AGES } from "#desk/leads-contract.ts";
import type { RestaurantName } from "#desk/client/api/desk-calls.ts";
import { hoursInWords } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { ChoiceField, TextField } from "#desk/client/ui/field.tsx";
import { textOf } from "#desk/client/ui/form.tsx";
import {
  formName,
  HANDLING_NAMES,
  handlingName,
  LEAD_FORM_NAMES,
  LEAD_STATE_NAMES,
  stateName,
} from "#desk/client/ui/lead-words.ts";

const FOLDED = [
  "handling",
  "owner",
  "age",
  "state",
  "form",
  "restaurant",
  "since",
  "until",
  "email",
] as const;

interface LeadFiltersProps {
  readonly filter: URLSearchParams;
  readonly restaurants: readonly RestaurantName[];
  /** Whether the filter is one of those that stand above, so that nobody looks for its parts. */
  readonly isView: boolean;
}

/** What is looked for. Sending it goes to its URL, so that "back" is the filter before. */
export function LeadFilters({ filter, restaurants, isView }: LeadFiltersProps) {
  const navigate = useNavigate();
  const value = (name: string) => filter.get(name) ?? "";
  const inUse = isView ? 0 : FOLDED.filter((name) => filter.has(name)).length;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const query = new URLSearchParams();
    for (const name of ["search", ...FOLDED]) {
      const text = textOf(values, name).trim();
      if (text !== "") query.set(name, text);
    }
    void navigate(`/leads?${query}`);
  }

  return (
    <form role="search" onSubmit={submit} className="filters">
      <TextField
        name="search"
        type="search"
        label={m.leads_search()}
        hint={m.leads_search_hint()}
        autoComplete="off"
        maxLength={100}
        defaultValue={value("search")}
      />
      <details className="folded" open={inUse > 0}>
        <summary>{inUse === 0 ? m.leads_filters() : m.leads_filters_set({ count: inUse })}</summary>
        <div className="filter-fields">
          <ChoiceField
            name="handling"
            label={m.lead_handling()}
            defaultValue={value("handling")}
            choices={[
              ["", m.leads_filter_any()],
              ["unanswered", m.handling_unanswered()],
              ...HANDLING_NAMES.map((handling) => [handling, handlingName(handling)] as const),
            ]}
          />
          <ChoiceField
            name="owner"
            label={m.leads_filter_owner()}
            defaultValue={value("owner")}
            choices={[
              ["", m.leads_filter_any()],
              ["me", m.leads_owner_me()],
              ["nobody", m.leads_owner_nobody()],
            ]}
          />
          <ChoiceField
            name="age"
            label={m.leads_filter_age()}
            defaultValue={value("age")}
            choices={[
              ["", m.leads_filter_any()],
              ...LEAD_AGES.map(
                (hours) => [String(hours), m.leads_age({ time: hoursInWords(hours) })] as const,
              ),
            ]}
          />
          <ChoiceField
            name="state"
            label={m.leads_filter_delivery()}
            defaultValue={value("state")}
            choices={[
              ["", m.leads_filter_any()],
              ["waiting-for-a-person", m.state_waiting_for_a_person()],
              ...LEAD_STATE_NAMES.map((state) => [state, stateName(state)] as const),
            ]}
          />
          <ChoiceField
            name="form"
            label={m.column_form()}
            defaultValue={value("form")}
            choices={[
              ["", m.leads_filter_any()],
              ...LEAD_FORM_NAMES.map((form) => [form, formName(form)] as const),
            ]}
          />
          <ChoiceField
            name="restaurant"
            label={m.column_restaurant()}
            defaultValue={value("restaurant")}
            choices={[
              ["", m.leads_filter_any()],
              ...restaurants.map(({ slug, name }) => [slug, name] as const),
            ]}
          />
          <TextField
            name="since"
            type="date"
            label={m.leads_filter_since()}
            hint={m.leads_days_hint()}
            autoComplete="off"
            defaultValue={value("since")}
          />
          <TextField
            name="until"
            type="date"
            label={m.leads_filter_until()}
            hint={m.leads_days_hint()}
            autoComplete="off"
            defaultValue={value("until")}
          />
          <TextField
            name="email"
            label={m.field_email_label()}
            hint={m.leads_email_hint()}
            autoComplete="off"
            maxLength={200}
            defaultValue={value("email")}
          />
        </div>
      </details>
      <div className="form-buttons">
        <Button type="submit" variant="primary">
          {m.leads_filter_show()}
        </Button>
        {filter.size > 0 && (
          <Link to="/leads" className="button button-quiet">
            {m.leads_filter_clear()}
          </Link>
        )}
      </div>
    </form>
  );
}

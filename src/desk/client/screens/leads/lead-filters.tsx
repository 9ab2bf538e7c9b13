import { LEAD_AGES } from "#desk/leads-contract.ts";
import type { RestaurantName } from "#desk/client/api/desk-calls.ts";
import { hoursInWords } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { TextField } from "#desk/client/ui/field.tsx";
import { FilterChoice, FilterForm, RestaurantAndDays } from "#desk/client/ui/filter-form.tsx";
import {
  formName,
  HANDLING_NAMES,
  handlingName,
  LEAD_FORM_NAMES,
  LEAD_STATE_NAMES,
  stateName,
} from "#desk/client/ui/lead-words.ts";

interface LeadFiltersProps {
  readonly filter: URLSearchParams;
  readonly restaurants: readonly RestaurantName[];
  /** Whether the filter is one of those that stand above, so that nobody looks for its parts. */
  readonly isView: boolean;
}

/** What is looked for. */
export function LeadFilters({ filter, restaurants, isView }: LeadFiltersProps) {
  return (
    <FilterForm
      to="/leads"
      title={m.leads_filters()}
      filter={filter}
      isView={isView}
      search={{ label: m.leads_search(), hint: m.leads_search_hint() }}
    >
      <FilterChoice
        name="handling"
        label={m.lead_handling()}
        choices={[
          ["unanswered", m.handling_unanswered()],
          ...HANDLING_NAMES.map((handling) => [handling, handlingName(handling)] as const),
        ]}
      />
      <FilterChoice
        name="owner"
        label={m.leads_filter_owner()}
        choices={[
          ["me", m.leads_owner_me()],
          ["nobody", m.leads_owner_nobody()],
        ]}
      />
      <FilterChoice
        name="age"
        label={m.leads_filter_age()}
        choices={LEAD_AGES.map((hours) => [
          String(hours),
          m.leads_age({ time: hoursInWords(hours) }),
        ])}
      />
      <FilterChoice
        name="state"
        label={m.delivery_title()}
        choices={[
          ["waiting-for-a-person", m.state_waiting_for_a_person()],
          ...LEAD_STATE_NAMES.map((state) => [state, stateName(state)] as const),
        ]}
      />
      <FilterChoice
        name="form"
        label={m.column_form()}
        choices={LEAD_FORM_NAMES.map((form) => [form, formName(form)])}
      />
      <RestaurantAndDays restaurants={restaurants} />
      <TextField
        name="email"
        label={m.field_email_label()}
        hint={m.leads_email_hint()}
        maxLength={200}
        defaultValue={filter.get("email") ?? ""}
      />
    </FilterForm>
  );
}

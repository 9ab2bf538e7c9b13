import { LEAD_AGES } from "#desk/leads-contract.ts";
import type { RestaurantName } from "#desk/client/api/desk-calls.ts";
import { hoursInWords } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { type FilterField, restaurantAndDays } from "#desk/client/ui/filter-form.tsx";
import {
  formName,
  HANDLING_NAMES,
  handlingName,
  LEAD_FORM_NAMES,
  LEAD_STATE_NAMES,
  stateName,
} from "#desk/client/ui/lead-words.ts";

/** Returns the filters of the list of leads. */
export const leadFilters = (restaurants: readonly RestaurantName[]): readonly FilterField[] => [
  {
    name: "handling",
    label: m.lead_handling(),
    choices: [
      ["unanswered", m.handling_unanswered()],
      ...HANDLING_NAMES.map((handling) => [handling, handlingName(handling)] as const),
    ],
  },
  {
    name: "owner",
    label: m.leads_filter_owner(),
    choices: [
      ["me", m.leads_owner_me()],
      ["nobody", m.leads_owner_nobody()],
    ],
  },
  {
    name: "age",
    label: m.leads_filter_age(),
    choices: LEAD_AGES.map((hours) => [String(hours), m.leads_age({ time: hoursInWords(hours) })]),
  },
  {
    name: "state",
    label: m.delivery_title(),
    choices: [
      ["waiting-for-a-person", m.state_waiting_for_a_person()],
      ...LEAD_STATE_NAMES.map((state) => [state, stateName(state)] as const),
    ],
  },
  {
    name: "form",
    label: m.column_form(),
    choices: LEAD_FORM_NAMES.map((form) => [form, formName(form)]),
  },
  ...restaurantAndDays(restaurants),
  { name: "email", label: m.field_email_label(), hint: m.leads_email_hint(), maxLength: 200 },
];

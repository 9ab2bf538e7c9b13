import type { Colleague } from "#accounts/contract.ts";
import { LEAD_AGES } from "#leads/desk/contract.ts";
import { SUBJECT_NAMES } from "#leads/subject-names.ts";
import type { RestaurantName } from "#desk/api/desk-calls.ts";
import { hoursInWords } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { type FilterField, restaurantAndDays } from "#desk/ui/filter-form.tsx";
import {
  formName,
  HANDLING_NAMES,
  handlingName,
  LEAD_FORM_NAMES,
  LEAD_STATE_NAMES,
  stateName,
} from "#desk/ui/lead-words.ts";

/** Returns the filter by owner. */
export const ownerFilter = (colleagues: readonly Colleague[], me: string): FilterField => ({
  name: "owner",
  label: m.leads_filter_owner(),
  any: m.leads_owner_any(),
  choices: [
    ["me", m.leads_owner_me()],
    ["nobody", m.leads_owner_nobody()],
    ...colleagues.filter(({ id }) => id !== me).map(({ id, name }) => [id, name] as const),
  ],
});

/** Returns the other filters of the list of leads. */
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
  {
    name: "subject",
    label: m.fact_subject(),
    choices: Object.entries(SUBJECT_NAMES).map(([subject, name]) => [subject, name()]),
  },
  ...restaurantAndDays(restaurants),
  { name: "email", label: m.field_email_label(), hint: m.leads_email_hint(), maxLength: 200 },
];

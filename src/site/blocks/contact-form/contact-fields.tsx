import { FIELD_LENGTHS } from "#leads/accept/field-rules.ts";
import { SUBJECTS } from "#leads/accept/form-fields.ts";
import { SUBJECT_NAMES } from "#leads/subject-names.ts";
import { m } from "#language/paraglide/messages.js";
import { useRestaurants } from "#site/navigation/use-restaurants.ts";
import { countryName } from "#language/countries.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { SelectField } from "#site/ui/field/select-field.tsx";
import { TextArea } from "#site/ui/field/field.tsx";
import { TextField } from "#site/ui/field/text-field.tsx";
import type { LeadFormState } from "../lead-form/use-lead-form.ts";

/** The names of the fields, in the order of the page. */
export const PERSON_FIELDS = ["name", "email", "phone"] as const;
export const MATTER_FIELDS = ["subject", "restaurant", "message"] as const;

/** Who writes, and how to reply. */
export function PersonFields({ state: { field } }: { state: LeadFormState }) {
  return (
    <>
      <TextField
        {...field("name")}
        label={m.form_name()}
        autoComplete="name"
        maxLength={FIELD_LENGTHS.name.maximum}
      />
      <TextField
        {...field("email")}
        label={m.form_email()}
        type="email"
        autoComplete="email"
        maxLength={FIELD_LENGTHS.email.maximum}
      />
      <TextField
        {...field("phone")}
        label={m.form_phone()}
        hint={m.form_phone_hint()}
        type="tel"
        autoComplete="tel"
        maxLength={FIELD_LENGTHS.phone.maximum}
      />
    </>
  );
}

/** What it is about, and for which restaurant. */
export function MatterFields({ state: { field } }: { state: LeadFormState }) {
  const restaurants = useRestaurants();
  const language = useLanguage();
  const countries = [...new Set(restaurants.map(({ country }) => country))];
  return (
    <>
      <SelectField {...field("subject")} label={m.form_subject()} choose={m.form_subject_choose()}>
        {SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {SUBJECT_NAMES[subject]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...field("restaurant")}
        label={m.form_restaurant()}
        choose={m.form_restaurant_choose()}
      >
        {countries.map((country) => (
          <optgroup key={country} label={countryName(country, language)}>
            {restaurants
              .filter((restaurant) => restaurant.country === country)
              .map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name || m.restaurant_no_name()}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <TextArea
        {...field("message")}
        label={m.form_message()}
        maxLength={FIELD_LENGTHS.message.maximum}
      />
    </>
  );
}

/** Rule 6.13: the titles of the notices of the contact and the quote form. */
export const CONTACT_WORDS = {
  sent: m.form_sent_title,
  sentText: m.lead_sent,
  sentNote: m.form_sent_note,
  failed: m.form_failed_title,
  failedText: m.form_failed_text,
};

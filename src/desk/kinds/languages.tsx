import { FIXED_ARTICLES } from "#content/schemas/fixed-articles.ts";
import { type Language, LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { m } from "../paraglide/messages.js";
import { through } from "../pieces/composed-fields.tsx";
import { some } from "../pieces/field-types.tsx";
import type { Field } from "../pieces/fields.ts";

type Chosen = readonly Language[] | undefined;

const chosen = through<Chosen, readonly Language[], { readonly slug: string }>(
  some<Language>(m.languages_label, {
    hint: m.languages_hint,
    expected: m.expected_languages,
    values: LANGUAGES,
    wordsOf: (language) => LANGUAGE_NAMES[language],
    inOrder: "of choices",
  }),
  {
    empty: undefined,
    shown: (kept) => kept ?? LANGUAGES,
    kept: (shown) => (shown.length === LANGUAGES.length ? undefined : shown),
  },
);

/** The languages of an article or special date (rule 1.14); the fixed articles exist in all. */
export const languages: Field<Chosen, { readonly slug: string }> = {
  ...chosen,
  Control: (props) =>
    FIXED_ARTICLES.has(props.edited.content.slug) ? null : chosen.Control?.(props),
};

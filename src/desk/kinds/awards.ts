import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { MOST } from "#content/schemas/content-maxima.ts";
import type { PageFields } from "#content/schemas/page-texts.ts";
import { inDeskLanguage } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { list, record } from "../pieces/composed-fields.tsx";
import { line, texts } from "../pieces/field-types.tsx";

type Award = PageFields["awards"][number];
type Figure = NonNullable<RestaurantContent["figures"]>[number];

/** Awards of a restaurant or the group. */
export const awards = list<Award>(m.awards_title, {
  hint: m.awards_hint,
  maximum: MOST.awards,
  item: record<Award>({
    year: texts(m.award_year, { hint: m.award_year_hint, expected: m.expected_title }),
    giver: texts(m.award_giver, { expected: m.expected_title }),
    text: texts(m.award_text, { expected: m.expected_title }),
  }),
  nameOf: ({ year, giver }) => [year, giver].map(inDeskLanguage).join(" "),
  numbered: m.award_number,
  addText: m.award_add,
  isFolding: true,
});

/** The figures of a restaurant's page. */
export const figures = list<Figure>(m.figures_title, {
  hint: m.figures_hint,
  maximum: MOST.figuresOfRestaurant,
  item: record<Figure>({
    value: texts(m.figure_value, { expected: m.expected_title }),
    text: texts(m.page_figure_text, { expected: m.expected_title }),
    source: line(m.figure_source, { hint: m.figure_source_hint }),
  }),
  nameOf: ({ value, text }) => [value, text].map(inDeskLanguage).join(" "),
  numbered: m.figure_number,
  addText: m.figure_add,
  isFolding: true,
});

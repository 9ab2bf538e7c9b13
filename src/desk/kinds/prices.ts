import type { ExperienceContent } from "#content/kinds/experience.ts";
import { pricesWords } from "../controls/price-fields.tsx";
import { m } from "../paraglide/messages.js";
import { own } from "../pieces/field-types.tsx";

/** Prices by currency, edited elsewhere. */
export const prices = own<ExperienceContent["price"]>(m.field_price, {
  expected: m.expected_price,
  empty: {},
  inWords: pricesWords,
  part: ([currency = ""]) => ({
    label: () => m.experience_price_kind({ currency }),
    expected: m.expected_price,
  }),
});

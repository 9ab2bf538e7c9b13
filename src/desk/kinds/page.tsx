import { LONGEST, MOST } from "#content/schemas/content-maxima.ts";
import {
  PAGE_TEXTS,
  type PageContent,
  type PageField,
  type PageFields,
  type PagePart,
} from "#content/schemas/page-texts.ts";
import type { Texts } from "#language/languages.ts";
import { m } from "../paraglide/messages.js";
import { list, named, record } from "../pieces/composed-fields.tsx";
import { texts } from "../pieces/field-types.tsx";
import type { Field, Fields } from "../pieces/fields.ts";
import { declareKind } from "../pieces/kind.ts";
import { awards } from "./awards.ts";
import { pageName, PART_NAMES } from "./page-names.ts";

const line = { expected: m.expected_title };
const lineOrNone = { expected: m.expected_all_or_none };
const paragraphs = {
  hint: m.restaurant_description_hint,
  expected: m.expected_all_or_none,
  isLong: true,
};
const entries = {
  maximum: MOST.entriesOfPage,
  numbered: m.page_entry_number,
  addText: m.page_entry_add,
  isFolding: true,
};

/** The control of each text of a page. */
const FIELDS: Fields<PageFields> = {
  label: texts(m.page_label, lineOrNone),
  title: texts(m.field_title, line),
  lead: texts(m.field_opening, paragraphs),
  text: texts(m.field_text, paragraphs),
  link: texts(m.page_link, line),
  url: texts(m.page_url, { hint: m.page_url_hint, expected: m.expected_https_or_empty }),
  picture: texts(m.page_picture, lineOrNone),
  description: texts(m.settings_search_description, {
    ...line,
    isLong: true,
    maximum: LONGEST.line,
  }),
  entries: list<Texts>(m.page_entries, {
    ...entries,
    item: texts(m.page_entry, line),
    nameOf: ({ pt }) => pt,
  }),
  figures: list<{ readonly value: Texts; readonly text: Texts }>(m.page_figures, {
    ...entries,
    item: record({ value: texts(m.page_figure, line), text: texts(m.page_figure_text, line) }),
    nameOf: ({ value, text }) => `${value.pt} ${text.pt}`,
  }),
  awards,
};

type Parts = Readonly<Record<string, object>>;
type PartsWithFields = { readonly [Part in PagePart]?: readonly PageField[] };

function fieldOf(parts: PartsWithFields): Field<Parts> {
  const fields = Object.entries(parts).map(([part, names]) => {
    const its = Object.fromEntries(names.map((name) => [name, FIELDS[name]]));
    return [part, named(PART_NAMES[part as PagePart], record(its as Fields<object>))];
  });
  return record(Object.fromEntries(fields) as Fields<Parts>);
}

const OF_PAGE = new Map(
  Object.entries<PartsWithFields>(PAGE_TEXTS).map(([slug, parts]) => [slug, fieldOf(parts)]),
);

/** The texts of any page, and the differences of two versions. */
const OF_ANY = fieldOf(
  Object.values<PartsWithFields>(PAGE_TEXTS).reduce((all, parts) => {
    const both = Object.entries(parts).map(([part, names]) => {
      const others = all[part as PagePart] ?? [];
      return [part, [...new Set([...others, ...names])]];
    });
    return { ...all, ...Object.fromEntries(both) };
  }),
);

export const page = declareKind<PageContent>({
  path: "pages",
  printed: ["parts.top.label", "parts.top.title"],
  titleOf: ({ slug }) => pageName(slug) ?? slug,
  list: {
    lead: m.pages_lead,
    none: m.pages_none,
    nameOf: pageName,
  },
})({
  title: m.pages_texts,
  fields: {
    parts: {
      ...OF_ANY,
      label: m.pages_texts,
      Control: (props) => OF_PAGE.get(props.edited.content.slug)?.Control?.(props),
    } satisfies Field<Parts, PageContent> as unknown as Field<PageContent["parts"], PageContent>,
  },
});

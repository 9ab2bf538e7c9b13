import { Notice } from "../ui/notice.tsx";
import { lazy, Suspense } from "react";
import { MOST } from "#content/schemas/content-maxima.ts";
import { FIXED_ARTICLES } from "#content/schemas/fixed-articles.ts";
import type { ArticleContent as Article, Category } from "#content/kinds/article.ts";
import { m as siteTexts } from "#language/paraglide/messages.js";
import { dateAndTime, fieldTime, inDeskLanguage } from "../language/desk-language.ts";
import { Loading } from "../layout/loading.tsx";
import { m } from "../paraglide/messages.js";
import { list } from "../pieces/composed-fields.tsx";
import { check, choice, choicesOf, line, own, picture, texts } from "../pieces/field-types.tsx";
import { type Field, placeOf } from "../pieces/fields.ts";
import { declareKind } from "../pieces/kind.ts";
import { CheckControl, LineControl } from "../pieces/piece-controls.tsx";
import { languages } from "./languages.tsx";
import { reloadedOnce } from "../reload-once.ts";

/** Lazy, because the text editor is as large as the rest of the desk. */
const BodyControl = lazy(async () => ({
  default: (await reloadedOnce(() => import("../controls/document/body-control.tsx"))).BodyControl,
}));

/** Each category's visible name. */
const CATEGORY_WORDS: Readonly<Record<Category, () => string>> = {
  Vinhos: siteTexts.news_category_vinhos,
  Receitas: siteTexts.news_category_receitas,
  Premiações: siteTexts.news_category_premiacoes,
  Eventos: siteTexts.news_category_eventos,
  Sustentabilidade: siteTexts.news_category_sustentabilidade,
  Menu: siteTexts.news_category_menu,
  Chef: siteTexts.news_category_chef,
  Gastronomia: siteTexts.news_category_gastronomia,
};

/** Returns the categories as choices; "none" only until one is chosen. */
function categoryChoices(current: string): readonly (readonly [string, string])[] {
  const none = [["", m.article_category_none()]] as const;
  const all = choicesOf(CATEGORY_WORDS)();
  return current === "" ? [...none, ...all] : all;
}

/** Returns a moment in content's format, UTC to the second. */
const instantOf = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;

/** Visitors see articles with both flags (rule 4.7), so one field sets both. */
const isActive: Field<boolean, Article> = {
  ...check(m.restaurant_active, { empty: true }),
  Control({ name, edited }) {
    const { isActive: isOn, isPublished, slug } = edited.content;
    const isShown = isOn && isPublished;
    return (
      <>
        <CheckControl
          name={name}
          label={m.article_active_label()}
          value={isShown}
          onChange={(next) => edited.change({ isActive: next, isPublished: next })}
        />
        {!isShown && FIXED_ARTICLES.has(slug) && (
          <Notice tone="error">{m.article_fixed_hint()}</Notice>
        )}
      </>
    );
  },
};

const publishedAt = own<Article["publishedAt"]>(m.article_date, {
  empty: null,
  inWords: (instant) => (instant === null ? "" : dateAndTime(instant)),
  isShort: true,
  Control({ name, value, onChange }) {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return (
      <LineControl
        name={name}
        type="datetime-local"
        label={m.article_date()}
        hint={m.article_date_hint({ zone })}
        value={value === null || Number.isNaN(Date.parse(value)) ? "" : fieldTime(new Date(value))}
        onChange={(time) => onChange(time === "" ? null : instantOf(new Date(time)))}
      />
    );
  },
});

const tag = own<string>(() => "", {
  empty: "",
  inWords: String,
  Control: ({ name, value, onChange }) => (
    <LineControl
      name={name}
      label={m.article_tag_number({ number: placeOf(name) + 1 })}
      value={value}
      onChange={onChange}
    />
  ),
});

export const article = declareKind<Article>({
  path: "news",
  printed: ["title"],
  titleOf: ({ title }) => inDeskLanguage(title) || m.article_new(),
  isDeletable: (slug) => !FIXED_ARTICLES.has(slug),
  isMovable: (slug) => !FIXED_ARTICLES.has(slug),
  // An article without a date gets that of its first publication.
  firstPublished: ({ publishedAt: date }, at) =>
    date === null ? { publishedAt: instantOf(at) } : {},
  list: {
    lead: m.news_lead,
    none: m.news_none,
    adding: m.article_new,
    isNewestFirst: true,
    badgeOf: ({ slug }) => (FIXED_ARTICLES.has(slug) ? m.article_fixed() : undefined),
  },
})(
  {
    fields: {
      isPublished: own<boolean>(m.article_published, {
        empty: true,
        inWords: (isShown) => (isShown ? m.value_shown() : m.value_hidden()),
      }),
    },
  },
  {
    title: m.article_texts,
    fields: {
      isActive,
      languages,
      title: texts(m.field_title, { expected: m.expected_title }),
      excerpt: texts(m.field_opening, { hint: m.article_excerpt_hint, isLong: true }),
      content: texts(m.article_body, {
        hint: m.article_body_hint,
        expected: m.expected_body,
        control: (props) => (
          <Suspense fallback={<Loading />}>
            <BodyControl {...props} />
          </Suspense>
        ),
      }),
    },
  },
  {
    title: m.article_about,
    fields: {
      category: choice<Category>(m.article_category, {
        expected: m.expected_category,
        // Empty until chosen.
        empty: "" as Category,
        choices: categoryChoices,
      }),
      author: line(m.article_author, { expected: m.expected_line, empty: "Grupo Rubaiyat" }),
      publishedAt,
      image: picture(m.article_cover),
      tags: list(m.article_tags, {
        expected: m.expected_line,
        item: tag,
        maximum: MOST.tags,
        nameOf: (one) => one,
        numbered: m.article_tag_number,
        addText: m.article_tag_add,
      }),
    },
  },
);

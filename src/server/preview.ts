import type { ApiClient } from "#api/api-client.ts";
import { COUNTRIES } from "#api/experiences/countries.ts";
import { parseExperience } from "#api/experiences/fetch-experiences.ts";
import { parseQuestion } from "#api/faq/fetch-questions.ts";
import { parseMenu } from "#api/menus/fetch-menus.ts";
import { parseArticle } from "#api/news/fetch-articles.ts";
import { parseRestaurant } from "#api/restaurants/fetch-restaurants.ts";
import { hoursWords } from "#api/restaurants/hours-words.ts";
import type { SiteSettings } from "#api/site-settings/site-settings.contract.ts";
import type { ContentKind } from "#content/kinds/all-kinds.ts";
import type { RenderPreview } from "#desk/server/content/preview.ts";
import type { Language } from "#language/languages.ts";
import { menuPagePath, pathTo, restaurantPath } from "#language/path-to.ts";
import type { Log } from "#logging/log.ts";

/** Where a piece is to be seen, and what the site would read with it. */
interface Preview {
  readonly path: string;
  readonly client?: ApiClient;
  readonly settings?: SiteSettings;
}

type Fields = { readonly [field: string]: unknown };

/** A draft may be wrong in any field, which its author is told elsewhere. */
const NO_LOG: Log = { info() {}, warn() {}, error() {} };

/** Shows a piece as the site would, whatever is still missing of it: a bad field takes its fallback (rule 4.2). */
export function createPreview(
  options: Site & {
    /** Renders a page with content or settings of its own, for a frame. */
    readonly render: (
      path: string,
      shown: { readonly api?: ApiClient | undefined; readonly settings?: SiteSettings | undefined },
    ) => Promise<Response>;
  },
): RenderPreview {
  return async ({ kind, content, language }) => {
    const preview = await PREVIEWS[kind]?.({ ...content, isActive: true }, options, language);
    return (
      preview && options.render(preview.path, { api: preview.client, settings: preview.settings })
    );
  };
}

/** The site as it is without the draft. */
interface Site {
  readonly client: ApiClient;
  /** The settings as they would be with a draft of them. */
  readonly settingsWith: (draft: object) => SiteSettings;
}

type PreviewOf = (
  record: Fields,
  site: Site,
  language: Language,
) => Preview | undefined | Promise<Preview | undefined>;

/** A reader of the API for each kind that has a preview, which takes what is wrong in a draft for what is not there. */
const PREVIEWS: { readonly [Kind in ContentKind]?: PreviewOf } = {
  restaurants(record, { client }, language) {
    const parsed = parseRestaurant(record, NO_LOG);
    if (parsed === undefined) return undefined;
    const restaurant = { ...parsed, hours: hoursWords(parsed) };
    return {
      path: restaurantPath(language, restaurant),
      client: {
        ...client,
        async findRestaurant(slug) {
          return slug === restaurant.slug ? restaurant : client.findRestaurant(slug);
        },
      },
    };
  },
  experiences(record, { client }, language) {
    const experience = parseExperience(record, NO_LOG);
    if (experience === undefined) return undefined;
    const country = COUNTRIES.find(({ name }) => experience.countries.includes(name));
    const query = country && `?${new URLSearchParams({ country: country.name })}`;
    return {
      path: `${pathTo(language, "experiences")}${query ?? ""}`,
      client: { ...client, listExperiences: async () => [experience] },
    };
  },
  news(record, { client }, language) {
    const now = new Date().toISOString();
    const dates = { publishedAt: record["publishedAt"] ?? now, createdAt: now, updatedAt: now };
    const article = parseArticle({ ...record, ...dates, isPublished: true }, NO_LOG);
    if (article === undefined) return undefined;
    return {
      path: pathTo(language, "newsArticle", { slug: article.slug }),
      client: {
        ...client,
        findArticle: async (slug) => (slug === article.slug ? article : client.findArticle(slug)),
      },
    };
  },
  faq({ questions }, { client }, language) {
    const given: readonly unknown[] = Array.isArray(questions) ? questions : [];
    const parsed = given.flatMap((one) => parseQuestion(one, NO_LOG) ?? []);
    return {
      path: pathTo(language, "home"),
      client: { ...client, listQuestions: async () => parsed },
    };
  },
  settings: (record, { settingsWith }, language) => ({
    path: pathTo(language, "home"),
    settings: settingsWith(record),
  }),
  async menus(record, { client }, language) {
    const menu = parseMenu({ ...record, updatedAt: new Date().toISOString() }, NO_LOG);
    const restaurant = menu && (await client.findRestaurant(menu.restaurant));
    if (!menu || !restaurant) return undefined;
    return {
      path: menuPagePath(language, restaurant, menu.kind),
      client: {
        ...client,
        async listMenus(slug) {
          const menus = await client.listMenus(slug);
          const others = menus.filter(
            (one) => one.restaurant !== menu.restaurant || one.kind !== menu.kind,
          );
          return [...others, menu];
        },
      },
    };
  },
};

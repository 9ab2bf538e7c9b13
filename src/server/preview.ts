import type { ContentKind } from "#content/kinds/all-kinds.ts";
import { PAGE_SCREENS } from "#content/shapes/page-texts.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import type { ContentSource, Snapshot } from "#content/snapshot.ts";
import type { RenderPreview } from "#desk/server/content/preview.ts";
import type { Language } from "#language/languages.ts";
import { menuPagePath, pathTo, restaurantPath } from "#language/path-to.ts";
import { READ_DRAFT } from "#remote-api/read-draft.ts";

/** Where a piece is to be seen, and what the site would show with it. */
interface Preview {
  readonly path: string;
  readonly snapshot: Snapshot;
}

interface PreviewOptions {
  readonly content: ContentSource;
  /** The settings as they would be with a draft of them. */
  readonly settingsWith: (draft: object) => SiteSettings;
  /** Renders a page with content of its own, for a frame. */
  readonly render: (path: string, snapshot: Snapshot) => Promise<Response>;
}

/** Shows a piece as the site would, whatever is still missing of it. */
export function createPreview(options: PreviewOptions): RenderPreview {
  return async ({ kind, content: draft, language }) => {
    const snapshot = await options.content.reader()(["restaurants", "menus", "questions"]);
    const preview = PREVIEWS[kind]?.({ ...draft }, { ...options, snapshot, language });
    return preview && options.render(preview.path, preview.snapshot);
  };
}

interface Site extends Pick<PreviewOptions, "settingsWith"> {
  /** The content without the draft. */
  readonly snapshot: Snapshot;
  readonly language: Language;
}

const PREVIEWS: {
  readonly [Kind in ContentKind]?: (
    draft: { readonly [field: string]: unknown },
    site: Site,
  ) => Preview | undefined;
} = {
  restaurants(draft, { snapshot, language }) {
    const restaurant = READ_DRAFT.restaurants(draft);
    if (restaurant === undefined) return undefined;
    const others = snapshot.restaurants?.filter(({ slug }) => slug !== restaurant.slug) ?? [];
    return {
      path: restaurantPath(language, restaurant),
      snapshot: snapshot.with({ lists: { restaurants: [...others, restaurant] } }),
    };
  },
  experiences(draft, { snapshot, language }) {
    const experience = READ_DRAFT.experiences(draft);
    if (experience === undefined) return undefined;
    const [country] = experience.countries;
    const query = country && `?${new URLSearchParams({ country })}`;
    return {
      path: `${pathTo(language, "experiences")}${query ?? ""}`,
      snapshot: snapshot.with({ lists: { experiences: [experience] } }),
    };
  },
  happenings(draft, { snapshot, language }) {
    const happening = READ_DRAFT.happenings(draft);
    return {
      path: pathTo(language, "happening", { slug: happening.slug }),
      snapshot: snapshot.with({ happenings: [happening] }),
    };
  },
  news(draft, { snapshot, language }) {
    const article = READ_DRAFT.news(draft);
    return (
      article && {
        path: pathTo(language, "newsArticle", { slug: article.slug }),
        snapshot: snapshot.with({
          lists: { articles: [article] },
          texts: new Map([[article.slug, article.content]]),
        }),
      }
    );
  },
  faq: (draft, { snapshot, language }) => ({
    path: pathTo(language, "home"),
    snapshot: snapshot.with({ lists: { questions: READ_DRAFT.faq(draft) } }),
  }),
  pages(draft, { snapshot, language }) {
    const page = READ_DRAFT.pages(draft);
    return (
      page && { path: pathTo(language, PAGE_SCREENS[page.slug]), snapshot: snapshot.with({ page }) }
    );
  },
  settings: (draft, { snapshot, settingsWith, language }) => ({
    path: pathTo(language, "home"),
    snapshot: snapshot.with({ settings: settingsWith(draft) }),
  }),
  menus(draft, { snapshot, language }) {
    const menu = READ_DRAFT.menus(draft);
    const restaurant = menu && snapshot.findRestaurant(menu.restaurant);
    if (!menu || !restaurant) return undefined;
    const isOther = (one: { restaurant: string; kind: string }) =>
      one.restaurant !== menu.restaurant || one.kind !== menu.kind;
    return {
      path: menuPagePath(language, restaurant, menu.kind),
      snapshot: snapshot.with({
        lists: { menus: [...(snapshot.menus?.filter(isOther) ?? []), menu] },
      }),
    };
  },
};

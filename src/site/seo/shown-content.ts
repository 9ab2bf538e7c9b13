import type { LocalText } from "../../language/pick-text.ts";
import type { Language } from "../../language/languages.ts";

// What the nodes need of the data that the screens show; the screens know the search engines, not
// the other way round. `structured-data.test.ts` holds the two together.

export interface ShownRestaurant {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly address: LocalText;
  /** E.164, or empty when unknown; the same for the e-mail. */
  readonly phone: string;
  readonly email: string;
  readonly description: LocalText;
  readonly coordinates: { readonly lat: number; readonly lng: number } | undefined;
  readonly bookingUrl: string | undefined;
  readonly menus: readonly { readonly url: string }[];
}

export interface ShownArticle {
  readonly title: LocalText;
  readonly excerpt: LocalText;
  readonly body: { readonly language: Language };
  readonly author: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** ISO 8601; empty where unknown. */
  readonly published: string;
  readonly modified: string;
}

interface ListedRestaurant {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly citySlug: string;
}

/** What the loaders of the screens hand over, by the screen's name. */
export interface ShownContent {
  readonly restaurant:
    | { readonly state: "found"; readonly restaurant: ShownRestaurant }
    | { readonly state: "not-found" | "no-slug" | "error" };
  readonly restaurantList: { readonly restaurants: readonly ListedRestaurant[] | "error" };
  readonly experiences: {
    readonly experiences: readonly { readonly title: LocalText }[] | "error";
  };
  readonly newsList: {
    readonly articles: readonly { readonly title: LocalText; readonly slug: string }[] | "error";
  };
  readonly newsArticle: { readonly article: ShownArticle | "error" | null };
}

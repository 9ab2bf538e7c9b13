import type { Language } from "#language/languages.ts";
import type { PageSlug, PageWords } from "#content/shapes/page-texts.ts";

/** What a screen is loaded with: what it shows, or that it could not be had (rule 3.21). */
export type Loaded<Found> = (Found & { readonly state: "found" }) | { readonly state: "error" };

/** What search engines are told of a page; missing where the network failed. */
export interface WithHead {
  readonly head?: PageWords<"contact">["search"];
}

/** The languages in which the page exists (rule 1.14). */
export interface InLanguages {
  readonly languages: readonly Language[];
}

/** The same with the words of the page, which are there unless the network failed: then there is nothing to show. */
export type LoadedPage<Slug extends PageSlug, Data> =
  | (Data & { readonly words: PageWords<Slug> })
  | { readonly state: "error"; readonly words?: undefined };

/**
 * A screen's client loader: what the server sends, or on a bad network the screen's own failed state
 * instead of the error page (rule 3.21).
 */
export function loadInBrowser<Data>(failed: Data) {
  return ({ serverLoader }: { serverLoader: () => Promise<unknown> }): Promise<Data> =>
    loadOr(failed, () => serverLoader() as Promise<Data>);
}

/** What is loaded, or else `failed`. A redirect passes through. */
export async function loadOr<T>(failed: T, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Response) throw error;
    return failed;
  }
}

import type { Language } from "#language/languages.ts";
import type { PageSlug, PageWords } from "#content/schemas/page-texts.ts";

/** A screen's data, or its failure (rule 3.21). */
export type Loaded<Found> = (Found & { readonly state: "found" }) | { readonly state: "error" };

/** A page's metadata for search engines; missing if the network failed. */
export interface WithHead {
  readonly head?: PageWords<"contact">["search"];
}

/** The languages in which the page exists (rule 1.14). */
export interface InLanguages {
  readonly languages: readonly Language[];
}

/** The same with the page's texts, which are missing only if the network failed. */
export type LoadedPage<Slug extends PageSlug, Data> =
  | (Data & { readonly words: PageWords<Slug> })
  | { readonly state: "error"; readonly words?: undefined };

/**
 * Creates a screen's client loader: on a network failure it returns the screen's failed state
 * instead of the error page (rule 3.21).
 */
export function loadInBrowser<Data>(failed: Data) {
  return ({ serverLoader }: { serverLoader: () => Promise<unknown> }): Promise<Data> =>
    loadOr(failed, () => serverLoader() as Promise<Data>);
}

/** Returns the loaded data, else `failed`. Redirects pass through. */
export async function loadOr<T>(failed: T, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Response) throw error;
    return failed;
  }
}

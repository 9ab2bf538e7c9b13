import { data, type LoaderFunctionArgs, redirect } from "react-router";
import type { WordsOfPages } from "#content/page-words.ts";
import type { PageSlug } from "#content/schemas/page-texts.ts";
import type { Snapshot, Wanted } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { languageOf } from "#language/match-path.ts";
import { getSiteContext, type SiteContext } from "../request-context.ts";
import { loadOr } from "./load-in-browser.ts";

/** A screen's input: the site's context and the requested page. */
interface ScreenRequest extends SiteContext {
  readonly language: Language;
  readonly params: LoaderFunctionArgs["params"];
  readonly url: URL;
  /** The site's page texts in this page's language. */
  readonly words: WordsOfPages;
}

/** Only found pages may be cached (rule 1.7). */
const STATUS = { found: 200, "not-found": 404, "no-slug": 404, error: 503 } as const;

/**
 * Redirects a missing page by the old paths (rule 1.12). Not cached, because staff may revoke it.
 */
export function throwMoved(content: Snapshot, { pathname, search }: URL): void {
  const target = content.movedTo(pathname);
  if (target === undefined) return;
  const query = target.includes("?") ? "" : search;
  throw redirect(target + query, { status: 301, headers: { "Cache-Control": "no-store" } });
}

/**
 * Creates a screen's server loader, which returns the data of `load` with the status of their
 * state. `reads` lists the content it shows; unreadable parts are undefined. If `load` throws, as
 * `required` does, it returns the data of `failed`.
 */
export function loadScreen<Data extends { readonly state: keyof typeof STATUS }>(screen: {
  /** The page that supplies title and description for search engines. */
  readonly page?: Exclude<PageSlug, "home">;
  readonly reads: readonly Wanted[] | ((request: ScreenRequest) => readonly Wanted[]);
  readonly load: (content: Snapshot, request: ScreenRequest) => Data | Promise<Data>;
  readonly failed: (request: ScreenRequest) => Data;
}) {
  return async ({ context, params, url }: LoaderFunctionArgs) => {
    const site = getSiteContext(context);
    const language = languageOf(url.pathname);
    const words: WordsOfPages = (slug) => content.pageWords(slug, language);
    const request = { ...site, language, params, url, words };
    const wanted = typeof screen.reads === "function" ? screen.reads(request) : screen.reads;
    const content = await site.readContent(wanted);
    const loaded = await loadOr(undefined, async () => screen.load(content, request));
    const shown = loaded ?? screen.failed(request);
    if (STATUS[shown.state] === 404) throwMoved(content, url);
    const head = screen.page && { head: words(screen.page).search };
    return data({ ...shown, ...head }, STATUS[shown.state]);
  };
}

/** Creates the loader of a screen with page texts and available content. */
export function loadWords<Data>(
  load: (words: WordsOfPages, content: Snapshot, language: Language) => Data,
) {
  return async ({ context, url }: LoaderFunctionArgs): Promise<Data> => {
    const content = await getSiteContext(context).readContent([]);
    const language = languageOf(url.pathname);
    return load((slug) => content.pageWords(slug, language), content, language);
  };
}

import { data, type LoaderFunctionArgs, redirect } from "react-router";
import type { WordsOfPages } from "#content/page-words.ts";
import type { PageSlug } from "#content/shapes/page-texts.ts";
import type { Snapshot, Wanted } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { languageOf } from "#language/match-path.ts";
import { getSiteContext, type SiteContext } from "../request-context.ts";
import { loadOr } from "./load-in-browser.ts";

/** What a screen is loaded from: the site's context and the page that is asked for. */
interface ScreenRequest extends SiteContext {
  readonly language: Language;
  readonly params: LoaderFunctionArgs["params"];
  readonly url: URL;
  /** What the pages of the site say, in this one's language. */
  readonly words: WordsOfPages;
}

/** Only what is found may be cached (rule 1.7). */
const STATUS = { found: 200, "not-found": 404, "no-slug": 404, error: 503 } as const;

/** Where there is no page, a path may lead to another one (rule 1.12). The staff may take that back: it is not kept. */
export function throwMoved(content: Snapshot, { pathname, search }: URL): void {
  const target = content.movedTo(pathname);
  if (target === undefined) return;
  const query = target.includes("?") ? "" : search;
  throw redirect(target + query, { status: 301, headers: { "Cache-Control": "no-store" } });
}

/**
 * A screen's loader on the server: what `load` returns, with the HTTP status of its state. `reads` says which
 * content the screen shows; a part that cannot be read is undefined there. When `load` throws, as `required` does
 * for a part that the screen needs, it shows what `failed` returns.
 */
export function loadScreen<Data extends { readonly state: keyof typeof STATUS }>(screen: {
  /** The page whose title and description search engines are given, where that is all that it has of its own. */
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

/** The loader of a screen that shows words of pages, and of the content what is known, whatever else cannot be read. */
export function loadWords<Data>(
  load: (words: WordsOfPages, content: Snapshot, language: Language) => Data,
) {
  return async ({ context, url }: LoaderFunctionArgs): Promise<Data> => {
    const content = await getSiteContext(context).readContent([]);
    const language = languageOf(url.pathname);
    return load((slug) => content.pageWords(slug, language), content, language);
  };
}

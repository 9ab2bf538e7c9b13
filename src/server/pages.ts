import { randomBytes } from "node:crypto";
import { RouterContextProvider, type RequestHandler } from "react-router";
import type { ContentSource, ReadContent, Snapshot } from "#content/snapshot.ts";
import { turnOfItsOwn } from "#runtime/concurrency/turn-of-its-own.ts";
import type { SubmitLead } from "#leads/accept/submit-lead.ts";
import { languageOf } from "#language/match-path.ts";
import { provideSiteContext, type SiteContext } from "#site/request-context.ts";
import { withFewFields } from "#runtime/http/form-post.ts";
import {
  contentSecurityPolicy,
  framedPagePolicy,
  type ThirdPartySources,
} from "#runtime/http/security-headers.ts";
import type { Metrics } from "./metrics.ts";
import { inLanguage } from "./in-language.ts";
import { takeInlineScripts } from "./inline-scripts.ts";
import { jsonAlternate, cacheControlOf } from "./page-headers.ts";
import type { InlineStyles } from "./used-styles.ts";
import { withoutOrigin } from "./without-origin.ts";

export interface PagesOptions {
  readonly renderRoute: RequestHandler;
  readonly site: Omit<
    SiteContext,
    "submitLead" | "readContent" | "scriptNonce" | "takePage" | "settings" | "visitor"
  >;
  readonly content: ContentSource;
  readonly submitLead: SubmitLead;
  readonly metrics: Pick<Metrics, "rendered">;
  readonly thirdPartySources: ThirdPartySources;
  /** Inlines the used style rules; undefined in development, where Vite serves them. */
  readonly inlineStyles?: InlineStyles | undefined;
  /** Whether this process's product API has the pages' content too. */
  readonly hasOwnApi: boolean;
  /** Maximum caching time when changes are not announced; 0 forbids caching. */
  readonly maxAgeMs?: number;
}

interface Reader {
  /** Whether the response may be cached for every visitor. */
  readonly isShared: boolean;
  readonly ip?: string | undefined;
}

/**
 * Creates the renderer of pages. A response that may be cached for all visitors has a public
 * `Cache-Control`.
 */
export function createPages(options: PagesOptions) {
  const {
    renderRoute,
    site,
    content,
    submitLead,
    metrics,
    thirdPartySources,
    hasOwnApi,
    inlineStyles = (html) => ({ html, styles: [] }),
    maxAgeMs = Number.POSITIVE_INFINITY,
  } = options;

  /** Returns React Router's response, the page, and whether all content could be read. */
  async function render(request: Request, ip?: string, snapshot?: Snapshot) {
    const read: ReadContent = snapshot === undefined ? content.reader() : async () => snapshot;
    let isWhole = true;
    let html: string | undefined;
    await turnOfItsOwn();
    const scriptNonce = randomBytes(18).toString("base64url");
    const pageLanguage = languageOf(new URL(request.url).pathname);
    const provider = new RouterContextProvider();
    provideSiteContext(provider, {
      ...site,
      settings: (snapshot ?? content.current()).settings,
      scriptNonce,
      async readContent(wanted, limitMs) {
        const shown = await read(wanted, limitMs);
        await turnOfItsOwn();
        isWhole &&= shown.isWhole;
        return shown;
      },
      takePage: (page) => (html = page),
      visitor: { ip, headers: request.headers },
      submitLead: (form, input) =>
        submitLead(form, input, { ip, language: pageLanguage, headers: request.headers }),
    });
    const response = await inLanguage(pageLanguage, () =>
      renderRoute(withoutOrigin(request), provider),
    );
    return { response, html, scriptNonce, isWhole };
  }

  return {
    async page(request: Request, { isShared, ip }: Reader): Promise<Response> {
      const started = performance.now();
      const readable = request.method === "POST" ? await withFewFields(request) : request;
      if (readable === undefined) return new Response("Too many fields", { status: 413 });
      const { response, html: page, scriptNonce, isWhole } = await render(readable, ip);
      // React Router's own page has advice for programmers.
      if (response.status === 405) {
        const headers = { Allow: "GET, HEAD", "Cache-Control": "no-store" };
        return new Response("Method not allowed", { status: 405, headers });
      }
      const headers = new Headers(response.headers);
      const { status } = response;
      const isFound = status === 200;
      const isPublic = isShared && isWhole && page !== undefined && (isFound || status === 404);
      headers.set("Cache-Control", isPublic ? cacheControlOf(isFound, maxAgeMs) : "no-store");
      if (page === undefined) return new Response(response.body, { status, headers });
      const alternate = jsonAlternate(new URL(request.url).pathname);
      if (isFound && hasOwnApi && alternate !== undefined) headers.set("Link", alternate);
      // Large pages take milliseconds per step, so it yields in between.
      await turnOfItsOwn();
      const { html: unmarked, scripts } = takeInlineScripts(page, scriptNonce);
      await turnOfItsOwn();
      const { html, styles } = inlineStyles(unmarked);
      await turnOfItsOwn();
      const body = new TextEncoder().encode(html);
      metrics.rendered(performance.now() - started);
      // Vite's scripts in development follow no policy.
      if (!import.meta.env.DEV) {
        headers.set(
          "Content-Security-Policy",
          contentSecurityPolicy({ scripts, styles }, thirdPartySources),
        );
      }
      return new Response(body, { status, headers });
    },

    async data(request: Request, { isShared }: Reader): Promise<Response> {
      const { response, isWhole } = await render(request);
      const isPublic = isShared && isWhole && response.status === 200;
      response.headers.set("Cache-Control", isPublic ? "public" : "no-store");
      return response;
    },

    async preview(path: string, snapshot: Snapshot): Promise<Response> {
      const request = new Request(new URL(path, "http://site"));
      const rendered = await render(request, undefined, snapshot);
      const { response, html: page = "", scriptNonce } = rendered;
      const { html, styles } = inlineStyles(takeInlineScripts(page, scriptNonce).html);
      const headers = new Headers(response.headers);
      headers.set("Content-Security-Policy", framedPagePolicy(styles, thirdPartySources));
      headers.set("X-Frame-Options", "SAMEORIGIN");
      headers.set("Cache-Control", "no-store");
      return new Response(html, { status: response.status, headers });
    },
  };
}

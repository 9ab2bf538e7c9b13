import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { WordsOfPages } from "#content/page-words.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { languageOf } from "#language/match-path.ts";
import { redactedStack } from "#runtime/logging/log.ts";
import { turnOfItsOwn } from "#runtime/concurrency/turn-of-its-own.ts";
import type { LayoutData } from "./layout/layout-data.ts";
import { getSiteContext } from "./request-context.ts";
import { APPLICATION_TYPE } from "./on-intent/bootstrap-contract.ts";
import { speculationRulesElement } from "./on-intent/speculation-rules.ts";
import { structuredData, structuredDataElement } from "./structured-data/structured-data.ts";
import { BeforeEachPart } from "./ui/in-parts.tsx";

/**
 * Returns a whole page, which is cached and hashed as a whole (see response-cache.ts). Bypasses the
 * router, which would encode and decode it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { scriptNonce: nonce, takePage, readContent } = getSiteContext(provider);
  let finalStatus = status;
  await turnOfItsOwn();
  const stream = await renderToReadableStream(
    <BeforeEachPart value={turnOfItsOwn}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </BeforeEachPart>,
    {
      nonce,
      signal: request.signal,
      onError() {
        finalStatus = 500;
      },
    },
  );
  await stream.allReady;
  await turnOfItsOwn();
  const rendered = await new Response(stream).text();
  await turnOfItsOwn();
  const data = finalStatus === 200 ? structuredDataOf(context, await readContent([])) : "";
  // Outside the React page, so that no component must keep them.
  const html = rendered.replace("</head>", () => `${data}${speculationRulesElement(nonce)}</head>`);
  headers.set("Content-Type", "text/html; charset=utf-8");
  takePage(import.meta.env.DEV ? html : holdApplication(html));
  return new Response(null, { status: finalStatus, headers });
}

/** Returns the data that only search engines read. */
function structuredDataOf({ staticHandlerContext }: EntryContext, content: Snapshot): string {
  const { loaderData, location, matches } = staticHandlerContext;
  const layout = loaderData["root"] as LayoutData | undefined;
  if (layout === undefined) return "";
  const data = new Map(Object.entries(loaderData)).get(matches.at(-1)?.route.id ?? "");
  const words: WordsOfPages = (slug) => content.pageWords(slug, languageOf(location.pathname));
  const graph = structuredData(location.pathname, data, { ...layout, words });
  return graph === undefined ? "" : structuredDataElement(graph);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor's mistake, such as a post to a page without a form.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isRefusal) return;
  const { log } = getSiteContext(context);
  const reason = redactedStack(error);
  log.error({ path: new URL(request.url).pathname, reason }, "Page failed to render");
};

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
/** The scripts that start React, and its initial data. */
const APPLICATION_SCRIPT =
  /<script( nonce="[^"]*")?(?: type="module" async=""|(?=>window\.__reactRouterContext))>/g;

/**
 * Keeps the browser from fetching React and reading its data until the bootstrap activates them.
 */
export function holdApplication(html: string): string {
  // A page may have megabytes, but preloads are in the head.
  const headEnd = Math.max(0, html.indexOf("</head>"));
  const head = html.slice(0, headEnd).replace(PRELOADS, "");
  const rest = html
    .slice(headEnd)
    .replace(APPLICATION_SCRIPT, `<script$1 type="${APPLICATION_TYPE}">`);
  return head + rest;
}

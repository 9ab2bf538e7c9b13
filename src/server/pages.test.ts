import { createHash } from "node:crypto";
import type { RequestHandler } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countTurns } from "#tests/count-turns.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { aSnapshot, contentOf, NO_LISTS } from "#tests/builders/snapshot.ts";
import { getSiteContext } from "#site/request-context.ts";
import { createPages, type PagesOptions } from "./pages.ts";
import type { InlineStyles } from "./used-styles.ts";

// In development pages have no policy.
beforeEach(() => void vi.stubEnv("DEV", false));
afterEach(() => vi.unstubAllEnvs());

const [MODEL] = builtInRestaurants();
const RIO = { ...MODEL!, slug: "rubaiyat-rio", id: "rio", city: "X", citySlug: "x" };
const CONTENT = aSnapshot({ ...NO_LISTS, restaurants: [RIO] });

function pagesWith(renderRoute: RequestHandler, options: Partial<PagesOptions> = {}) {
  return createPages({
    renderRoute,
    site: {} as PagesOptions["site"],
    content: contentOf(CONTENT),
    submitLead: async () => expect.fail("nothing is posted"),
    metrics: { rendered() {} },
    thirdPartySources: { scripts: [], imageOrigins: [], connectOrigins: [] },
    hasOwnApi: true,
    ...options,
  });
}

const SHARED = { isShared: true };
const HTML = { headers: { "Content-Type": "text/html" } };
const DATA = { headers: { "Content-Type": "text/x-script" } };
const renderPage: RequestHandler = async (_request, provider) => {
  getSiteContext(provider as never).takePage("page");
  return new Response(null, HTML);
};
const at = (path: string) => new Request(`http://site${path}`);

/** Creates pages that render `html`, which receives the nonce of its own inline scripts. */
function pagesOf(html: (nonce: string) => string, inlineStyles?: InlineStyles) {
  const nonces: string[] = [];
  const renderRoute: RequestHandler = async (_request, provider) => {
    const { scriptNonce, takePage } = getSiteContext(provider as never);
    nonces.push(scriptNonce);
    takePage(html(scriptNonce));
    return new Response(null, HTML);
  };
  const pages = pagesWith(renderRoute, { inlineStyles });
  const ask = async (path: string) => {
    const response = await pages.page(at(path), SHARED);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    return { html: await response.text(), policy };
  };
  return { ask, nonces };
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("allows a page's own scripts and styles by hash, but no injected ones", async () => {
  const { ask } = pagesOf(
    (nonce) =>
      `<head></head><script>evil()</script><style>evil{}</style><script nonce="${nonce}">ours()</script>`,
    (html) => ({
      html: html.replace("</head>", "<style>ours{}</style></head>"),
      styles: ["ours{}"],
    }),
  );
  const { html, policy } = await ask("/pt");
  expect(html).toBe(
    "<head><style>ours{}</style></head><script>evil()</script><style>evil{}</style><script>ours()</script>",
  );
  expect(policy).toContain(`script-src 'self' ${hash("ours()")};`);
  expect(policy).toContain(`style-src 'self' ${hash("ours{}")};`);
});

test("marks each render differently, and never sends the mark", async () => {
  const { ask, nonces } = pagesOf((nonce) => `<script nonce="${nonce}">ours()</script>`);
  const [first, again, second] = [await ask("/pt"), await ask("/pt"), await ask("/en")];
  expect(new Set(nonces).size).toBe(3);
  for (const nonce of nonces) {
    expect(nonce.length).toBeGreaterThan(20);
    for (const page of [first, again, second]) expect(JSON.stringify(page)).not.toContain(nonce);
  }
});

// Rule 3.33.
test.each([
  ["/pt/restaurantes/x/rubaiyat-rio", "/api/restaurants/rubaiyat-rio"],
  ["/en/restaurants/x/rubaiyat-rio/main-menu", "/api/menus?restaurant=rubaiyat-rio"],
  ["/es/restaurantes", undefined],
])("links %s to its JSON, unless another API has the content", async (path, json) => {
  const linkOf = async (hasOwnApi: boolean) =>
    (await pagesWith(renderPage, { hasOwnApi }).page(at(path), SHARED)).headers.get("Link");
  const link = json === undefined ? null : `<${json}>; rel="alternate"; type="application/json"`;
  expect(await linkOf(true)).toBe(link);
  expect(await linkOf(false)).toBeNull();
});

test.each([
  [200, "page", "public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600"],
  [404, "page", "public, max-age=60"],
  [503, "page", "no-store"],
  // React Router's own response, such as a redirect.
  [301, undefined, "no-store"],
])("caches status %s (%s) as %s", async (status, html, cacheControl) => {
  const pages = pagesWith(async (_request, provider) => {
    if (html !== undefined) getSiteContext(provider as never).takePage(html);
    return new Response(null, { status, headers: { "Cache-Control": "public" } });
  });
  const of = async (reader: typeof SHARED) =>
    (await pages.page(at("/pt"), reader)).headers.get("Cache-Control");
  expect(await of(SHARED)).toBe(cacheControl);
  expect(await of({ isShared: false })).toBe("no-store");
});

test("forbids caching incomplete pages and data, and data other than 200", async () => {
  let status = 200;
  const whole = contentOf(CONTENT);
  // A list could not be read.
  const partly = { ...whole, reader: () => async () => aSnapshot({ restaurants: [RIO] }) };
  const render: RequestHandler = async (_request, provider) => {
    const { readContent, takePage } = getSiteContext(provider as never);
    await readContent(["restaurants"]);
    takePage("page");
    return new Response("data", { status, ...DATA });
  };
  const asked = async (content: typeof whole, what: "page" | "data", isShared = true) => {
    const pages = pagesWith(render, { content });
    return (await pages[what](at("/pt/contato"), { isShared })).headers.get("Cache-Control");
  };
  expect(await asked(whole, "page")).toContain("public");
  expect(await asked(whole, "data")).toBe("public");
  expect(await asked(whole, "data", false)).toBe("no-store");
  for (const what of ["page", "data"] as const) expect(await asked(partly, what)).toBe("no-store");
  status = 202;
  expect(await asked(whole, "data")).toBe("no-store");
});

test("yields between the steps of a render", async () => {
  const { ask } = pagesOf((nonce) => `<script nonce="${nonce}">ours()</script>`);
  const one = await countTurns(() => ask("/pt"));
  expect(one).toBeGreaterThanOrEqual(4);
  expect(await countTurns(() => Promise.all([ask("/en"), ask("/es")]))).toBeGreaterThanOrEqual(8);
});

test.each([
  [Number.POSITIVE_INFINITY, "s-maxage=60, stale-while-revalidate=600"],
  [20_000, "s-maxage=20, stale-while-revalidate=600"],
  [0, ""],
])("limits a CDN to the %s ms that a page may be cached", async (maxAgeMs, shared) => {
  const pages = pagesWith(renderPage, { maxAgeMs });
  const own = "public, max-age=0, must-revalidate";
  const response = await pages.page(at("/pt"), SHARED);
  expect(response.headers.get("Cache-Control")).toBe([own, shared].filter(Boolean).join(", "));
});

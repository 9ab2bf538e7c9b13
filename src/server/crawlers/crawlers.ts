import { type Context, Hono } from "hono";
import type { Log } from "#runtime/logging/log.ts";
import type { ContentSource } from "#content/snapshot.ts";
import { isLanguage, LANGUAGES, DEFAULT_LANGUAGE, LANGUAGE_TAGS } from "#language/languages.ts";
import { ogImagesRoute } from "../og-images/og-images.ts";
import { feedArticles, newsFeed } from "./news-feed.ts";
import { sitemap } from "./sitemap.ts";
import { pathTo } from "#language/path-to.ts";
import { INK, PAPER } from "#design/palette.ts";

const FIXED = { "Cache-Control": "public, max-age=3600" };
const LISTING = { "Cache-Control": "public, max-age=300, stale-while-revalidate=3600" };
const INCOMPLETE = { "Cache-Control": "no-store" };

/** Creates the routes for crawlers, feed readers and social networks. */
export function crawlerRoutes(options: {
  readonly content: ContentSource;
  readonly siteUrl: string;
  readonly readUpload: (hash: string) => Promise<Uint8Array | undefined>;
  readonly log: Log;
}) {
  const { content, siteUrl, readUpload, log } = options;
  const settings = () => content.current().settings;
  const since = new Date();
  const noSitemap = (context: Context) => context.text("No such sitemap", 404, INCOMPLETE);
  async function listing(context: Context, number?: number) {
    const shown = await content.reader()(["restaurants", "menus", "articles"]);
    const file = sitemap(siteUrl, shown, number);
    if (file === undefined) return noSitemap(context);
    const headers = shown.isWhole ? LISTING : INCOMPLETE;
    const type = { "Content-Type": "application/xml; charset=utf-8" };
    return context.body(file, 200, { ...headers, ...type });
  }

  const routes = new Hono();
  routes.get("/robots.txt", (context) => context.text(robotsText(siteUrl), 200, FIXED));
  routes.get("/.well-known/security.txt", (context) => {
    const text = securityText({ siteUrl, email: settings().contact.email, since });
    return context.text(text, 200, FIXED);
  });
  routes.get("/manifest.webmanifest", (context) => {
    const type = { "Content-Type": "application/manifest+json" };
    return context.body(JSON.stringify(webManifest(settings())), 200, { ...FIXED, ...type });
  });
  routes.get("/sitemap.xml", (context) => listing(context));
  routes.get("/sitemaps/:file", async (context) => {
    const number = /^([1-9]\d{0,3})\.xml$/.exec(context.req.param("file"))?.[1];
    return number === undefined ? noSitemap(context) : listing(context, Number(number));
  });
  routes.get("/feeds/:file", async (context) => {
    const language = /^(\w+)\.xml$/.exec(context.req.param("file"))?.[1] ?? "";
    if (!isLanguage(language)) return context.text("No such feed", 404, INCOMPLETE);
    const shown = await content.reader()(["articles"]);
    // An empty feed would make readers forget its entries.
    if (!shown.articles) return context.text("Service unavailable", 503, INCOMPLETE);
    const articles = await shown.withTexts(feedArticles(shown.articles, language));
    const type = { "Content-Type": "application/atom+xml; charset=utf-8" };
    const { siteName } = settings();
    const { title } = shown.pageWords("news", language).search;
    const feed = newsFeed({ siteUrl, siteName, title, language, articles });
    return context.body(feed, 200, { ...LISTING, ...type });
  });
  routes.route("/cards", ogImagesRoute({ content, readUpload, log }));
  return routes;
}

/**
 * `robots.txt` allows everything, including the product API that pages offer to assistants.
 * Responses other than pages have `X-Robots-Tag`; a crawler that may not read them would list their
 * URLs.
 */
function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** RFC 9116 recommends less than a year, so that an abandoned mailbox is not trusted. */
const VALID_FOR_MS = 364 * 24 * 60 * 60 * 1000;

/**
 * Returns `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. Without an
 * e-mail that is the contact page.
 */
function securityText(options: {
  readonly siteUrl: string;
  readonly email: string;
  readonly since: Date;
}): string {
  const { siteUrl, email, since } = options;
  const contact = email === "" ? siteUrl + pathTo("en", "contact") : `mailto:${email}`;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(since.getTime() + VALID_FOR_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(", ")}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** Returns the web app manifest. It starts at `/`, which redirects to the visitor's language. */
function webManifest(settings: { readonly siteName: string; readonly siteDescription: string }) {
  const { siteName, siteDescription } = settings;
  return {
    id: "/",
    name: siteName,
    short_name: siteName.replace(/^Grupo /, ""),
    ...(siteDescription === "" ? {} : { description: siteDescription }),
    lang: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: INK,
    background_color: PAPER,
    icons: [
      icon("/icons/icon-192.png", 192),
      icon("/icons/icon-512.png", 512),
      { ...icon("/icons/icon-maskable-512.png", 512), purpose: "maskable" },
    ],
  };
}

function icon(src: string, size: number) {
  return { src, sizes: `${size}x${size}`, type: "image/png" };
}

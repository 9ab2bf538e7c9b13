import { Hono } from "hono";
import type { ApiClient } from "#api/api-client.ts";
import type { Log } from "#logging/log.ts";
import type { AskSettings } from "#api/site-settings/current-settings.ts";
import type { Database } from "#database/connect.server.ts";
import { isLanguage } from "#language/languages.ts";
import type { RenderArticleBody } from "../article-renderer.ts";
import { ogImagesRoute } from "../og-images/og-images.ts";
import { createListedContent } from "./listed-content.ts";
import { MOST_ENTRIES, newsFeed } from "./news-feed.ts";
import { securityText } from "./security-text.ts";
import { sitemap, sitemapFile } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

const FIXED = { "Cache-Control": "public, max-age=3600" };
const LISTING = { "Cache-Control": "public, max-age=300, stale-while-revalidate=3600" };
const INCOMPLETE = { "Cache-Control": "no-store" };

/** What helps others to find the pages: for crawlers, feed readers, social networks. */
export function crawlerRoutes(options: {
  readonly api: ApiClient;
  /** Undefined where a remote product API has the content. */
  readonly database: Database | undefined;
  readonly askSettings: AskSettings;
  readonly siteUrl: string;
  readonly renderArticleBody: RenderArticleBody;
  readonly readUpload: (hash: string) => Promise<Uint8Array | undefined>;
  readonly log: Log;
}) {
  const { api, database, askSettings, siteUrl, renderArticleBody, readUpload, log } = options;
  const listedContent = createListedContent({ api, database });
  const since = new Date();

  const routes = new Hono();
  routes.get("/robots.txt", (context) => context.text(robotsText(siteUrl), 200, FIXED));
  routes.get("/.well-known/security.txt", async (context) => {
    const { settings, isCurrent } = await askSettings();
    const text = securityText({ siteUrl, email: settings.contact.email, since });
    return context.text(text, 200, isCurrent ? FIXED : INCOMPLETE);
  });
  routes.get("/manifest.webmanifest", async (context) => {
    const { settings, isCurrent } = await askSettings();
    const headers = isCurrent ? FIXED : INCOMPLETE;
    const type = { "Content-Type": "application/manifest+json" };
    return context.body(JSON.stringify(webManifest(settings)), 200, { ...headers, ...type });
  });
  routes.get("/sitemap.xml", async (context) => {
    const content = await listedContent();
    const headers = content.isWhole ? LISTING : INCOMPLETE;
    const type = { "Content-Type": "application/xml; charset=utf-8" };
    return context.body(sitemap(siteUrl, content), 200, { ...headers, ...type });
  });
  routes.get("/sitemaps/:file", async (context) => {
    const number = /^([1-9]\d{0,3})\.xml$/.exec(context.req.param("file"))?.[1];
    if (number === undefined) return context.text("No such sitemap", 404, INCOMPLETE);
    const content = await listedContent();
    const file = sitemapFile(siteUrl, content, Number(number));
    if (file === undefined) return context.text("No such sitemap", 404, INCOMPLETE);
    const headers = content.isWhole ? LISTING : INCOMPLETE;
    const type = { "Content-Type": "application/xml; charset=utf-8" };
    return context.body(file, 200, { ...headers, ...type });
  });
  routes.get("/feeds/:file", async (context) => {
    const language = /^(\w+)\.xml$/.exec(context.req.param("file"))?.[1] ?? "";
    if (!isLanguage(language)) return context.text("No such feed", 404, INCOMPLETE);
    const articles = await api.listNewestArticles(language, MOST_ENTRIES).catch(() => undefined);
    // A feed without its entries would make readers forget them.
    if (!articles) return context.text("Service unavailable", 503, INCOMPLETE);
    const type = { "Content-Type": "application/atom+xml; charset=utf-8" };
    const { settings, isCurrent } = await askSettings();
    const content = { language, articles, renderArticleBody };
    const feed = await newsFeed({ siteUrl, siteName: settings.siteName, ...content });
    return context.body(feed, 200, { ...(isCurrent ? LISTING : INCOMPLETE), ...type });
  });
  routes.route("/cards", ogImagesRoute({ api, askSettings, readUpload, log }));
  return routes;
}

/** `robots.txt`: everything may be read but the product API, whose responses are not pages. */
function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** `robots.txt`: everything may be read but the product API, whose answers are no pages. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

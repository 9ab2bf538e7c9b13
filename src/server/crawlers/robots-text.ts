/** `robots.txt`: everything may be read but the product API, whose responses are no pages. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

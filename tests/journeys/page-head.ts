/** What the head of a page says about its URL, read from its markup. */
export function readHead(html: string) {
  const links = Array.from(html.matchAll(/<link ([^>]*)>/g), ([, attributes = ""]) => ({
    rel: attribute(attributes, "rel"),
    href: attribute(attributes, "href"),
    hrefLang: attribute(attributes, "hrefLang"),
  }));
  const alternates = links.filter(({ rel, hrefLang }) => rel === "alternate" && hrefLang !== "");
  return {
    language: html.match(/<html[^>]* lang="(\w+)"/)?.[1],
    mainHeadings: html.match(/<h1[ >]/g)?.length ?? 0,
    canonical: links.filter(({ rel }) => rel === "canonical").map(({ href }) => href),
    alternates: Object.fromEntries(alternates.map(({ hrefLang, href }) => [hrefLang, href])),
    isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
  };
}

function attribute(attributes: string, name: string): string {
  return attributes.match(new RegExp(`\\b${name}="([^"]*)"`, "i"))?.[1] ?? "";
}

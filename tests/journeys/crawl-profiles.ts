import type { JsonObject } from "./crawl-page.ts";

/** What search engines require of each type (rule 8.1). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  // As author of an article it has a name alone; the group's own is asked for more by the crawl.
  Organization: ["name"],
  WebSite: ["name", "url"],
  Restaurant: ["@id", "name", "url", "address"],
  NewsArticle: ["headline", "image", "datePublished", "author"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  FAQPage: ["mainEntity"],
  Menu: ["name", "hasMenuSection"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  ListItem: ["position", "name"],
  Event: ["name", "startDate", "location"],
  Place: ["name", "address"],
  Offer: ["price", "priceCurrency"],
  MenuItem: ["name"],
  PostalAddress: ["addressLocality", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
};

/** What our own restaurants may not say of themselves. */
const FORBIDDEN = ["aggregateRating", "review"];

/** What is missing or wrong in structured data, its nested objects included; empty when it is right. */
export function faultsOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => faultsOf(one, `${path}[${at}]`));
  if (typeof value !== "object" || value === null) return value === "" ? [`${path} is empty`] : [];
  const object = value as JsonObject;
  const types = [object["@type"] ?? []].flat().map(String);
  const here = `${path}(${types.join(",")})`;
  const missing = types
    .flatMap((type) => REQUIRED[type] ?? [])
    // A reference to a node that stands elsewhere needs no more than its name.
    .filter((field) => !isReference(object) && isMissing(object[field]))
    .map((field) => `${here} lacks ${field}`);
  const forbidden = FORBIDDEN.filter((field) => field in object).map((f) => `${here} has ${f}`);
  const geo = object["geo"] as JsonObject | undefined;
  const nowhere = geo?.["latitude"] === 0 && geo["longitude"] === 0 ? [`${here} is at 0/0`] : [];
  const crumbs = object["itemListElement"];
  const short =
    types.includes("BreadcrumbList") && Array.isArray(crumbs) && crumbs.length < 2
      ? [`${here} has fewer than two crumbs`]
      : [];
  const within = Object.entries(object).flatMap(([name, one]) => faultsOf(one, `${here}.${name}`));
  return [...missing, ...forbidden, ...nowhere, ...short, ...within];
}

function isReference(object: JsonObject): boolean {
  return "@id" in object && Object.keys(object).every((key) => /^@|^(name|url)$/.test(key));
}

const isMissing = (value: unknown) =>
  [undefined, null, ""].includes(value as never) || (Array.isArray(value) && value.length === 0);

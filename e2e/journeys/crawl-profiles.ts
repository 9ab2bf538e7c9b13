import type { JsonObject } from "./crawl-page.ts";

/** Required properties by type (rule 8.1). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  // An article's author has only a name; the crawl checks the group's own node further.
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

/** Properties that our own restaurants may not have. */
const FORBIDDEN = ["aggregateRating", "review"];

/** Returns faults of structured data, including nested objects. */
export function faultsOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => faultsOf(one, `${path}[${at}]`));
  if (typeof value !== "object" || value === null) return value === "" ? [`${path} is empty`] : [];
  const object = value as JsonObject;
  const types = [object["@type"] ?? []].flat().map(String);
  const here = `${path}(${types.join(",")})`;
  const missing = types
    .flatMap((type) => REQUIRED[type] ?? [])
    // A reference to another node needs only its id.
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

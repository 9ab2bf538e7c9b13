import type { ImageObject, Restaurant as RestaurantNode } from "schema-dts";
import { COUNTRIES } from "#api/experiences/countries.ts";
import type { RestaurantDetail } from "../screens/restaurant/restaurant-detail.ts";
import { openingSpecification } from "./opening-specification.ts";
import { ogImagePath } from "../seo/page-meta.ts";
import { absolute, groupId, type PageFacts } from "./site-facts.ts";

/** How postal codes look in the group's countries, so that no restaurant number is taken for one. */
const POSTAL_CODES = new Map([
  ["BR", /\b\d{5}-\d{3}\b/],
  ["ES", /\b\d{5}\b/],
  ["CL", /\b\d{7}\b/],
  ["AR", /\b[A-Z]\d{4}[A-Z]{3}\b/],
]);

/**
 * A restaurant with the facts that its page shows, and no others: no opening hours that are
 * free text alone, no coordinates where they are unknown, no ratings of our own (rule 8.1).
 */
export function restaurantNode(
  { site, path }: PageFacts,
  restaurant: RestaurantDetail,
): RestaurantNode {
  const { slug, name, phone, email, description, coordinates, opening, bookingUrl, menus } =
    restaurant;
  const url = site.siteUrl + path;
  return {
    "@type": "Restaurant",
    // The same in all languages: it is one restaurant.
    "@id": `${site.siteUrl}/#${slug}`,
    name,
    url,
    image: site.siteUrl + ogImagePath(path),
    ...photoOf(site, restaurant),
    parentOrganization: { "@id": groupId(site) },
    ...(description.text !== "" && { description: description.text }),
    address: addressOf(restaurant),
    ...(phone !== "" && { telephone: phone }),
    ...(email !== "" && { email }),
    ...(coordinates && {
      geo: { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lng },
    }),
    ...(opening !== undefined && {
      openingHoursSpecification: openingSpecification(opening),
    }),
    hasMenu: menus.flatMap(({ url: pdf, path: page }) => [
      ...(page === undefined ? [] : [site.siteUrl + page]),
      absolute(site, pdf),
    ]),
    ...(bookingUrl !== undefined && {
      acceptsReservations: bookingUrl,
      potentialAction: {
        "@type": "ReserveAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: bookingUrl,
          actionPlatform: [
            "https://schema.org/DesktopWebPlatform",
            "https://schema.org/MobileWebPlatform",
          ],
        },
        result: { "@type": "FoodEstablishmentReservation", name },
      },
    }),
  };
}

/** The pictures whose authors the page names, so that who finds one elsewhere learns the name, too. */
function photoOf(site: PageFacts["site"], restaurant: RestaurantDetail) {
  const { image, imageCredit, gallery } = restaurant;
  const shown = [{ image, credit: imageCredit }, ...gallery];
  const credits = new Map(
    shown.flatMap(({ image: url, credit }) => (credit === undefined ? [] : [[url, credit]])),
  );
  if (credits.size === 0) return {};
  const photo = [...credits].map(([url, creditText]): ImageObject => {
    return { "@type": "ImageObject", contentUrl: absolute(site, url), creditText };
  });
  return { photo };
}

/** The address as the page shows it; of its parts only those that are certain. */
function addressOf({ address, city, country }: RestaurantDetail) {
  const code = COUNTRIES.find(({ name }) => name === country)?.code;
  const [postalCode] = POSTAL_CODES.get(code ?? "")?.exec(address.text) ?? [];
  return {
    "@type": "PostalAddress" as const,
    ...(address.text !== "" && { streetAddress: address.text }),
    ...(city !== "" && { addressLocality: city }),
    ...(postalCode !== undefined && { postalCode }),
    ...(country !== "" && { addressCountry: code ?? country }),
  };
}

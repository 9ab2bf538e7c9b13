import type {
  ImageObject,
  Restaurant as RestaurantNode,
  OpeningHoursSpecification,
} from "schema-dts";
import { countryCode } from "#language/countries.ts";
import { addressParts } from "#language/address-parts.ts";
import { menuPath } from "#content/schemas/menu-path.ts";
import { SEARCH_TEXTS } from "#content/built-in/fixed-texts.server.ts";
import type { RestaurantDetail } from "../screens/restaurant/restaurant-detail.ts";
import { ogImagePath } from "../seo/page-meta.ts";
import { absolute, groupId, type PageFacts } from "./site-facts.ts";
import { WEEKDAYS } from "#language/weekdays.ts";
import type { OpeningTimes } from "#content/schemas/opening-status.ts";
import { timeOf } from "#content/schemas/opening-words.ts";

/**
 * Returns a restaurant with exactly the facts on its page: no hours as free text, unknown
 * coordinates or ratings (rule 8.1).
 */
export function restaurantNode(
  { site, path, language }: PageFacts,
  restaurant: RestaurantDetail,
): RestaurantNode {
  const { slug, name, phone, whatsapp, email, coordinates, opening, bookingUrl } = restaurant;
  const { address, awards } = restaurant;
  const [opener = ""] = restaurant.description.text.split(/\n\s*\n/, 1);
  const cuisines = SEARCH_TEXTS.get(slug)?.cuisines ?? [];
  const menus = menuUrls(site, restaurant);
  const url = site.siteUrl + path;
  return {
    "@type": "Restaurant",
    // Equal in all languages.
    "@id": `${site.siteUrl}/#${slug}`,
    name,
    url,
    image: site.siteUrl + ogImagePath(path),
    ...photoOf(site, restaurant),
    parentOrganization: { "@id": groupId(site) },
    ...(opener !== "" && { description: opener.trim() }),
    ...(cuisines.length > 0 && { servesCuisine: cuisines.map((one) => one[language]) }),
    address: addressOf(restaurant),
    ...(phone.dialled !== undefined && { telephone: phone.dialled }),
    ...(email !== "" && { email }),
    ...contactPointOf(whatsapp),
    ...(coordinates && {
      geo: { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lng },
    }),
    ...(opening !== undefined && openingSpecification(opening)),
    ...(menus.length > 0 && { hasMenu: menus }),
    ...(awards.length > 0 && {
      award: awards.map(({ year, giver, text }) => `${giver}, ${year}: ${text}`),
    }),
    // The form takes requests if there is no booking link and the address is known.
    ...(address.text !== "" && { acceptsReservations: bookingUrl ?? true }),
    ...(bookingUrl !== undefined && {
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

/** Returns menus with known dishes and configured ones, without PDFs that only invite to ask. */
function menuUrls(site: PageFacts["site"], { slug, menus }: RestaurantDetail): string[] {
  return menus.flatMap(({ kind, url: pdf, path: page }) => {
    if (page !== undefined) return [site.siteUrl + page, absolute(site, pdf)];
    return pdf === menuPath(slug, kind) ? [] : [absolute(site, pdf)];
  });
}

/** Returns pictures whose creators the page names. */
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

/** Returns the certain parts of the address. */
export function addressOf({
  address,
  city,
  country,
}: Pick<RestaurantDetail, "address" | "city" | "country">) {
  const { street, postalCode } = addressParts(address.text, city, country);
  return {
    "@type": "PostalAddress" as const,
    ...(street !== "" && { streetAddress: street }),
    ...(city !== "" && { addressLocality: city }),
    ...(postalCode !== undefined && { postalCode }),
    ...(country !== "" && { addressCountry: countryCode(country) ?? country }),
  };
}

/** Returns the WhatsApp chat; schema.org has no property for it. */
function contactPointOf(url: string | undefined) {
  if (url === undefined) return {};
  return {
    contactPoint: {
      "@type": "ContactPoint" as const,
      name: "WhatsApp",
      contactType: "reservations",
      telephone: url.replace(/^.*\//, "+"),
      url,
    },
  };
}

type Weekday = (typeof WEEKDAYS)[number];

/** Weekdays by schema.org's names. */
export const schemaDays = (days: readonly Weekday[]) =>
  days.map((day) => {
    const name = (day.slice(0, 1).toUpperCase() + day.slice(1)) as Capitalize<Weekday>;
    return `https://schema.org/${name}` as const;
  });

/**
 * Returns a restaurant's hours for search engines: a span past midnight is one, and so is a day.
 */
export function openingSpecification({ week, other, from, until }: OpeningTimes) {
  const held = {
    ...(from !== "" && { validFrom: from }),
    ...(until !== "" && { validThrough: until }),
  };
  const days = week?.map(([open, ...span]): OpeningHoursSpecification => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: schemaDays(WEEKDAYS.filter((_, index) => open.includes(String(index + 1)))),
    ...clockOf(span),
    ...held,
  }));
  const special = other.flatMap(([validFrom, validThrough, name, spans]) =>
    (spans.length === 0 ? [CLOSED] : spans.map(clockOf)).map(
      (clock): OpeningHoursSpecification => ({
        "@type": "OpeningHoursSpecification",
        ...(name !== "" && { name }),
        ...clock,
        validFrom,
        validThrough,
      }),
    ),
  );
  return {
    ...(days && { openingHoursSpecification: days }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** Opening and closing at midnight means closed. */
const CLOSED = { opens: "00:00", closes: "00:00" };

/** Writes a whole day so that it does not mean closed. */
function clockOf([from, to]: readonly [from: number, to: number]) {
  const isWholeDay = from === 0 && to === 24 * 60;
  return { opens: timeOf(from), closes: isWholeDay ? "23:59" : timeOf(to) };
}

import type { Event, Schedule } from "schema-dts";
import type { HappeningTime } from "#content/kinds/happening.ts";
import { isOneDay } from "#content/schemas/happening-dates.ts";
import { restaurantPath } from "#language/path-to.ts";
import type { HappeningPage, HappeningPlace } from "../screens/happening/happening-page.ts";
import { ogImagePath } from "../seo/page-meta.ts";
import { schemaDays, addressOf } from "./restaurant-node.ts";
import { groupId, type PageFacts } from "./site-facts.ts";

/**
 * Returns an event per restaurant on its next date, because an event has one place (rule 8.1). None
 * without a known address or once over.
 */
export function happeningNodes(page: PageFacts, happening: HappeningPage): readonly Event[] {
  return happening.places.flatMap((place) =>
    place.starts === undefined || place.address.text === ""
      ? []
      : [happeningNode(page, happening, place)],
  );
}

function happeningNode(
  { site, path, language }: PageFacts,
  happening: HappeningPage,
  place: HappeningPlace,
): Event {
  const { slug, title, description, times, bookingUrl } = happening;
  const url = site.siteUrl + path;
  const [time] = times;
  const isOnce = times.length === 1 && time !== undefined && isOneDay(time);
  return {
    "@type": "Event",
    // Equal in all languages.
    "@id": `${site.siteUrl}/#${slug}-${place.slug}`,
    name: title.text,
    description: description.text,
    url,
    image: site.siteUrl + ogImagePath(path),
    inLanguage: title.language,
    startDate: place.starts ?? "",
    ...(place.ends !== undefined && { endDate: place.ends }),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Restaurant",
      "@id": `${site.siteUrl}/#${place.slug}`,
      name: place.name,
      url: site.siteUrl + restaurantPath(language, place),
      address: addressOf(place),
    },
    organizer: {
      "@type": "Organization",
      "@id": groupId(site),
      name: site.siteName,
      url: `${site.siteUrl}/`,
    },
    ...(!isOnce && { eventSchedule: times.map((one) => scheduleOf(one, place.zone)) }),
    ...(place.offer && {
      offers: {
        "@type": "Offer",
        price: place.offer.price,
        priceCurrency: place.offer.currency,
        url: bookingUrl || url,
      },
    }),
  };
}

function scheduleOf(time: HappeningTime, zone: string | undefined): Schedule {
  const { from, through, weekdays, begins, ends } = time;
  return {
    "@type": "Schedule",
    startDate: from,
    ...((through !== null || isOneDay(time)) && { endDate: through ?? from }),
    repeatFrequency: weekdays.length > 0 ? "P1W" : "P1D",
    ...(weekdays.length > 0 && { byDay: schemaDays(weekdays) }),
    ...(begins !== null && { startTime: `${begins}:00` }),
    ...(ends !== null && { endTime: `${ends}:00` }),
    ...(zone !== undefined && { scheduleTimezone: zone }),
  };
}

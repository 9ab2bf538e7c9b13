import { timeOf } from "#content/schemas/opening-words.ts";
import { csvLine } from "#leads/csv.ts";
import { addressParts } from "#language/address-parts.ts";
import { countryCode, languageOfCountry } from "#language/countries.ts";
import { restaurantPath } from "#language/path-to.ts";
import { weekdayIndex, WEEKDAYS } from "#language/weekdays.ts";
import type { OwnListing } from "./own-listing.ts";

type Spans = readonly { readonly from: number; readonly to: number }[];

/** A restaurant's file for another company's listings. */
export interface ListingFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export const listingFiles = (own: OwnListing, siteUrl: string): readonly ListingFile[] => [
  googleFile(own, siteUrl),
  appleFile(own, siteUrl),
];

/**
 * Writes Google's spreadsheet (https://support.google.com/business/answer/3370250). An empty cell
 * deletes Google's value, so unknown facts have no column.
 */
function googleFile(own: OwnListing, siteUrl: string): ListingFile {
  const { restaurant, week, specialDays } = own;
  const { slug, name, city, country, phone } = restaurant;
  const { street, postalCode, coordinates } = place(own);
  const columns: readonly (readonly [string, string | number | undefined])[] = [
    ["Store code", slug],
    ["Business name", name],
    ["Address line 1", street],
    ["Locality", city],
    ["Country / Region", countryCode(country)],
    ["Postal code", postalCode],
    ["Latitude", coordinates?.lat],
    ["Longitude", coordinates?.lng],
    ["Primary phone", phone],
    ["Website", pageOf(own, siteUrl)],
    // Google's week begins on Sunday.
    ...[6, 0, 1, 2, 3, 4, 5].map(
      (day) => [`${titled(WEEKDAYS[day])} hours`, week?.[day] && googleSpans(week[day])] as const,
    ),
    ["Special hours", specialDays === null ? undefined : googleDays(specialDays)],
  ];
  const known = columns.filter(([, value]) => value !== undefined && value !== "");
  const text =
    csvLine(known.map(([title]) => title)) +
    // A number with its code is no formula, and Google needs it unescaped.
    csvLine(known.map(([, value = ""]) => value)).replace(`'${phone}`, phone);
  return { name: `${slug}.google.csv`, type: "text/csv; charset=utf-8", text };
}

const googleSpans = (spans: Spans) =>
  spans.map(({ from, to }) => `${timeOf(from)}-${timeOf(to)}`).join(", ") || "x";

const googleDays = (days: ReadonlyMap<string, Spans>) =>
  [...days]
    .flatMap(([date, spans]) =>
      spans.length === 0
        ? [`${date}: x`]
        : spans.map(({ from, to }) => `${date}: ${timeOf(from)}-${timeOf(to)}`),
    )
    .join(", ");

/** Writes a location of Apple's API (https://business.apple.com/docs/api/v1). */
function appleFile(own: OwnListing, siteUrl: string): ListingFile {
  const { restaurant, week, specialDays, bookingUrl } = own;
  const { slug, name, city, country, phone } = restaurant;
  const { street, postalCode, coordinates } = place(own);
  const locale = localeOf(own);
  const location = {
    partnersLocationId: slug,
    storeCode: slug,
    displayNames: [{ name, locale, primary: true }],
    mainAddress: {
      structuredAddress: {
        ...(street !== "" && { fullThoroughfare: street }),
        ...(city !== "" && { locality: city }),
        ...(postalCode !== undefined && { postCode: postalCode }),
        countryCode: countryCode(country),
      },
      locale,
    },
    ...(coordinates && {
      displayPoint: {
        coordinates: {
          // Apple requires five decimal places.
          latitude: coordinates.lat.toFixed(6),
          longitude: coordinates.lng.toFixed(6),
        },
        source: "MANUALLY_PLACED",
      },
    }),
    ...(phone !== "" && {
      phoneNumbers: [{ phoneNumber: phone, type: "LANDLINE", primary: true }],
    }),
    urls: [
      { url: pageOf(own, siteUrl), type: "HOMEPAGE" },
      ...(bookingUrl === null ? [] : [{ url: bookingUrl, type: "RESERVATION" }]),
    ],
    ...(week !== null && {
      openingHoursByDay: WEEKDAYS.flatMap((day, index) => appleDay(day, week[index] ?? [])),
    }),
    ...(specialDays !== null && {
      specialHours: [...specialDays].map(([date, spans]) => ({
        startDate: date,
        endDate: date,
        closed: spans.length === 0,
        hoursByDay: appleDay(WEEKDAYS[weekdayIndex(date)] ?? "monday", spans),
      })),
    }),
  };
  const text = `${JSON.stringify({ locationDetails: location }, null, 2)}\n`;
  return { name: `${slug}.apple.json`, type: "application/json", text };
}

function appleDay(day: string, spans: Spans) {
  if (spans.length === 0) return [];
  const times = spans.map(({ from, to }) => ({ startTime: timeOf(from), endTime: timeOf(to) }));
  return [{ day: day.toUpperCase(), times }];
}

const languageOf = ({ restaurant }: OwnListing) => languageOfCountry(restaurant.country);
const localeOf = (own: OwnListing) =>
  `${languageOf(own)}-${countryCode(own.restaurant.country) ?? ""}`.replace(/-$/, "");
const pageOf = (own: OwnListing, siteUrl: string) =>
  siteUrl + restaurantPath(languageOf(own), own.restaurant);
const titled = (day = "") => day.charAt(0).toUpperCase() + day.slice(1);

/** Returns the place, without coordinates if unknown. */
function place(own: OwnListing) {
  const { address, city, country, coordinates } = own.restaurant;
  const isKnown = coordinates.lat !== 0 || coordinates.lng !== 0;
  return {
    ...addressParts(address[languageOf(own)], city, country),
    coordinates: isKnown ? coordinates : undefined,
  };
}

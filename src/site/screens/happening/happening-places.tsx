import { Link } from "react-router";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { happeningCalendarPath } from "#site/blocks/happening-list/calendar-paths.ts";
import { RestaurantLink } from "#site/blocks/restaurant-link/restaurant-link.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { cityName } from "#site/ui/city-name.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import type { HappeningPage, HappeningPlace } from "./happening-page.ts";

/** Where it is, what it costs there, and how a table is had; where it is over only the place. */
export function HappeningPlaces({ happening }: { happening: HappeningPage }) {
  const { places } = happening;
  return (
    <section aria-labelledby="where" className="lg:col-span-12">
      <h2 id="where" className="text-title">
        {m.happening_where()}
      </h2>
      <ul className="mt-6 border-b border-line">
        {places.map((place) => (
          <li
            key={place.slug}
            className="grid items-center gap-x-10 gap-y-4 border-t border-line py-6 lg:grid-cols-12"
          >
            <div className="lg:col-span-5">
              <h3 className="text-title">
                <RestaurantLink restaurant={place} className="quiet-link" />
              </h3>
              <p className="mt-2.5 text-sm text-muted">{cityName(place.city)}</p>
            </div>
            <p className="figures font-display text-title lg:col-span-2">
              {place.price !== undefined && (
                <>
                  <span className="sr-only">{`${m.experiences_price()}: `}</span>
                  <span>{place.price.text}</span>
                </>
              )}
            </p>
            {place.starts !== undefined && <Ways happening={happening} place={place} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ways({ happening, place }: { happening: HappeningPage; place: HappeningPlace }) {
  const { slug, bookingUrl } = happening;
  const language = useLanguage();
  const counted = { "data-event": "reserve_click", "data-restaurant": place.slug } as const;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 lg:col-span-5 lg:justify-end print:hidden">
      <a
        href={happeningCalendarPath(language, slug, place.slug)}
        download
        className="quiet-link py-2.5 text-sm"
      >
        {m.happening_calendar()}
      </a>
      {bookingUrl === "" ? (
        <Link to={tablePath(language, slug, place)} {...counted} className={buttonClass("primary")}>
          {m.experiences_book()}
        </Link>
      ) : (
        <ExternalLink href={bookingUrl} {...counted} className={buttonClass("primary")}>
          {m.restaurant_booking_button()}
        </ExternalLink>
      )}
    </div>
  );
}

/** The reservations page, with the restaurant and what the table is for in the query. */
function tablePath(language: Language, slug: string, { slug: restaurant }: HappeningPlace): string {
  const query = new URLSearchParams({ restaurant, experience: slug });
  return `${pathTo(language, "reservations")}?${query}`;
}

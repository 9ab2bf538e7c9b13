import { Link } from "react-router";
import type { ExperienceIcon } from "#content/kinds/experience.ts";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { countryName } from "#language/countries.ts";
import { Icon, type IconName } from "#site/ui/icon/icon.tsx";
import { DotSeparated } from "#site/ui/dot-separated.tsx";
import { LocalText } from "#site/ui/local-text.tsx";
import { Picture, PictureCredit } from "#site/ui/picture/picture.tsx";
import type { Language } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import type { ExperienceCardData } from "./experience-card-data.ts";
import type { ShownCountry } from "./shown-countries.ts";
import type { PriceText } from "#site/blocks/price-text/price-text.ts";

const ICONS: Record<ExperienceIcon, IconName> = {
  Wine: "wine-cellar",
  CalendarDays: "calendar",
  Clock: "clock",
  Users: "users",
};

interface ExperienceCardProps {
  readonly experience: ExperienceCardData;
  readonly country: ShownCountry;
  /** The picture is to the right of the words, where there is room for both. */
  readonly isMirrored: boolean;
}

/** One experience across the page, with the price for the selected country (rule 3.12). */
export function ExperienceCard({ experience, country, isMirrored }: ExperienceCardProps) {
  const language = useLanguage();
  const title = <LocalText value={experience.title} missing={m.experiences_untitled()} />;
  return (
    <article
      className={`grid items-center gap-x-10 gap-y-7 ${isMirrored ? "md:grid-cols-[5fr_7fr]" : "md:grid-cols-[7fr_5fr]"}`}
    >
      <div className={`relative min-w-0 ${isMirrored ? "md:order-2" : ""}`}>
        <Picture
          image={experience.image}
          alt={experience.imageAlt}
          isCut
          sizes="(min-width: 48rem) 56vw, 92vw"
          imgClassName="aspect-square w-full object-cover object-[60%_50%] lg:aspect-[3/2]"
        />
        <PictureCredit image={experience.image} credit={experience.imageCredit} />
      </div>
      <div className={`min-w-0 ${isMirrored ? "lg:pe-[10%]" : "lg:ps-[10%]"}`}>
        <p className="label flex items-center gap-3 text-muted">
          <Icon name={ICONS[experience.icon]} className="size-6 text-gold" />
          <DotSeparated items={experience.countries.map((one) => countryName(one, language))} />
        </p>
        <h3 className="mt-4 text-title">{title}</h3>
        {experience.restaurants.length > 0 && (
          <p className="mt-2 text-sm text-muted">
            <DotSeparated items={experience.restaurants} />
          </p>
        )}
        <p className="mt-5">
          <LocalText value={experience.description} />
        </p>
        <ExperienceFacts experience={experience} />
        <div className="mt-7 flex min-h-20 flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-gold/60 pt-5">
          <ExperiencePrice price={experience.prices[country.currency]} country={country} />
          <Link
            to={bookingPath(language, experience)}
            data-event="reserve_click"
            data-restaurant={experience.onlyRestaurant}
            className={buttonClass("primary")}
          >
            <span>{m.experiences_book()}</span>
            <span className="sr-only">{title}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

/** Where an experience is booked: the reservations page, with the experience and its restaurant in the query. */
export function bookingPath(
  language: Language,
  { id, onlyRestaurant }: Pick<ExperienceCardData, "id" | "onlyRestaurant">,
): string {
  const query = new URLSearchParams({ experience: id });
  if (onlyRestaurant !== undefined) query.set("restaurant", onlyRestaurant);
  return `${pathTo(language, "reservations")}?${query}`;
}

/** The price in large tabular figures; nothing where none is set for the country's currency. */
function ExperiencePrice(props: { price: PriceText | undefined; country: ShownCountry }) {
  const { price, country } = props;
  if (price === undefined) return null;
  return (
    <p className="figures font-display text-lead leading-none">
      <span className="sr-only">{`${m.experiences_price()}: `}</span>
      <span className={price.isAmount ? "text-heading leading-none" : undefined}>{price.text}</span>
      {/* The same sign stands for several currencies. */}
      {price.isAmount && country.symbol === "$" && (
        <span className="label ms-2 font-sans text-muted">{country.currency}</span>
      )}
    </p>
  );
}

type Facts = Pick<ExperienceCardData, "duration" | "maxPeople">;

/** How long it takes and for how many, each only when it is known. */
function ExperienceFacts({ experience }: { experience: Facts }) {
  const { duration, maxPeople } = experience;
  if (duration.text === "" && maxPeople < 1) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-2 text-sm text-muted">
      {duration.text !== "" && (
        <li className="flex items-center gap-2">
          <Icon name="clock" className="size-4.5" />
          <span className="sr-only">{`${m.experiences_duration()}: `}</span>
          <LocalText value={duration} />
        </li>
      )}
      {maxPeople > 0 && (
        <li className="flex items-center gap-2">
          <Icon name="users" className="size-4.5" />
          <span>
            {maxPeople === 1
              ? m.table_person()
              : m.experiences_up_to_people({ count: String(maxPeople) })}
          </span>
        </li>
      )}
    </ul>
  );
}

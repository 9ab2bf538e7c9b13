import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { restaurantPath } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { countryName } from "#site/ui/country-name.ts";
import { LocalText } from "#site/ui/local-text.tsx";
import { PhoneLink } from "#site/ui/phone/phone-link.tsx";
import { groupByCountry, type UnitData } from "./unit-data.ts";

/** Every restaurant under its country: where it is and how to call or write to it. */
export function UnitList({ units }: { units: readonly UnitData[] }) {
  return (
    <div className="mt-14 grid gap-14">
      {groupByCountry(units).map(([country, restaurants]) => (
        <section
          key={country}
          aria-label={countryName(country)}
          className="grid gap-x-10 gap-y-8 border-t border-gold pt-8 lg:grid-cols-12"
        >
          <h3 className="text-title lg:col-span-3">{countryName(country)}</h3>
          <ul className="grows grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:col-span-9">
            {restaurants.map((unit) => (
              <Unit key={unit.slug} unit={unit} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Unit({ unit }: { unit: UnitData }) {
  const language = useLanguage();
  const name = unit.name || m.restaurant_no_name();
  return (
    <li>
      <h4 className="font-display text-lead font-light">
        <Link
          to={restaurantPath(language, unit)}
          className="quiet-link inline-flex min-h-6 items-center"
        >
          {name}
        </Link>
      </h4>
      <p className="label mt-2 text-muted">{unit.city}</p>
      <p className="mt-4 max-w-[38ch] text-sm">
        <LocalText
          value={unit.address}
          pageLanguage={language}
          missing={m.restaurant_no_address()}
        />
      </p>
      <div className="mt-3 grid justify-items-start gap-1 text-sm">
        <PhoneLink phone={unit.phone} name={name} restaurant={unit.slug} className="min-h-9" />
        {unit.email !== "" && (
          <a
            href={`mailto:${unit.email}`}
            aria-label={`${m.contact_unit_write({ name })}: ${unit.email}`}
            className="quiet-link inline-flex min-h-9 items-center [overflow-wrap:anywhere]"
          >
            {unit.email}
          </a>
        )}
      </div>
    </li>
  );
}

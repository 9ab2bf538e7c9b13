import { m } from "#language/paraglide/messages.js";
import { OpeningSentence } from "#site/blocks/opening-hours/opening-sentence.tsx";
import { RestaurantLink } from "#site/blocks/restaurant-link/restaurant-link.tsx";
import { cityName } from "#site/ui/city-name.ts";
import { countryName } from "#language/countries.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { PhoneLink } from "#site/ui/phone/phone-link.tsx";
import { WhatsAppLink } from "#site/ui/phone/whatsapp-link.tsx";
import { PostalAddress } from "#site/blocks/postal-address/postal-address.tsx";
import type { RestaurantContact } from "./restaurant-contact.ts";

/** Every restaurant under its country: where it is and how to call or write to it. */
export function RestaurantContacts({ restaurants }: { restaurants: readonly RestaurantContact[] }) {
  const language = useLanguage();
  return (
    <div className="mt-14 grid gap-x-10 gap-y-14 lg:grid-cols-3">
      {groupByCountry(restaurants).map(([country, members]) => {
        const title = countryName(country, language) || m.contact_country_unknown();
        // On a wide page countries with one restaurant stand side by side.
        const isAlone = members.length === 1;
        return (
          <section
            key={country}
            aria-label={title}
            className={`grid gap-x-10 gap-y-8 border-t border-gold pt-8 ${isAlone ? "lg:self-start" : "lg:col-span-3 lg:grid-cols-12"}`}
          >
            <h3 className={`text-title ${isAlone ? "" : "lg:col-span-3"}`}>{title}</h3>
            <ul
              className={`grows grid gap-x-10 gap-y-12 ${isAlone ? "" : "sm:grid-cols-2 lg:col-span-9 lg:grid-cols-3"}`}
            >
              {members.map((restaurant) => (
                <Entry key={restaurant.slug} restaurant={restaurant} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Entry({ restaurant }: { restaurant: RestaurantContact }) {
  const name = restaurant.name || m.restaurant_no_name();
  return (
    <li>
      <h4 className="font-display text-lead font-light">
        <RestaurantLink
          restaurant={restaurant}
          className="quiet-link inline-flex min-h-6 items-center"
        />
      </h4>
      <p className="label mt-2 text-muted">{cityName(restaurant.city)}</p>
      {restaurant.address.text !== "" && (
        <p className="mt-4 max-w-[38ch] text-sm">
          <PostalAddress address={restaurant.address} />
        </p>
      )}
      <div className="mt-3 grid justify-items-start gap-1 text-sm">
        <OpeningSentence times={restaurant.opening} />
        <PhoneLink restaurant={restaurant} className="min-h-9" />
        <WhatsAppLink restaurant={restaurant} className="min-h-9" />
        {restaurant.email !== "" && (
          <a
            href={`mailto:${restaurant.email}`}
            aria-label={`${m.contact_restaurant_write({ name })}: ${restaurant.email}`}
            className="quiet-link inline-flex min-h-9 items-center [overflow-wrap:anywhere]"
          >
            {restaurant.email}
          </a>
        )}
      </div>
    </li>
  );
}

/** The restaurants under their countries, both in the order in which they first appear. */
function groupByCountry(
  restaurants: readonly RestaurantContact[],
): readonly (readonly [country: string, restaurants: readonly RestaurantContact[]])[] {
  const countries = [...new Set(restaurants.map(({ country }) => country))];
  return countries.map((name) => [name, restaurants.filter(({ country }) => country === name)]);
}

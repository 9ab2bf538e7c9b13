import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { OpeningSentence } from "#site/blocks/opening-hours/opening-sentence.tsx";
import { PostalAddress } from "#site/blocks/postal-address/postal-address.tsx";
import { RestaurantLink } from "#site/blocks/restaurant-link/restaurant-link.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { cityAndCountry } from "#site/ui/city-name.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import { InParts } from "#site/ui/in-parts.tsx";
import { PhoneLink } from "#site/ui/phone/phone-link.tsx";
import type { LayoutData, LayoutRestaurant } from "../layout-data.ts";

/** Restaurants that the footer names with their place (rule 2.4). */
const MOST_RESTAURANTS = 8;
const LINK = "quiet-link inline-flex min-h-9 items-center";
const GRID = "grid gap-x-8 gap-y-7 text-sm sm:grid-cols-2 lg:grid-cols-3";

/**
 * Lists every restaurant once, and the group's e-mail (rule 7.2); folded on a phone. Follows its
 * `details`, because browsers before 2025 cannot style the content of a closed one open.
 */
export function FooterRestaurants({ layout }: { layout: LayoutData }) {
  const language = useLanguage();
  const { email } = layout.contact;
  const named = layout.restaurants.slice(0, MOST_RESTAURANTS);
  const others = layout.restaurants.slice(MOST_RESTAURANTS);
  return (
    <section aria-labelledby="footer-restaurants" className="lg:col-span-9">
      <h2 id="footer-restaurants" className="label font-sans text-muted max-lg:hidden">
        {m.layout_our_restaurants()}
      </h2>
      <details className="footer-fold group border-t border-line lg:hidden">
        <summary className="marker:content-none">
          <span>{m.layout_our_restaurants()}</span>
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
      </details>
      <div className="border-b border-line pt-4 pb-7 lg:border-0 lg:pb-0">
        <ul className={GRID}>
          {named.map((restaurant) => (
            <li key={restaurant.slug}>
              <RestaurantLink restaurant={restaurant} className="footer-link">
                <span className="font-semibold">{restaurant.name || m.restaurant_no_name()}</span>
                <span className="block text-muted">
                  {cityAndCountry(restaurant, language).join(", ")}
                </span>
              </RestaurantLink>
              <Contacts restaurant={restaurant} />
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <>
            <p className="mt-7 mb-4 text-muted">
              {others.length === 1
                ? m.footer_other_restaurant()
                : m.footer_other_restaurants({ count: others.length })}
            </p>
            <ul className={GRID}>
              <InParts of={others}>
                {(restaurant) => (
                  <li key={restaurant.slug}>
                    <p className="font-semibold">{restaurant.name || m.restaurant_no_name()}</p>
                    <Contacts restaurant={restaurant} />
                  </li>
                )}
              </InParts>
            </ul>
          </>
        )}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-8 lg:mt-6">
        <Link to={pathTo(language, "restaurantList")} className={LINK}>
          {m.restaurant_list_all()}
        </Link>
        {email === "" ? (
          <Link to={pathTo(language, "contact")} className={LINK}>
            {m.contact_write_to_us()}
          </Link>
        ) : (
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        )}
      </p>
    </section>
  );
}

/** Shows the known address and phone. */
function Contacts({ restaurant }: { restaurant: LayoutRestaurant }) {
  const { address, opening } = restaurant;
  return (
    <>
      {address.text !== "" && (
        <p className="mt-1 text-muted">
          <PostalAddress address={address} />
        </p>
      )}
      <OpeningSentence times={opening} className="mt-1" />
      <PhoneLink restaurant={restaurant} />
    </>
  );
}

import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { RestaurantLink } from "#site/blocks/restaurant-link/restaurant-link.tsx";
import { NewsletterForm } from "#site/blocks/newsletter-form/newsletter-form.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { ConsentLink } from "../consent/consent-link.tsx";
import type { LayoutData } from "../layout-data.ts";
import { FooterContacts } from "./footer-contacts.tsx";
import { SocialMarks } from "./social-marks.tsx";
import { cityName } from "#site/ui/city-name.ts";
import { countryName } from "#site/ui/country-name.ts";

/** Rule 2.4: the footer names at most this many restaurants. */
const MOST_RESTAURANTS = 8;

export function Footer({ layout }: { layout: LayoutData }) {
  const language = useLanguage();
  const named = layout.restaurants.slice(0, MOST_RESTAURANTS);
  const others = layout.restaurants.length - named.length;
  return (
    <footer className="on-dark mt-auto">
      <div className="shell grid gap-14 py-section lg:grid-cols-12 lg:gap-x-10">
        <div className="lg:col-span-4">
          <p className="wordmark text-3xl">Rubaiyat</p>
          <p className="mt-3 text-muted">{m.footer_cities()}</p>
          <Newsletter />
          <SocialMarks layout={layout} />
        </div>
        <nav aria-label={m.footer_explore()} className="lg:col-span-2 lg:col-start-6">
          <h2 className="label font-sans text-muted">{m.footer_explore()}</h2>
          <ul className="mt-4">
            {EXPLORE.map(({ screen, text }) => (
              <li key={screen}>
                <Link to={pathTo(language, screen)} className="footer-link">
                  {text()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={m.footer_restaurants()} className="lg:col-span-5 lg:col-start-8">
          <h2 className="label font-sans text-muted">{m.footer_restaurants()}</h2>
          <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
            {named.map((restaurant) => (
              <li key={restaurant.slug}>
                <RestaurantLink restaurant={restaurant} className="footer-link">
                  <span>{restaurant.name || m.restaurant_no_name()}</span>
                  <span className="block text-xs text-muted">
                    {[cityName(restaurant.city), countryName(restaurant.country)]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                </RestaurantLink>
              </li>
            ))}
          </ul>
          {others > 0 && (
            <p className="mt-3 text-muted">
              {others === 1
                ? m.footer_other_restaurant()
                : m.footer_other_restaurants({ count: others })}
            </p>
          )}
          <p className="mt-3">
            <Link to={pathTo(language, "restaurantList")} className="quiet-link">
              {m.footer_see_all()}
            </Link>
          </p>
        </nav>
        <FooterContacts layout={layout} />
      </div>
      <div className="shell flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-line py-7 text-xs text-muted">
        <span>{m.footer_copyright({ siteName: layout.siteName })}</span>
        {LEGAL.map(({ screen, text }) => (
          <Link key={screen} to={pathTo(language, screen)} className="quiet-link py-1">
            {text()}
          </Link>
        ))}
        {layout.analytics && <ConsentLink />}
      </div>
    </footer>
  );
}

const EXPLORE = [
  { screen: "group", text: m.layout_history },
  { screen: "events", text: m.layout_events },
  { screen: "experiences", text: m.layout_experiences },
  { screen: "newsList", text: m.layout_news },
  { screen: "delivery", text: m.layout_delivery },
] as const;

const LEGAL = [
  { screen: "privacy", text: m.footer_privacy },
  { screen: "accessibility", text: m.accessibility_label },
] as const;

/** Sign-up on every page (rule 2.4). */
function Newsletter() {
  return (
    <section aria-labelledby="footer-newsletter" className="mt-10 max-w-sm">
      <h2 id="footer-newsletter" className="label font-sans text-muted">
        {m.footer_newsletter()}
      </h2>
      <p className="mt-3 mb-6 text-sm">{m.footer_newsletter_text()}</p>
      <NewsletterForm id="footer" labelledBy="footer-newsletter" buttonStyle="outline" />
    </section>
  );
}

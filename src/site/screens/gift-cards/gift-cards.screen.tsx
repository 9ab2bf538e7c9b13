import { Link } from "react-router";
import type { PageWords } from "#content/schemas/page-texts.ts";
import { countryName } from "#language/countries.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { RestaurantLink } from "#site/blocks/restaurant-link/restaurant-link.tsx";
import { FailedPage, PageState } from "#site/blocks/screen-state/screen-state.tsx";
import type { Loaded } from "#site/navigation/load-in-browser.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { cityName } from "#site/ui/city-name.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import type { GiftCardCountry } from "./gift-card-countries.ts";

export type GiftCardsData =
  | Loaded<{
      readonly words: PageWords<"gift-cards">;
      readonly countries: readonly GiftCardCountry[];
    }>
  | { readonly state: "not-found" };

/** Where gift cards are sold, by country (rule 3.34): the site itself sells none. */
export function GiftCardsScreen({ data }: { data: GiftCardsData }) {
  const { shown } = useLastGood(data);
  useRefetch();
  if (shown.state === "not-found") return <NoGiftCards />;
  if (shown.state === "error") return <FailedPage title={m.gift_cards_error()} />;
  const { words, countries } = shown;
  return (
    <>
      <PageHero
        image="/images/section-experiences.webp"
        alt=""
        label={words.top.label}
        title={words.top.title}
        isHeadline
        height="short"
      >
        <Paragraphs text={words.top.lead} className="measure mt-5 text-lead" />
      </PageHero>
      <section aria-labelledby="cards" className="shell py-section">
        <h2 id="cards" className="text-heading">
          {words.cards.title}
        </h2>
        <Paragraphs text={words.cards.text} className="measure mt-6" />
        <div className="mt-14 grid gap-14">
          {countries.map((country) => (
            <Country key={country.country} country={country} />
          ))}
        </div>
      </section>
    </>
  );
}

function NoGiftCards() {
  return (
    <PageState title={m.not_found_title()} text={m.not_found_text()}>
      <Link
        to={pathTo(useLanguage(), "restaurantList")}
        className="quiet-link inline-flex min-h-6 items-center"
      >
        {m.not_found_restaurants()}
      </Link>
    </PageState>
  );
}

function Country({ country: { country, cards } }: { country: GiftCardCountry }) {
  const title = countryName(country, useLanguage()) || m.contact_country_unknown();
  return (
    <section
      aria-label={title}
      className="grid gap-x-10 gap-y-4 border-t border-gold pt-8 lg:grid-cols-12"
    >
      <h3 className="text-title lg:col-span-3">{title}</h3>
      <ul className="lg:col-span-9">
        {cards.map((card) => {
          const name = card.name || m.restaurant_no_name();
          return (
            <li
              key={card.slug}
              className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-b border-line py-6 first:pt-0"
            >
              <div>
                <h4 className="font-display text-lead font-light">
                  <RestaurantLink
                    restaurant={card}
                    className="quiet-link inline-flex min-h-6 items-center"
                  />
                </h4>
                <p className="mt-1 text-sm text-muted">{cityName(card.city)}</p>
              </div>
              <ExternalLink href={card.url} className={buttonClass("primary", "print:hidden")}>
                <span>{m.gift_cards_buy()}</span>
                <span className="sr-only">{` (${name})`}</span>
              </ExternalLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

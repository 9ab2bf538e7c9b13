import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { CallToAction } from "#site/blocks/call-to-action/call-to-action.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import type { Loaded, WithHead } from "#site/navigation/load-in-browser.ts";
import { ReloadFailed } from "#site/blocks/screen-state/screen-state.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { CountrySelector } from "./country-selector.tsx";
import type { ExperienceCardData } from "./experience-card-data.ts";
import { ExperienceList } from "./experience-list.tsx";
import type { ShownCountry } from "./shown-countries.ts";
import { useCountry } from "./use-country.ts";

export type ExperiencesData = {
  /** The service that knows the country of a position. */
  readonly reverseGeocodeUrl: string;
} & WithHead &
  Loaded<{
    readonly experiences: readonly ExperienceCardData[];
    readonly countries: readonly ShownCountry[];
  }>;

/** Paid experiences with the prices of a country (rule 3.12). */
export function ExperiencesScreen({ data }: { data: ExperiencesData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  const language = useLanguage();
  const { experiences, countries = [] } = shown.state === "found" ? shown : {};
  const hasPrices = experiences !== undefined && experiences.length > 0;
  const { country, ...choice } = useCountry(countries, shown.reverseGeocodeUrl, hasPrices);
  const hasAmounts = experiences?.some(({ prices }) =>
    Object.values(prices).some(({ isAmount }) => isAmount),
  );
  return (
    <>
      <PageHero
        image="/images/section-experiences.webp"
        alt=""
        label={m.layout_experiences()}
        title={m.experiences_title()}
        height="short"
      >
        <p className="measure mt-5 text-lead">{m.experiences_lead()}</p>
      </PageHero>
      <div
        aria-busy={isRefetching}
        className="shell grid gap-y-8 pt-[clamp(2rem,1rem+3vw,4rem)] pb-section"
      >
        {hasPrices && (
          <CountrySelector
            {...choice}
            country={country}
            countries={countries}
            hasAmounts={hasAmounts === true}
          />
        )}
        {reloadFailed && <ReloadFailed text={m.experiences_refetch_error()} onRetry={refetch} />}
        <ExperienceList experiences={experiences} country={country} />
      </div>
      <CallToAction
        id="not-found"
        title={m.experiences_not_found_title()}
        text={m.experiences_not_found_text()}
        wordColumns={7}
      >
        <Link to={pathTo(language, "contact")} className={buttonClass("outline")}>
          {m.contact_us()}
        </Link>
      </CallToAction>
    </>
  );
}

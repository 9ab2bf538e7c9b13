import { m } from "#language/paraglide/messages.js";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import type { Loaded } from "#site/navigation/load-in-browser.ts";
import { ReloadFailed } from "#site/blocks/screen-state/screen-state.tsx";
import { useLastGood } from "#site/navigation/use-last-good.ts";
import { useRefetch } from "#site/navigation/use-refetch.ts";
import { CountrySelector } from "./country-selector.tsx";
import type { ExperienceCardData } from "./experience-card-data.ts";
import { ExperienceList } from "./experience-list.tsx";
import { NotFoundWhatYouWant } from "./not-found-what-you-want.tsx";
import { useCountry } from "./use-country.ts";

export type ExperiencesData = {
  /** The service that knows the country of a position. */
  readonly reverseGeocodeUrl: string;
} & Loaded<{ readonly experiences: readonly ExperienceCardData[] }>;

/** Paid experiences with the prices of a country (rule 3.12). */
export function ExperiencesScreen({ data }: { data: ExperiencesData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  const experiences = shown.state === "found" ? shown.experiences : undefined;
  const hasPrices = experiences !== undefined && experiences.length > 0;
  const { country, detection, selector } = useCountry(shown.reverseGeocodeUrl, hasPrices);
  return (
    <>
      <PageHero
        image="/images/section-experiences.jpg"
        alt=""
        label={m.experiences_label()}
        title={m.experiences_title()}
        height="short"
      >
        <p className="measure mt-6 text-lead">{m.experiences_lead()}</p>
      </PageHero>
      <div
        aria-busy={isRefetching}
        className="shell grid gap-y-10 pt-[clamp(3rem,2rem+4vw,6rem)] pb-section"
      >
        {hasPrices && <CountrySelector selector={selector} detection={detection} />}
        {reloadFailed && <ReloadFailed text={m.experiences_refetch_error()} onRetry={refetch} />}
        <ExperienceList experiences={experiences} country={country} />
      </div>
      <NotFoundWhatYouWant />
    </>
  );
}

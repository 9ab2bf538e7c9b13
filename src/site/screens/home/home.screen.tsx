import type { HappeningCardData } from "#site/blocks/happening-list/happening-card-data.ts";
import { HappeningList } from "#site/blocks/happening-list/happening-list.tsx";
import type { RestaurantCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import type { Loaded } from "#site/navigation/load-in-browser.ts";
import type { PageHead } from "#site/seo/page-meta.ts";
import { HomeAbout } from "./home-about.tsx";
import { HomeCallToAction } from "./home-call-to-action.tsx";
import { HomeFaq } from "./home-faq.tsx";
import type { ShownQuestion } from "./home-questions.ts";
import { HomeHero } from "./home-hero.tsx";
import { HomeRestaurants } from "./home-restaurants.tsx";

export type HomeData = {
  /** What the settings say of the page, for those who do not see it. */
  readonly head: Partial<PageHead>;
  readonly questions: readonly ShownQuestion[];
  /** Those that are near. */
  readonly happenings?: readonly HappeningCardData[];
} & Loaded<{ readonly restaurants: readonly RestaurantCardData[] }>;

/** The first page (rule 3.1). */
export function HomeScreen({ data }: { data: HomeData }) {
  return (
    <>
      <HomeHero />
      <HomeAbout />
      <HomeRestaurants data={data} />
      <HappeningList happenings={data.happenings} />
      {data.questions.length > 0 && <HomeFaq questions={data.questions} />}
      <HomeCallToAction />
    </>
  );
}

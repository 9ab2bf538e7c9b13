import { m } from "#language/paraglide/messages.js";
import type { HappeningCardData } from "#site/blocks/happening-list/happening-card-data.ts";
import { HappeningList } from "#site/blocks/happening-list/happening-list.tsx";
import type { RestaurantCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { FailedPage } from "#site/blocks/screen-state/screen-state.tsx";
import type { Loaded, LoadedPage } from "#site/navigation/load-in-browser.ts";
import { useLastGood } from "#site/navigation/use-refetch.ts";
import type { PageHead } from "#site/seo/page-meta.ts";
import { HomeAbout } from "./home-about.tsx";
import { HomeCallToAction } from "./home-call-to-action.tsx";
import { Questions } from "./questions.tsx";
import type { ShownQuestion } from "./home-questions.ts";
import { HomeHero } from "./home-hero.tsx";
import { HomeRestaurants } from "./home-restaurants.tsx";

export type LoadedRestaurants = Loaded<{ readonly restaurants: readonly RestaurantCardData[] }>;
export type HomeData = {
  /** What the settings say of the page, for those who do not see it. */
  readonly head: Partial<PageHead>;
  readonly questions: readonly ShownQuestion[];
  /** Those that are near. */
  readonly happenings?: readonly HappeningCardData[];
} & LoadedPage<"home", LoadedRestaurants>;

/** The first page (rule 3.1). */
export function HomeScreen({ data }: { data: HomeData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { words, questions } = shown;
  if (words === undefined) return <FailedPage title={m.restaurant_list_error()} />;
  return (
    <>
      <HomeHero words={words.top} />
      <HomeAbout words={words.about} />
      <HomeRestaurants data={shown} words={words.restaurants} reloadFailed={reloadFailed} />
      <HappeningList happenings={shown.happenings} />
      {questions.length > 0 && <Questions words={words.questions} questions={questions} />}
      <HomeCallToAction words={words.call} />
    </>
  );
}

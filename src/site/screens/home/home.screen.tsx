import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import type { HappeningCardData } from "#site/blocks/happening-list/happening-card-data.ts";
import { HappeningList } from "#site/blocks/happening-list/happening-list.tsx";
import { FailedPage } from "#site/blocks/screen-state/screen-state.tsx";
import type { LoadedPage } from "#site/navigation/load-in-browser.ts";
import { useLastGood } from "#site/navigation/use-refetch.ts";
import type { PageHead } from "#site/seo/page-meta.ts";
import { HomeAbout } from "./home-about.tsx";
import { Questions } from "./questions.tsx";
import type { ShownQuestion } from "./home-questions.ts";
import { HomeHero } from "./home-hero.tsx";
import { HomeRestaurants, type LoadedRestaurants } from "./home-restaurants.tsx";
import type { PageWords } from "#content/schemas/page-texts.ts";
import { pathTo } from "#language/path-to.ts";
import { PlateBand } from "#site/blocks/plate-band/plate-band.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { buttonClass } from "#site/ui/button/button-class.ts";

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
      <div className="home-flow">
        <HomeAbout words={words.about} />
        <HomeRestaurants data={shown} words={words.restaurants} reloadFailed={reloadFailed} />
      </div>
      <HappeningList happenings={shown.happenings} />
      {questions.length > 0 && <Questions words={words.questions} questions={questions} />}
      <HomeCallToAction words={words.call} />
    </>
  );
}

/** The last word of the page, beside the fig hall. */
function HomeCallToAction({ words }: { words: PageWords<"home">["call"] }) {
  const language = useLanguage();
  return (
    <section aria-labelledby="reserve" className="print:hidden">
      <PlateBand image="/images/news-figueira-25-anos.webp" alt="" height="tall" isUnderWords>
        <h2 id="reserve" className="text-heading">
          {words.title}
        </h2>
        <Paragraphs text={words.text} className="measure mt-5 text-lead" />
        <p className="mt-8">
          <Link
            to={`${pathTo(language, "restaurantList")}#table`}
            className={buttonClass("primary")}
          >
            {words.link}
          </Link>
        </p>
      </PlateBand>
    </section>
  );
}

import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { HappeningList } from "#site/blocks/happening-list/happening-list.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { ReloadFailed, PageState } from "#site/blocks/screen-state/screen-state.tsx";
import type { InLanguages, Loaded } from "#site/navigation/load-in-browser.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { LocalText } from "#site/ui/local-text.tsx";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import type { HappeningPage } from "./happening-page.ts";
import { HappeningPlaces } from "./happening-places.tsx";

export type HappeningScreenData =
  | Loaded<{ readonly happening: HappeningPage } & InLanguages>
  | { readonly state: "not-found" };

/** One happening with its dates and restaurants (rule 3.31). */
export function HappeningScreen({ data }: { data: HappeningScreenData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  const language = useLanguage();
  if (shown.state !== "found") return <NoHappening isError={shown.state === "error"} />;
  const { happening } = shown;
  const { title, description, image, imageAlt, imageCredit } = happening;
  return (
    <article aria-busy={isRefetching}>
      <PageHero
        image={image}
        alt={imageAlt}
        credit={imageCredit}
        label={m.happening_label()}
        title={<LocalText value={title} />}
        isHeadline
      />
      <div
        className={`shell grid gap-x-10 gap-y-12 pt-section lg:grid-cols-12 ${happening.happenings ? "" : "pb-section"}`}
      >
        <aside
          aria-labelledby="when"
          className="border-t border-gold pt-6 lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:self-start"
        >
          <h2 id="when" className="label font-sans text-muted">
            {m.happening_when()}
          </h2>
          <ul className="figures mt-3 grid gap-2">
            {happening.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {happening.dates.length > 0 && (
            <>
              <h2 className="label mt-8 font-sans text-muted">{m.happening_next_dates()}</h2>
              <ul className="figures mt-3 grid gap-1 text-sm">
                {happening.dates.map(({ day, text }) => (
                  <li key={text}>
                    <time dateTime={day}>{text}</time>
                  </li>
                ))}
              </ul>
            </>
          )}
        </aside>
        <div className="lg:col-span-7 lg:row-start-1">
          {reloadFailed && <ReloadFailed text={m.happening_error()} onRetry={refetch} />}
          {happening.isOver && (
            <p className="mb-10 border-s-2 border-gold ps-4 font-semibold">{m.happening_over()}</p>
          )}
          <div
            lang={description.language === language ? undefined : description.language}
            className="measure grid gap-6 text-lead"
          >
            <Paragraphs text={description.text} />
          </div>
        </div>
        <HappeningPlaces happening={happening} />
      </div>
      <HappeningList happenings={happening.happenings} />
    </article>
  );
}

function NoHappening({ isError }: { isError: boolean }) {
  const language = useLanguage();
  return (
    <PageState isError={isError} title={isError ? m.happening_error() : m.happening_not_found()}>
      <Link to={pathTo(language, "events")} className="quiet-link inline-flex min-h-6 items-center">
        {m.happenings_all()}
      </Link>
    </PageState>
  );
}

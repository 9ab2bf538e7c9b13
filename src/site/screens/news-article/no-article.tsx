import { m } from "#language/paraglide/messages.js";
import { ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";
import { NewsBackLink } from "./news-back-link.tsx";

/** In place of an article that does not exist, or that could not be loaded (rule 1.7). */
export function NoArticle({ isError }: { isError: boolean }) {
  return (
    <div className="shell grid items-center gap-x-10 gap-y-10 pt-[calc(var(--spacing-header)+3rem)] pb-section lg:min-h-dvh-86 lg:grid-cols-12">
      <div className="lg:col-span-5">
        {isError ? (
          <ScreenState isError heading="h1" title={m.news_article_error()} retry={m.state_retry()}>
            <NewsBackLink />
          </ScreenState>
        ) : (
          <ScreenState
            heading="h1"
            title={m.news_article_not_found()}
            text={m.news_article_not_found_text()}
          >
            <NewsBackLink />
          </ScreenState>
        )}
      </div>
      <Picture
        image="/images/news-fazenda-brangus.webp"
        alt=""
        upright
        sizes="(min-width: 64rem) 48vw, 92vw"
        className="lg:col-span-6 lg:col-start-7"
        imgClassName="w-full"
      />
    </div>
  );
}

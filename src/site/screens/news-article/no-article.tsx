import { m } from "#language/paraglide/messages.js";
import { AbsentPage } from "#site/blocks/screen-state/absent-page.tsx";
import { ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import { NewsBackLink } from "./news-back-link.tsx";

/** In place of an article that does not exist, or that could not be loaded (rule 1.7). */
export function NoArticle({ isError }: { isError: boolean }) {
  return (
    <AbsentPage>
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
    </AbsentPage>
  );
}

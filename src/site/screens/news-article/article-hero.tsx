import { CategoryBadge } from "#site/blocks/article-facts/category-badge.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { LocalText } from "#site/ui/local-text.tsx";
import type { ArticleView } from "./article-view.ts";
import { NewsBackLink } from "./news-back-link.tsx";

/** The picture across the page with the headline in its corner. */
export function ArticleHero({ article }: { article: ArticleView }) {
  const language = useLanguage();
  return (
    <PageHero
      image={article.image}
      alt=""
      label={
        <>
          <div className="mb-6">
            <NewsBackLink className="tracking-normal normal-case" />
          </div>
          <CategoryBadge category={article.category} />
        </>
      }
      title={<LocalText value={article.title} pageLanguage={language} isHeadline />}
      isHeadline
    />
  );
}

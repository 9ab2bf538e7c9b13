import { CategoryBadge } from "#site/blocks/article-facts/category-badge.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { LocalText } from "#site/ui/local-text.tsx";
import { PictureMark, Picture } from "#site/ui/picture/picture.tsx";
import type { ArticleView } from "./article-view.ts";
import { NewsBackLink } from "./news-back-link.tsx";

/** The picture across the page with the headline low on it; headlines are longer than titles. */
export function ArticleHero({ article }: { article: ArticleView }) {
  const language = useLanguage();
  return (
    <div data-hero className="over-image relative isolate grid min-h-dvh-78 items-end">
      <Picture
        image={article.image}
        alt=""
        priority
        sizes="100vw"
        className="absolute inset-0 -z-20"
        imgClassName="size-full object-cover"
      />
      <div className="hero-shade absolute inset-0 -z-10" />
      <div className="shell pt-[calc(var(--spacing-header)+2rem)] pb-[clamp(2.5rem,6vw,5rem)]">
        <NewsBackLink className="mb-8" />
        <div>
          <CategoryBadge category={article.category} />
        </div>
        <h1 className="mt-5 max-w-[22ch] text-[clamp(2.25rem,1.4rem+3.7vw,5rem)]">
          <LocalText value={article.title} pageLanguage={language} />
        </h1>
      </div>
      <PictureMark image={article.image} />
    </div>
  );
}

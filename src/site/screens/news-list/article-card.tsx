import { Link } from "react-router";
import { pathTo } from "#language/path-to.ts";
import { CategoryBadge, ReadingTime } from "#site/blocks/article-facts/category-badge.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { LocalText } from "#site/ui/local-text.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";
import type { ArticleCardData } from "./article-card-data.ts";

/** Large and tall stand side by side on wide screens: the tall one's picture fills the height. */
const SHAPES = {
  large: {
    frame: "",
    image: "aspect-square md:aspect-[16/10]",
    sizes: "(min-width: 64rem) 64vw, 92vw",
    facts: "",
    title: "text-heading max-w-[24ch]",
    excerpt: "measure text-lead",
  },
  tall: {
    frame: "lg:min-h-80 lg:flex-1",
    image: "aspect-square md:aspect-[16/10] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full",
    sizes: "(min-width: 64rem) 30vw, 92vw",
    facts: "",
    title: "text-title",
    excerpt: "text-sm",
  },
  plain: {
    frame: "",
    image: "aspect-square",
    sizes: "(min-width: 80rem) 22vw, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw",
    // Beside each other they have no room for one line, and are to begin alike.
    facts: "sm:flex-col sm:items-start",
    title: "text-title",
    excerpt: "text-sm",
  },
} as const;

/** An article in the list; the title's link is stretched over the whole card. */
export function ArticleCard(props: { article: ArticleCardData; shape: keyof typeof SHAPES }) {
  const { article, shape } = props;
  const language = useLanguage();
  const look = SHAPES[shape];
  const title = <LocalText value={article.title} isHeadline />;
  return (
    <article className="group relative flex h-full flex-col">
      <div className={`relative overflow-hidden ${look.frame}`}>
        <Picture
          image={article.image}
          alt=""
          upright={shape !== "large"}
          priority={shape === "large"}
          sizes={look.sizes}
          imgClassName={`w-full object-cover transition-transform duration-700 ease-out motion-safe:group-hover:scale-[1.03] ${look.image}`}
        />
      </div>
      <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 pt-6 text-sm ${look.facts}`}>
        <CategoryBadge category={article.category} />
        <p className="flex flex-wrap gap-x-2 text-muted">
          {article.date !== undefined && (
            <>
              <time dateTime={article.date.day}>{article.date.text}</time>
              <span aria-hidden="true">·</span>
            </>
          )}
          <ReadingTime />
        </p>
      </div>
      <h3 className={`mt-4 ${look.title}`}>
        {article.slug === "" ? (
          title
        ) : (
          <Link
            to={pathTo(language, "newsArticle", { slug: article.slug })}
            className="decoration-gold decoration-1 underline-offset-[0.25em] group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        )}
      </h3>
      <p className={`mt-3 text-muted ${look.excerpt}`}>
        <LocalText value={article.excerpt} />
      </p>
    </article>
  );
}

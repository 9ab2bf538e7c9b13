import { pathTo } from "#language/path-to.ts";
import { CategoryBadge, ReadingTime } from "#site/blocks/article-facts/category-badge.tsx";
import { PictureLink } from "#site/navigation/picture-link.tsx";
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
    picture: "",
    facts: "",
    title: "text-heading max-w-[24ch]",
    excerpt: "measure text-lead",
  },
  tall: {
    frame: "lg:min-h-80 lg:flex-1",
    image: "aspect-square md:aspect-[16/10] lg:aspect-auto lg:h-full",
    picture: "lg:absolute lg:inset-0",
    sizes: "(min-width: 64rem) 30vw, 92vw",
    facts: "",
    title: "text-title",
    excerpt: "text-sm",
  },
  plain: {
    frame: "",
    image: "aspect-square",
    picture: "",
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
      <div className={`relative overflow-clip ${look.frame}`}>
        <Picture
          image={article.image}
          alt=""
          upright={shape !== "large"}
          priority={shape === "large"}
          isCut={shape !== "large"}
          className={look.picture}
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
          <PictureLink
            to={pathTo(language, "newsArticle", { slug: article.slug })}
            className="decoration-gold decoration-1 underline-offset-[0.25em] group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </PictureLink>
        )}
      </h3>
      <p className={`mt-3 text-muted ${look.excerpt}`}>
        <LocalText value={article.excerpt} />
      </p>
    </article>
  );
}

import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import { LocalText } from "#site/ui/local-text.tsx";
import type { ArticleView } from "./article-view.ts";

/** The opening sentence and the text; one that is not translated says so and is marked. */
export function ArticleText({ article }: { article: ArticleView }) {
  const language = useLanguage();
  const { excerpt, body } = article;
  const isForeign = body.language !== language;
  return (
    <>
      {isForeign && body.language === "pt" && body.html !== "" && (
        <p className="mb-8 border-s-2 border-gold ps-4 text-sm">
          {m.news_article_only_portuguese()}
        </p>
      )}
      <p className="max-w-[34ch] font-display text-title leading-snug font-light text-balance">
        <LocalText value={excerpt} pageLanguage={language} />
      </p>
      <hr className="gold-rule my-10" />
      <div
        className="article-body"
        lang={isForeign ? body.language : undefined}
        // Safe: the loader's renderer writes every tag of it, see article-body.server.ts.
        dangerouslySetInnerHTML={{ __html: body.html }}
      />
    </>
  );
}

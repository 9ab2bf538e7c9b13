import { Link } from "react-router";
import type { PageWords } from "#content/shapes/page-texts.ts";
import { pathTo } from "#language/path-to.ts";
import { PlateBand } from "#site/blocks/plate-band/plate-band.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { buttonClass } from "#site/ui/button/button-class.ts";

/** The last word of the page, beside the fig hall. */
export function HomeCallToAction({ words }: { words: PageWords<"home">["call"] }) {
  const language = useLanguage();
  return (
    <section aria-labelledby="reserve" className="print:hidden">
      <PlateBand image="/images/news-figueira-25-anos.webp" alt="" height="tall">
        <h2 id="reserve" className="text-heading">
          {words.title}
        </h2>
        <Paragraphs text={words.text} className="measure mt-5 text-lead" />
        <p className="mt-8">
          <Link to={pathTo(language, "restaurantList")} className={buttonClass("primary")}>
            {words.link}
          </Link>
        </p>
      </PlateBand>
    </section>
  );
}

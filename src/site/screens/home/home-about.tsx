import { Link } from "react-router";
import type { PageWords } from "#content/shapes/page-texts.ts";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { imageSources } from "#site/ui/picture/image-sources.ts";

/**
 * A few paragraphs beside the fig tree, which bleeds off the page. Its gold root goes on as the rule: on a phone
 * along the words, on a wide page down to the link to the group's history, where it becomes the timeline.
 */
export function HomeAbout({ words }: { words: PageWords<"home">["about"] }) {
  const language = useLanguage();
  return (
    <section aria-labelledby="about" className="on-dark overflow-clip">
      <div className="shell about-grid pt-10">
        <GrowingTree alt={words.picture} />
        <div className="about-words root-rule pt-10 lg:pt-16 lg:pb-section">
          <Paragraphs text={words.label} className="label text-muted" />
          <h2 id="about" className="mt-5 text-heading">
            {words.title}
          </h2>
          <div className="measure mt-8 grid gap-6">
            <Paragraphs text={words.text} firstClassName="text-lead leading-relaxed" />
          </div>
        </div>
        <p className="about-more root-rule pt-10 pb-section">
          <Link to={pathTo(language, "whoWeAre")} className="quiet-link">
            {words.link}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** The drawings in the file, below one another, in the order in which they appear: the first has the outlines. */
const SHEETS = [undefined, "tree-hatch", "tree-leaves", "tree-figs"];

/** The fig tree, which draws itself once when it comes into view; its gold root leaves it at the lower left. */
function GrowingTree({ alt }: { alt: string }) {
  const { src } = imageSources("/images/fig-tree-lines.svg");
  return (
    <div className="growing-tree">
      {SHEETS.map((sheet, index) => (
        <img
          key={sheet ?? "tree-outlines"}
          src={src}
          alt={index === 0 ? alt : ""}
          loading="lazy"
          className={sheet}
          suppressHydrationWarning
        />
      ))}
    </div>
  );
}

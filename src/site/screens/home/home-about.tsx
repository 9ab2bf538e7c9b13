import { Link } from "react-router";
import type { PageWords } from "#content/schemas/page-texts.ts";
import { paragraphs } from "#language/paragraphs.ts";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { imageSources } from "#site/ui/picture/image-sources.ts";

/**
 * A few paragraphs beside the fig tree, which bleeds off the page; where there is room for both, its crown stands over
 * the embers. Its gold root goes on as the rule: along the words, and down to the link to the group's history, where it
 * becomes the timeline. On a phone the restaurants come between the tree and the words.
 */
export function HomeAbout({ words }: { words: PageWords<"home">["about"] }) {
  const language = useLanguage();
  const [first, ...others] = paragraphs(words.text);
  return (
    <section aria-labelledby="about" className="about on-dark">
      <div className="shell about-grid lg:pt-10">
        <div className="about-tree">
          <GrowingTree alt={words.picture} />
        </div>
        <div className="about-words root-rule pt-10 lg:pt-16 lg:pb-section">
          <Paragraphs text={words.label} className="label text-muted" />
          <h2 id="about" className="mt-5 text-heading">
            {words.title}
          </h2>
          <p className="measure mt-8 text-lead leading-relaxed">{first}</p>
        </div>
        <div className="about-more root-rule pb-section">
          <Paragraphs text={others.join("\n\n")} className="measure" />
          <p>
            <Link to={pathTo(language, "whoWeAre")} className="quiet-link">
              {words.link}
            </Link>
          </p>
        </div>
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

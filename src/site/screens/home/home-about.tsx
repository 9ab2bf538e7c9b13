import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { GrowingTree } from "./growing-tree.tsx";

/**
 * Three paragraphs beside the fig tree, which bleeds off the page. Its gold root goes on as the rule: on a phone
 * along the words, on a wide page down to the link to the group's history, where it becomes the timeline.
 */
export function HomeAbout() {
  const language = useLanguage();
  return (
    <section aria-labelledby="about" className="on-dark overflow-clip">
      <div className="shell about-grid pt-10">
        <GrowingTree />
        <div className="about-words root-rule pt-10 lg:pt-16 lg:pb-section">
          <p className="label text-muted">{m.home_about_label()}</p>
          <h2 id="about" className="mt-5 text-heading">
            {m.home_about_title()}
          </h2>
          <div className="measure mt-8 grid gap-6">
            <p className="text-lead leading-relaxed">{m.home_about_1()}</p>
            <p>{m.home_about_2()}</p>
            <p>{m.home_about_3()}</p>
          </div>
        </div>
        <p className="about-more root-rule pt-10 pb-section">
          <Link to={pathTo(language, "whoWeAre")} className="quiet-link">
            {m.home_about_more()}
          </Link>
        </p>
      </div>
    </section>
  );
}

import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";

/** After reading: the way to a table. */
export function ReservePrompt() {
  return (
    <section aria-labelledby="reserve" className="bg-surface-alt print:hidden">
      <div className="shell grid items-end gap-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 id="reserve" className="text-heading">
            {m.news_article_reserve_title()}
          </h2>
          <p className="measure mt-5 text-muted">{m.news_article_reserve_text()}</p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <Link to={pathTo(useLanguage(), "restaurantList")} className={buttonClass("primary")}>
            {m.news_article_reserve_button()}
          </Link>
        </div>
      </div>
    </section>
  );
}

import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";

/** Where to go for whoever has not found an experience (rule 3.12). */
export function NotFoundWhatYouWant() {
  const language = useLanguage();
  return (
    <section aria-labelledby="not-found" className="bg-surface-alt">
      <div className="shell grid items-end gap-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="not-found" className="text-heading">
            {m.experiences_not_found_title()}
          </h2>
          <p className="measure mt-5 text-muted">{m.experiences_not_found_text()}</p>
        </div>
        <div className="lg:col-span-5 lg:text-end">
          <Link to={pathTo(language, "contact")} className={buttonClass("outline")}>
            {m.experiences_not_found_contact()}
          </Link>
        </div>
      </div>
    </section>
  );
}

import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { PlateBand } from "#site/blocks/plate-band/plate-band.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";

/** The last word of the page, beside the fig hall. */
export function HomeCallToAction() {
  const language = useLanguage();
  return (
    <section aria-labelledby="reserve" className="print:hidden">
      <PlateBand image="/images/news-figueira-25-anos.webp" alt="" height="tall">
        <h2 id="reserve" className="text-heading">
          {m.home_cta_title()}
        </h2>
        <p className="measure mt-5 text-lead">{m.home_cta_text()}</p>
        <p className="mt-8">
          <Link to={pathTo(language, "restaurantList")} className={buttonClass("primary")}>
            {m.home_cta_button()}
          </Link>
        </p>
      </PlateBand>
    </section>
  );
}

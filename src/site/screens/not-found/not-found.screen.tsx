import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { patternsFor } from "#language/screens.ts";
import { StatePicture } from "#site/blocks/screen-state/screen-state.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";

/** The 404 page (rule 1.7): one sentence and four ways on. */
export function NotFoundScreen({ suggestion }: { suggestion: string | undefined }) {
  const language = useLanguage();
  // The specification names the list by its other URL, where it has one.
  const listAsNamed = patternsFor(language, "restaurantList").at(-1);
  const links = [
    { to: pathTo(language, "home"), text: m.not_found_home() },
    { to: `/${language}/${listAsNamed}`, text: m.not_found_restaurants() },
    { to: pathTo(language, "contact"), text: m.layout_contact() },
    { to: pathTo(language, "restaurantList"), text: m.table_title() },
  ];
  return (
    <div className="shell grid min-h-dvh-86 items-center gap-12 py-section pt-[calc(var(--spacing-header)+3rem)] lg:grid-cols-12">
      <div className="lg:col-span-6">
        <p className="label figures text-muted">404</p>
        <h1 className="mt-4 text-heading">{m.not_found_title()}</h1>
        <hr className="gold-rule my-7" />
        <p className="text-lead text-muted">{m.not_found_text()}</p>
        {suggestion !== undefined && (
          <p className="mt-4">
            <span>{m.not_found_suggestion()}</span>{" "}
            <Link to={suggestion} className="quiet-link break-all">
              {suggestion}
            </Link>
          </p>
        )}
        <ul className="mt-9 flex flex-wrap gap-x-8 gap-y-3">
          {links.map(({ to, text }) => (
            <li key={text}>
              <Link to={to} className="quiet-link inline-flex min-h-6 items-center">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <StatePicture />
    </div>
  );
}

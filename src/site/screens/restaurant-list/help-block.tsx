import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { CentralLineButton } from "#site/blocks/central-line/central-line.tsx";
import type { GroupContact } from "#site/navigation/use-group-contact.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";

/** For whoever has not found a restaurant: the contact page and the group's central line. */
export function HelpBlock({ contact }: { contact: GroupContact }) {
  const language = useLanguage();
  return (
    <section aria-labelledby="help" className="bg-surface-alt">
      <div className="shell grid items-end gap-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="help" className="text-heading">
            {m.restaurant_list_help_title()}
          </h2>
          <p className="measure mt-5 text-muted">{m.restaurant_list_help_text()}</p>
        </div>
        <div className="flex flex-wrap gap-4 lg:col-span-6 lg:justify-end">
          <Link to={pathTo(language, "contact")} className={buttonClass("primary")}>
            {m.restaurant_list_help_contact()}
          </Link>
          <CentralLineButton line={contact} />
        </div>
      </div>
    </section>
  );
}

import { Link } from "react-router";
import type { SiteSettings } from "../../../api/site-settings/site-settings.contract.ts";
import { m } from "../../../language/paraglide/messages.js";
import { pathTo } from "../../../language/path-to.ts";
import { useLanguage } from "../../navigation/use-language.ts";
import { dialledNumber } from "../../ui/phone/format-phone.ts";
import { PhoneLink } from "../../ui/phone/phone-link.tsx";

const ROW = "grid gap-x-8 gap-y-2 border-t border-line py-8 sm:grid-cols-[2fr_3fr]";
const LINK = "quiet-link mt-4 inline-flex min-h-11 items-center";

/** What a visitor may want of the group, and where each wish is met today. */
export function ContactWays({ contact }: { contact: SiteSettings["contact"] }) {
  const language = useLanguage();
  const { phone, email } = contact;
  const hasPhone = dialledNumber(phone) !== undefined;
  const isReachable = hasPhone || email !== "";
  return (
    <section aria-labelledby="ways" className="lg:col-span-7 lg:row-start-1 lg:pe-6">
      <h2 id="ways" className="text-heading">
        {m.contact_ways_title()}
      </h2>
      <div className="mt-10 border-b border-line">
        <div className={ROW}>
          <h3 className="text-title">{m.contact_way_table_title()}</h3>
          <div>
            <p className="text-muted">{m.contact_way_table_text()}</p>
            <Link to={pathTo(language, "restaurantList")} className={LINK}>
              {m.contact_way_table_link()}
            </Link>
          </div>
        </div>
        <div className={ROW}>
          <h3 className="text-title">{m.contact_way_event_title()}</h3>
          <div>
            <p className="text-muted">{m.contact_way_event_text()}</p>
            <Link to={pathTo(language, "events")} className={LINK}>
              {m.contact_way_event_link()}
            </Link>
          </div>
        </div>
        <div className={ROW}>
          <h3 className="text-title">{m.contact_way_other_title()}</h3>
          <div>
            <p className="text-muted">
              {isReachable ? m.contact_way_other_text() : m.contact_way_other_text_by_house()}
            </p>
            <div className="flex flex-wrap gap-x-8">
              {hasPhone && (
                <PhoneLink phone={phone} name={m.contact_card_phone()} className="mt-4 min-h-11" />
              )}
              {email !== "" && (
                <a href={`mailto:${email}`} className={LINK}>
                  {email}
                </a>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

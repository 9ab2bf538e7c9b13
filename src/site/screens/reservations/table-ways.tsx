import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { RestaurantLink } from "#site/blocks/restaurant-link/restaurant-link.tsx";
import { HoursText } from "#site/blocks/opening-hours/hours-text.tsx";
import { OpeningSentence } from "#site/blocks/opening-hours/opening-sentence.tsx";
import { SpecialDays } from "#site/blocks/opening-hours/special-days.tsx";
import { ANSWER_ID, type TableValues } from "#site/blocks/table-form/table-form.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { PhoneLink } from "#site/ui/phone/phone-link.tsx";
import { WhatsAppLink } from "#site/ui/phone/whatsapp-link.tsx";
import type { TableWay } from "./table-way.ts";
import { cityName } from "#site/ui/city-name.ts";

interface TableWaysProps {
  readonly ways: readonly TableWay[];
  readonly words: string;
  readonly values: TableValues;
  readonly experience: { readonly id: string; readonly title: string } | undefined;
}

/** How the table is had at each restaurant: by its booking link, else by telephone or in writing. */
export function TableWays(props: TableWaysProps) {
  const { ways, words, values, experience } = props;
  const language = useLanguage();
  // A field that is wrong has the focus, which a target in the page would take.
  const headingId = words === "" ? "no-answer" : ANSWER_ID;
  return (
    <section aria-labelledby={headingId} className="lg:col-span-5">
      {/* Above it, the choice stays in view. */}
      <h2 id={headingId} tabIndex={-1} className="scroll-mt-36 lg:scroll-mt-24 text-title">
        {m.reservations_ways_title()}
      </h2>
      <ul className="mt-8">
        {ways.map((way) => {
          const name = way.name || m.restaurant_no_name();
          return (
            <li key={way.slug} className="border-t border-line py-6">
              <h3 className="text-title">
                <RestaurantLink restaurant={way} className="quiet-link" />
              </h3>
              <p className="mt-2.5 text-sm text-muted">{cityName(way.city)}</p>
              <OpeningSentence times={way.opening} className="mt-4" hasDays={false} />
              {way.hours.text !== "" && (
                <p className="mt-2 text-sm whitespace-pre-line text-muted">
                  <HoursText hours={way.hours} />
                </p>
              )}
              <SpecialDays times={way.opening} />
              <PhoneLink restaurant={way} className="mt-3 me-6" />
              <WhatsAppLink
                restaurant={way}
                asking={tableAsked(words, experience?.title)}
                className="mt-3"
              />
              {way.bookingUrl !== undefined && (
                <>
                  <p className="measure mt-3 text-sm text-muted">{m.reservations_online_text()}</p>
                  <ExternalLink
                    href={way.bookingUrl}
                    data-event="reserve_click"
                    data-restaurant={way.slug}
                    className={buttonClass("primary", "mt-5")}
                  >
                    {m.restaurant_booking_button()}
                  </ExternalLink>
                </>
              )}
              {way.bookingUrl === undefined && ways.length > 1 && words !== "" && (
                <Link
                  to={`${pathTo(language, "reservations")}?${new URLSearchParams({
                    ...values,
                    restaurant: way.slug,
                    ...(experience !== undefined && { experience: experience.id }),
                  })}#${ANSWER_ID}`}
                  className={buttonClass("outline", "mt-5")}
                >
                  <span>{m.reservations_ask_here()}</span>
                  <span className="sr-only">{` ${name}`}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The table as the chat asks for it; empty while something of it is not chosen. */
function tableAsked(table: string, experience: string | undefined): string {
  if (table === "") return "";
  return experience === undefined
    ? m.table_request({ table })
    : m.table_request_experience({ table, experience });
}

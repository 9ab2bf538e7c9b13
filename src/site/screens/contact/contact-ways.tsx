import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { PrintUrl } from "#site/blocks/print-url/print-url.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";

/** What is asked for more often than anything else, and where it is met without a letter. */
export function ContactWays() {
  const language = useLanguage();
  const ways = [
    {
      title: m.table_title(),
      text: m.contact_way_table_text(),
      to: pathTo(language, "reservations"),
      link: m.contact_way_table_link(),
    },
    {
      title: m.contact_way_event_title(),
      text: m.contact_way_event_text(),
      to: pathTo(language, "events"),
      link: m.events_quote_button(),
    },
    {
      title: m.contact_way_press_title(),
      text: m.contact_way_press_text(),
      to: pathTo(language, "press"),
      link: m.contact_way_press_link(),
    },
    {
      title: m.contact_way_careers_title(),
      text: m.contact_way_careers_text(),
      to: pathTo(language, "careers"),
      link: m.contact_way_careers_link(),
    },
  ];
  return (
    <section aria-labelledby="ways" className="mt-16">
      <h2 id="ways" className="label font-sans text-muted">
        {m.contact_ways_title()}
      </h2>
      {ways.map(({ title, text, to, link }) => (
        <div key={title} className="mt-6 border-t border-line pt-6">
          <h3 className="text-title">{title}</h3>
          <p className="mt-3 text-sm text-muted">{text}</p>
          <Link to={to} className="quiet-link mt-2 inline-flex min-h-11 items-center text-sm">
            {link}
          </Link>
          <PrintUrl path={to} />
        </div>
      ))}
    </section>
  );
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import type { HappeningCardData } from "./happening-card-data.ts";

interface HappeningListProps {
  readonly happenings: readonly HappeningCardData[] | undefined;
  /** In place of the link to all of them, on the screen of events: what follows there keeps its own distance. */
  readonly children?: ReactNode;
}

/** What comes next, with its date (rule 3.30); nothing at all without any. */
export function HappeningList({ happenings, children }: HappeningListProps) {
  const language = useLanguage();
  if (happenings === undefined) return null;
  return (
    <section
      id="happenings"
      aria-labelledby="happenings-title"
      className={`shell ${children ? "pt-section" : "py-section"}`}
    >
      <h2 id="happenings-title" className="text-heading">
        {m.happenings_title()}
      </h2>
      <ul className="mt-10 border-b border-line">
        {happenings.map(({ slug, title, date, places }) => (
          <li
            key={slug}
            className="group relative grid gap-x-10 gap-y-2 border-t border-line py-6 md:grid-cols-12"
          >
            <time
              dateTime={date.day}
              className="figures text-muted md:col-span-5 md:col-start-8 md:pt-1.5"
            >
              {date.text}
            </time>
            <div className="md:order-first md:col-span-7">
              <h3 lang={title.language} className="text-title">
                <Link
                  to={pathTo(language, "happening", { slug })}
                  className="decoration-gold decoration-1 underline-offset-[0.25em] group-hover:underline after:absolute after:inset-0"
                >
                  {title.text}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-muted">{places}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 print:hidden">
        {children ?? (
          <Link to={`${pathTo(language, "events")}#happenings`} className="quiet-link">
            {m.happenings_all()}
          </Link>
        )}
      </p>
    </section>
  );
}

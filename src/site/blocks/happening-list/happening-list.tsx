import { Link, useRouteLoaderData } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { DotSeparated } from "#site/ui/dot-separated.tsx";
import { LocalText } from "#site/ui/local-text.tsx";
import { happeningsFeedPath } from "./calendar-paths.ts";
import type { HappeningCardData } from "./happening-card-data.ts";

interface HappeningListProps {
  readonly happenings: readonly HappeningCardData[] | undefined;
  /** The list is a part of all that comes, which the events page has. */
  readonly isPart?: boolean;
}

/** What comes next, with its date (rule 3.30); nothing at all without any. */
export function HappeningList({ happenings, isPart = false }: HappeningListProps) {
  const language = useLanguage();
  if (happenings === undefined) return null;
  return (
    <section id="happenings" aria-labelledby="happenings-title" className="shell py-section">
      <h2 id="happenings-title" className="text-heading">
        {m.happenings_title()}
      </h2>
      <ul className="mt-10 border-b border-line">
        {happenings.map(({ slug, title, date, places }) => (
          <li
            key={slug}
            className="group relative grid gap-x-10 gap-y-2 border-t border-line py-6 md:grid-cols-12"
          >
            <p className="figures text-muted md:col-span-5 md:pt-1.5">
              <time dateTime={date.day}>{date.text}</time>
            </p>
            <div className="md:order-first md:col-span-7">
              <h3 className="text-title">
                <Link
                  to={pathTo(language, "happening", { slug })}
                  className="decoration-gold decoration-1 underline-offset-[0.25em] group-hover:underline after:absolute after:inset-0"
                >
                  <LocalText value={title} pageLanguage={language} />
                </Link>
              </h3>
              <p className="mt-1 text-sm text-muted">
                <DotSeparated items={places} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 print:hidden">
        {isPart ? (
          <Link to={`${pathTo(language, "events")}#happenings`} className="quiet-link">
            {m.happenings_all()}
          </Link>
        ) : (
          <SubscribeLink />
        )}
      </p>
    </section>
  );
}

/** By this scheme a calendar subscribes, where https would only fetch the file once. */
function SubscribeLink() {
  const language = useLanguage();
  const site = useRouteLoaderData("root") as { siteUrl?: string } | undefined;
  const url = (site?.siteUrl ?? "") + happeningsFeedPath(language);
  return (
    <a href={url.replace(/^https?:/, "webcal:")} className="quiet-link">
      {m.happenings_subscribe()}
    </a>
  );
}

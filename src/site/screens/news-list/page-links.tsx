import { Link } from "react-router";
import { newsPagePath } from "#language/news-page.ts";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Icon } from "#site/ui/icon/icon.tsx";

const NUMBER =
  "figures grid size-11 place-items-center decoration-gold underline-offset-[0.35em] hover:underline aria-[current]:font-semibold aria-[current]:underline";
const NEIGHBOUR =
  "inline-flex min-h-11 items-center gap-3 text-sm font-semibold decoration-gold underline-offset-[0.35em] hover:underline";

/** Where a list continues: all its pages, so that no article is further away than two links. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const language = useLanguage();
  const pathOf = (number: number) => newsPagePath(language, number);
  return (
    <nav
      aria-labelledby="news-pages"
      className="mt-section grid gap-x-10 gap-y-4 border-t border-gold pt-8 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h2 id="news-pages" className="font-sans text-sm text-muted">
          {m.page_of({ page, pages })}
        </h2>
        <p className="flex flex-wrap gap-x-8">
          {page > 1 && (
            <Link to={pathOf(page - 1)} rel="prev" className={NEIGHBOUR}>
              <Icon name="arrow-left" />
              <span>{m.news_previous_page()}</span>
            </Link>
          )}
          {page < pages && (
            <Link to={pathOf(page + 1)} rel="next" className={NEIGHBOUR}>
              <span>{m.news_next_page()}</span>
              <Icon name="arrow-right" />
            </Link>
          )}
        </p>
      </div>
      <ul className="-mx-3 flex flex-wrap">
        {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
          <li key={number}>
            <Link
              to={pathOf(number)}
              aria-label={m.news_page_number({ page: number })}
              aria-current={number === page ? "page" : undefined}
              className={NUMBER}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

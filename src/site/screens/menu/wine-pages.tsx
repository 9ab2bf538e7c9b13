import { Link, useLocation } from "react-router";
import { m } from "#language/paraglide/messages.js";
import type { WineSearch } from "./wine-search.ts";

const LINK = "quiet-link inline-flex min-h-11 items-center";

/** Where a long wine list goes on. */
export function WinePages({ search }: { search: WineSearch }) {
  const { pathname } = useLocation();
  const { page, pages } = search;
  if (pages < 2) return null;
  return (
    <nav
      aria-labelledby="wine-pages"
      className="flex flex-wrap items-center gap-x-8 pt-9 text-sm print:hidden"
    >
      <h2 id="wine-pages" className="font-sans text-sm text-muted">
        {m.page_of({ page, pages })}
      </h2>
      {page > 1 && (
        <Link to={winePagePath(pathname, search, page - 1)} rel="prev" className={LINK}>
          {m.wine_page_before()}
        </Link>
      )}
      {page < pages && (
        <Link to={winePagePath(pathname, search, page + 1)} rel="next" className={LINK}>
          {m.wine_page_after()}
        </Link>
      )}
    </nav>
  );
}

/** Every region with the way to it, on this page or another one. */
export function WineRegions({ search }: { search: WineSearch }) {
  const { pathname } = useLocation();
  return search.regions.map(({ title, page, place }) => {
    const anchor = `#section-${place + 1}`;
    return (
      <li key={title}>
        {page === search.page ? (
          <a href={anchor} className="footer-link">
            {title}
          </a>
        ) : (
          <Link to={winePagePath(pathname, search, page) + anchor} className="footer-link">
            {title}
          </Link>
        )}
      </li>
    );
  });
}

/** Where a page of what was searched is. */
function winePagePath(pathname: string, search: WineSearch, page: number): string {
  const { wine, country, grape } = search;
  const asked = Object.entries({ wine, country, grape, page: page === 1 ? "" : String(page) });
  const query = new URLSearchParams(asked.filter(([, value]) => value !== ""));
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

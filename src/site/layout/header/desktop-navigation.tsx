import { Link, useLocation } from "react-router";
import { matchPath } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import type { LayoutRestaurant } from "../layout-data.ts";
import { RestaurantsPanel } from "./restaurants-panel.tsx";
import { isIn, NAVIGATION_LINKS } from "./navigation-links.ts";

/** The links of the header from the large breakpoint on; the current page's one is highlighted. */
export function DesktopNavigation({ restaurants }: { restaurants: readonly LayoutRestaurant[] }) {
  const language = useLanguage();
  const current = matchPath(useLocation().pathname)?.screen;
  return (
    <nav aria-label={m.layout_main_navigation()} className="hidden lg:block">
      <ul className="flex flex-wrap items-center gap-x-4 text-sm xl:gap-x-7">
        {NAVIGATION_LINKS.map(({ screen, text }) => {
          const isCurrent = current !== undefined && isIn(screen, current);
          return (
            <li key={screen}>
              {screen === "restaurantList" ? (
                <RestaurantsPanel restaurants={restaurants} isCurrent={isCurrent} />
              ) : (
                <Link
                  to={pathTo(language, screen)}
                  aria-current={isCurrent ? "page" : undefined}
                  className="navigation-link"
                >
                  {text()}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

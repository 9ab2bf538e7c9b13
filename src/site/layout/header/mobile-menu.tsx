import { Link, useLocation } from "react-router";
import { LANGUAGES } from "#language/languages.ts";
import { matchPath } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { RestaurantLink } from "#site/blocks/restaurant-link/restaurant-link.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import { InParts } from "#site/ui/in-parts.tsx";
import type { LayoutRestaurant } from "../layout-data.ts";
import { LanguageLink } from "../language-switch/language-link.tsx";
import { isIn, NAVIGATION_LINKS } from "./navigation-links.ts";

const MENU = "mobile-menu";

/** The same links below the large breakpoint, in a modal panel that opens without script. */
export function MobileMenu({ restaurants }: { restaurants: readonly LayoutRestaurant[] }) {
  const language = useLanguage();
  const current = matchPath(useLocation().pathname)?.screen;
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={MENU}
        aria-label={m.layout_menu_open()}
        aria-haspopup="dialog"
        className="-me-2 grid size-[min(2.75rem,14vw)] place-items-center lg:hidden"
      >
        <Icon name="menu" className="size-[min(1.75rem,9vw)]" />
      </button>
      <dialog id={MENU} aria-label={m.layout_menu()} className="mobile-menu">
        <div className="flex min-h-header items-center justify-between">
          <span className="wordmark" aria-hidden="true">
            Rubaiyat
          </span>
          <button
            type="button"
            command="close"
            commandfor={MENU}
            aria-label={m.layout_menu_close()}
            className="-me-2 grid size-11 place-items-center"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <nav aria-label={m.layout_main_navigation()}>
          <ul className="divide-y divide-line border-y border-line">
            {NAVIGATION_LINKS.map(({ screen, text }) => (
              <li key={screen}>
                <Link
                  to={pathTo(language, screen)}
                  aria-current={current !== undefined && isIn(screen, current) ? "page" : undefined}
                  className="block py-2.5 font-display text-2xl aria-[current]:text-link"
                >
                  {text()}
                </Link>
                {screen === "restaurantList" && (
                  <ul className="grid grid-cols-2 gap-x-4 pb-3 text-sm">
                    <InParts of={restaurants}>
                      {(restaurant) => (
                        <li key={restaurant.slug}>
                          <RestaurantLink
                            restaurant={restaurant}
                            className="flex min-h-10 items-center text-muted"
                          />
                        </li>
                      )}
                    </InParts>
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ul aria-label={m.layout_language()} className="my-3 flex flex-wrap gap-x-6 gap-y-1">
          {LANGUAGES.map((option) => (
            <li key={option}>
              <LanguageLink
                language={option}
                className="flex min-h-11 items-center gap-2.5 aria-[current]:font-semibold aria-[current]:text-link"
              />
            </li>
          ))}
        </ul>
        <p className="sticky bottom-0 mt-auto bg-surface py-4">
          <Link
            to={`${pathTo(language, "restaurantList")}#table`}
            className={buttonClass("primary", "w-full")}
          >
            {m.layout_reservations()}
          </Link>
        </p>
      </dialog>
    </>
  );
}

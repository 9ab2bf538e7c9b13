import { Link, useLocation, useLinkClickHandler } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { PrintUrl } from "#site/blocks/print-url/print-url.tsx";
import { useIsMissing } from "#site/navigation/use-is-missing.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import type { LayoutData, LayoutRestaurant } from "../layout-data.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { matchPath } from "#language/match-path.ts";
import { parentPath } from "#language/parent-path.ts";
import { menuKindOf } from "#language/screens.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import { RestaurantsPanel } from "./restaurants-panel.tsx";
import { isIn, NAVIGATION_LINKS } from "./navigation-links.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { Flag } from "#site/ui/flag/flag.tsx";
import { LanguageLink } from "../language-switch/language-link.tsx";

/** Fixed at the top of every page (rule 2.1). */
export function Header({ layout }: { layout: Pick<LayoutData, "restaurants" | "siteName"> }) {
  const { restaurants, siteName } = layout;
  const language = useLanguage();
  const { pathname } = useLocation();
  const isMissing = useIsMissing();
  return (
    <header className="site-header sticky top-0 z-50 border-b border-line bg-surface text-text">
      <div className="shell flex min-h-header flex-wrap items-center justify-between gap-x-4">
        <div className="flex items-center gap-3">
          <BackLink />
          <Link
            to={pathTo(language, "home")}
            aria-label={m.layout_home_label({ siteName })}
            className="wordmark inline-flex min-h-11 items-center"
          >
            Rubaiyat
          </Link>
        </div>
        <DesktopNavigation restaurants={restaurants} />
        <div className="hidden flex-wrap items-center gap-3 lg:flex">
          <LanguageSwitch />
          <Link
            to={`${pathTo(language, "restaurantList")}#table`}
            className={buttonClass("primary", "", "compact")}
          >
            {m.layout_reservations()}
          </Link>
        </div>
        <MobileMenu restaurants={restaurants} />
        {!isMissing && <PrintUrl path={pathname} />}
      </div>
    </header>
  );
}

/** Leads one level up (rule 2.6) and leaves the browser's history alone. */
function BackLink() {
  const { pathname } = useLocation();
  const above = parentPath(pathname);
  const goUp = useLinkClickHandler<HTMLAnchorElement>(above);
  const isMissing = useIsMissing();
  const screen = matchPath(pathname)?.screen;
  if (screen === "home") return null;
  const dependsOnPath = screen === undefined || menuKindOf(screen) !== undefined;
  return (
    <a
      href={isMissing && dependsOnPath ? "./" : above}
      onClick={goUp}
      aria-label={m.layout_back()}
      title={m.layout_back()}
      className="-ms-3 grid size-[min(2.75rem,14vw)] place-items-center"
    >
      <Icon name="arrow-left" />
    </a>
  );
}

/** The header's links from the large breakpoint on, with the current page highlighted. */
function DesktopNavigation({ restaurants }: { restaurants: readonly LayoutRestaurant[] }) {
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

const PANEL = "language-panel";

function LanguageSwitch() {
  const current = useLanguage();
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={PANEL}
        className="flex min-h-11 items-center gap-2 px-2 text-sm font-semibold tracking-wide uppercase"
      >
        <Flag language={current} />
        <span className="sr-only">
          {m.layout_language_current({ name: LANGUAGE_NAMES[current] })}
        </span>
        <span>{current}</span>
        <Icon name="chevron-down" className="size-3.5" />
      </button>
      <div id={PANEL} popover="auto" className="header-panel language-panel min-w-48 py-3">
        <ul aria-label={m.layout_language()}>
          {LANGUAGES.map((language) => (
            <li key={language}>
              <LanguageLink language={language} className={PANEL_LINK} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const PANEL_LINK =
  "flex min-h-11 items-center gap-3 px-5 text-sm hover:bg-surface-alt " +
  "aria-[current]:font-semibold aria-[current]:text-link";

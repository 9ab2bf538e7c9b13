import { Link, useLocation } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { PrintUrl } from "#site/blocks/print-url/print-url.tsx";
import { useIsMissing } from "#site/navigation/use-is-missing.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { BackLink } from "../back-link.tsx";
import type { LayoutData } from "../layout-data.ts";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import { DesktopNavigation } from "./desktop-navigation.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

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

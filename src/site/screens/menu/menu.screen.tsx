import { Link } from "react-router";
import { menuEmblem } from "#design/menu-emblem.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { CutsMap } from "#site/blocks/cuts-map/cuts-map.tsx";
import { PrintUrl } from "#site/blocks/print-url/print-url.tsx";
import {
  ReloadFailed,
  ScreenState,
  StatePicture,
} from "#site/blocks/screen-state/screen-state.tsx";
import type { Loaded } from "#site/navigation/load-in-browser.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { cityName } from "#site/ui/city-name.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";
import { MenuFilterForm } from "./menu-filter-form.tsx";
import type { MenuPage } from "./menu-page.ts";
import { MenuSections } from "./menu-sections.tsx";
import { WinePages, WineRegions } from "./wine-pages.tsx";
import { WineSearchForm } from "./wine-search-form.tsx";

/** What there is no menu for, or no such one; a restaurant that there is can be asked. */
interface AbsentMenuData {
  readonly state: "not-found";
  readonly restaurant?: Pick<MenuPage["restaurant"], "name" | "path" | "image">;
}

export type MenuScreenData = Loaded<{ readonly menu: MenuPage }> | AbsentMenuData;

/** One menu of a restaurant, to be read (rule 3.25). */
export function MenuScreen({ data }: { data: MenuScreenData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  if (shown.state !== "found") return <AbsentMenu shown={shown} />;
  const { menu } = shown;
  return (
    <article
      aria-busy={isRefetching}
      className="shell grid grid-cols-1 pt-[calc(var(--spacing-header)+clamp(2.5rem,5vw,5.5rem))] pb-section lg:grid-cols-12"
    >
      <div className="lg:col-span-7 lg:col-start-2">
        {reloadFailed && <ReloadFailed text={m.menu_refetch_error()} onRetry={refetch} />}
        <MenuHead menu={menu} />
        {menu.wines && <WineSearchForm search={menu.wines} />}
        {menu.filter && <MenuFilterForm filter={menu.filter} />}
        <MenuSections menu={menu} />
        {menu.wines && <WinePages search={menu.wines} />}
        <CutsMap cuts={menu.cuts} className="pt-section" />
        <MenuFoot menu={menu} />
      </div>
      {/* On a phone the dishes come first, and no picture is fetched. */}
      <Picture
        image={menu.restaurant.image}
        alt=""
        upright
        sizes="25vw"
        className="arriving-picture max-lg:hidden lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:col-span-3 lg:col-start-10 lg:self-start"
        imgClassName="w-full"
      />
    </article>
  );
}

function MenuHead({ menu }: { menu: MenuPage }) {
  const { restaurant, kind, title, state, notes, pdfUrl, sections, wines } = menu;
  const hasIndex = (wines?.regions ?? sections).length > 1;
  const isServed = state === "served";
  return (
    <header className={hasIndex ? undefined : "border-b border-gold pb-8"}>
      <div className="flex flex-wrap-reverse items-start justify-between gap-6">
        <div>
          <p className="label">
            <Link to={restaurant.path} className="quiet-link inline-flex min-h-6 items-center">
              {restaurant.name}
            </Link>
          </p>
          {!restaurant.name.includes(restaurant.city) && (
            <p className="mt-1 text-sm text-muted">{cityName(restaurant.city)}</p>
          )}
        </div>
        <Picture
          image={`/images/emblem-${menuEmblem(kind, restaurant.slug)}.svg`}
          alt=""
          className="line-emblem block w-[clamp(4.5rem,10vw,7rem)] shrink-0"
          imgClassName="w-full"
        />
      </div>
      <h1 className="mt-2 text-hero">{title}</h1>
      {!isServed && <NotServed menu={menu} />}
      {notes.map((note) => (
        <p key={note} className="measure mt-4 font-display text-lead italic">
          {note}
        </p>
      ))}
      {isServed && <MenuPdf restaurant={restaurant} url={pdfUrl} />}
      {hasIndex && (
        <nav aria-label={m.menu_sections()} className="mt-5 border-y border-gold py-2 text-sm">
          <ul className="flex flex-wrap gap-x-7">
            {wines ? (
              <WineRegions search={wines} />
            ) : (
              sections.map(({ title: heading }, index) => (
                <li key={heading}>
                  <a href={`#section-${index + 1}`} className="footer-link">
                    {heading}
                  </a>
                </li>
              ))
            )}
          </ul>
        </nav>
      )}
    </header>
  );
}

function MenuPdf({ restaurant, url }: Pick<MenuPage, "restaurant"> & { url: string }) {
  return (
    <>
      <p className="mt-6 text-sm print:hidden">
        <ExternalLink
          href={url}
          type="application/pdf"
          data-event="menu_view"
          data-restaurant={restaurant.slug}
          className="quiet-link inline-flex min-h-11 items-center gap-2"
        >
          <Icon name="document" />
          <span>{m.menu_pdf()}</span>
        </ExternalLink>
      </p>
      <PrintUrl path={url} />
    </>
  );
}

/** Outside the menu's dates: that it is, and what is served instead. */
function NotServed({ menu: { state, otherMenus, restaurant } }: { menu: MenuPage }) {
  return (
    <div className="mt-6 border-s-2 border-gold ps-4">
      <p className="font-semibold">{state === "past" ? m.menu_past() : m.menu_upcoming()}</p>
      {otherMenus.length > 0 && <p className="mt-2">{m.menu_served_now()}</p>}
      <MenuLinks menus={otherMenus} restaurant={restaurant} />
    </div>
  );
}

/** To other menus of the restaurant, and to its page. */
function MenuLinks({
  menus,
  restaurant,
}: Pick<MenuPage, "restaurant"> & {
  menus: MenuPage["otherMenus"];
}) {
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-1">
      {[
        ...menus,
        { title: m.menu_restaurant({ name: restaurant.name }), path: restaurant.path },
      ].map(({ title, path }) => (
        <li key={path}>
          <Link to={path} className="quiet-link inline-flex min-h-11 items-center">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function MenuFoot({ menu }: { menu: MenuPage }) {
  const { closing, otherMenus, restaurant } = menu;
  return (
    <footer className="pt-9">
      {closing.map((line) => (
        <p key={line} className="measure mb-4 text-sm text-muted">
          {line}
        </p>
      ))}
      <nav aria-label={m.menu_others()} className="mt-6">
        <MenuLinks menus={otherMenus} restaurant={restaurant} />
      </nav>
    </footer>
  );
}

function AbsentMenu({ shown }: { shown: Exclude<MenuScreenData, { state: "found" }> }) {
  const language = useLanguage();
  const isError = shown.state === "error";
  const restaurant = isError ? undefined : shown.restaurant;
  return (
    <div className="shell grid min-h-dvh-86 items-center gap-12 pt-[calc(var(--spacing-header)+3rem)] pb-section lg:grid-cols-12">
      <div className="lg:col-span-6">
        <ScreenState
          heading="h1"
          isError={isError}
          title={isError ? m.menu_error() : m.menu_not_found()}
          {...(isError && { text: m.menu_error_text() })}
          {...(restaurant && { text: m.menu_not_found_text() })}
        >
          {restaurant && (
            <Link to={restaurant.path} className={buttonClass("outline")}>
              {m.menu_restaurant({ name: restaurant.name })}
            </Link>
          )}
          <Link
            to={pathTo(language, "restaurantList")}
            className="quiet-link inline-flex min-h-6 items-center"
          >
            {m.restaurant_back_to_list()}
          </Link>
        </ScreenState>
      </div>
      {restaurant && <StatePicture image={restaurant.image} />}
    </div>
  );
}

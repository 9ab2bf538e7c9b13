import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { menuTitle } from "#site/blocks/menu-title/menu-title.ts";
import { PrintUrl } from "#site/blocks/print-url/print-url.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { Icon } from "#site/ui/icon/icon.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";
import type { RestaurantDetail, RestaurantMenu } from "./restaurant-detail.ts";

/** 'Nossos Menus' (rule 3.8): a printed card, a PDF behind each of five lines. */
export function MenuCard({ restaurant }: { restaurant: RestaurantDetail }) {
  return (
    <section id="menus" aria-labelledby="menus-title" className="bg-surface-alt">
      <div className="shell grid py-[clamp(3.5rem,8vw,8rem)]">
        <div className="printed-card w-full max-w-xl justify-self-center px-[min(2.25rem,11.25vw)] py-12 text-center sm:px-14">
          <Picture
            image="/images/emblem-cutlery.svg"
            alt=""
            className="mx-auto block w-16"
            imgClassName="w-full"
          />
          <p className="label mt-5 text-muted">{restaurant.name}</p>
          <h2 id="menus-title" className="mt-3 text-heading">
            {m.restaurant_menus()}
          </h2>
          <ul className="mt-9 border-b border-gold text-start">
            {restaurant.menus.map((menu) => (
              <li key={menu.kind} className="border-t border-gold">
                <MenuLine menu={menu} slug={restaurant.slug} />
              </li>
            ))}
          </ul>
          <p className="mt-7 text-sm text-balance text-muted print:hidden">
            {m.restaurant_menus_note()}
          </p>
        </div>
      </div>
    </section>
  );
}

/** The PDF, and beside it the page where there is one, or that the menu must be asked for. */
function MenuLine({ menu, slug }: { menu: RestaurantMenu; slug: string }) {
  const { kind, url, path, isOnRequest = false } = menu;
  const title = menuTitle(kind, useLanguage());
  return (
    <>
      <ExternalLink
        href={url}
        type="application/pdf"
        data-event="menu_view"
        data-restaurant={slug}
        className="menu-button"
      >
        <span id={`menu-${kind}`} className="min-w-0">
          {title}
        </span>
        <span className="flex flex-wrap items-center gap-x-4">
          {isOnRequest && (
            <span className="font-sans text-sm text-muted">{m.restaurant_menu_on_request()}</span>
          )}
          <span className="label flex items-center gap-2">
            <Icon name="document" />
            <span>PDF</span>
          </span>
        </span>
        <PrintUrl path={url} />
      </ExternalLink>
      {path !== undefined && (
        <Link
          to={path}
          aria-describedby={`menu-${kind}`}
          data-event="menu_view"
          data-restaurant={slug}
          className="quiet-link -mt-2 mb-1.5 inline-flex min-h-11 items-center text-sm print:hidden"
        >
          {m.restaurant_menu_read()}
        </Link>
      )}
    </>
  );
}

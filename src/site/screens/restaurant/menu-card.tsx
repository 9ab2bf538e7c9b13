import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { menuTitle } from "#content/schemas/menu-titles.ts";
import { PrintUrl } from "#site/blocks/print-url/print-url.tsx";
import { PictureLink } from "#site/navigation/picture-link.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { Icon } from "#site/ui/icon/icon.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";
import type { RestaurantDetail, RestaurantMenu } from "./restaurant-detail.ts";
import { contactPath } from "./restaurant-links.ts";

/** 'Nossos Menus' (rule 3.8): a printed card with a line for each of the five menus, then the wine list. */
export function MenuCard({ restaurant }: { restaurant: RestaurantDetail }) {
  const { slug, menus } = restaurant;
  const language = useLanguage();
  const isAnyKnown = menus.some(({ isOnRequest }) => isOnRequest !== true);
  return (
    <section id="menus" aria-labelledby="menus-title" className="bg-surface-alt">
      <div className="shell grid py-[clamp(3.5rem,8vw,8rem)]">
        <div className="printed-card w-full max-w-xl justify-self-center px-[min(2.25rem,11.25vw)] py-12 text-center sm:px-14">
          <Picture
            image="/images/emblem-cutlery.svg"
            alt=""
            className="line-emblem mx-auto block w-20"
            imgClassName="w-full"
          />
          <p className="label mt-5 text-muted">{restaurant.name}</p>
          <h2 id="menus-title" className="mt-3 text-heading">
            {m.restaurant_menus()}
          </h2>
          <ul className="mt-9 border-y border-gold text-start">
            {menus.map((menu) => (
              <li
                key={menu.kind}
                className={`border-gold not-first:border-t ${menu.isOnRequest === true ? "print:hidden" : ""}`}
              >
                <MenuLine menu={menu} slug={slug} />
              </li>
            ))}
          </ul>
          {!isAnyKnown && (
            <p className="mt-7 text-balance">
              <Link to={contactPath(language, slug)} className="quiet-link">
                {m.restaurant_menus_by_message()}
              </Link>
            </p>
          )}
          <p className="mt-7 text-sm text-balance text-muted print:hidden">
            {m.restaurant_menus_note()}
          </p>
        </div>
      </div>
    </section>
  );
}

/** The name leads to the page where there is one, and the PDF stands beside it; else all of it is the PDF. */
function MenuLine({ menu, slug }: { menu: RestaurantMenu; slug: string }) {
  const { kind, url, path, isOnRequest = false } = menu;
  const title = menuTitle(kind, useLanguage());
  const counted = { "data-event": "menu_view", "data-restaurant": slug } as const;
  if (path === undefined) {
    return (
      <ExternalLink
        href={url}
        type="application/pdf"
        {...counted}
        className={isOnRequest ? "menu-button menu-on-request" : "menu-button"}
      >
        <span className="min-w-0">
          <span>{title}</span>
          {isOnRequest && <small>{m.price_on_request()}</small>}
        </span>
        <PdfMark />
        <PrintUrl path={url} />
      </ExternalLink>
    );
  }
  return (
    <div className="flex items-center gap-x-4">
      <PictureLink to={path} {...counted} className="menu-button min-w-0 grow">
        {title}
      </PictureLink>
      <ExternalLink href={url} type="application/pdf" {...counted} className="menu-pdf">
        <span className="sr-only">{`${title} `}</span>
        <PdfMark />
        <PrintUrl path={url} />
      </ExternalLink>
    </div>
  );
}

function PdfMark() {
  return (
    <span className="label flex items-center gap-2">
      <Icon name="document" />
      <span>PDF</span>
    </span>
  );
}

import { m } from "#language/paraglide/messages.js";
import { menuTitle } from "#content/schemas/menu-titles.ts";
import { PostalAddress } from "#site/blocks/postal-address/postal-address.tsx";
import { PictureLink } from "#site/navigation/picture-link.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { Icon } from "#site/ui/icon/icon.tsx";
import type { RestaurantDetail, RestaurantMenu } from "./restaurant-detail.ts";
import { directionsUrl } from "./restaurant-links.ts";

const LINK = "quiet-link inline-flex min-h-9 items-center";

/** What a guest on the way looks for, right below the hero: where it is, and what is served. */
export function KeyFacts({ restaurant }: { restaurant: RestaurantDetail }) {
  const { slug, address } = restaurant;
  const directions = directionsUrl(restaurant);
  const menus = restaurant.menus.filter(({ isOnRequest }) => isOnRequest !== true);
  if (address.text === "" && menus.length === 0) return null;
  return (
    <div className="shell grid gap-x-12 gap-y-4 pt-8 text-sm lg:grid-cols-2">
      {address.text !== "" && (
        <div className="flex gap-3">
          <Icon name="pin" className="mt-0.5 size-5 shrink-0 text-gold" />
          <div>
            <p>
              <PostalAddress address={address} />
            </p>
            {directions !== undefined && (
              <ExternalLink
                href={directions}
                data-event="directions_click"
                data-restaurant={slug}
                className={`${LINK} print:hidden`}
              >
                {m.restaurant_directions()}
              </ExternalLink>
            )}
          </div>
        </div>
      )}
      {menus.length > 0 && (
        <nav aria-label={m.restaurant_menus()} className="flex gap-3">
          <Icon name="document" className="mt-2 size-5 shrink-0 text-gold" />
          <ul className="flex flex-wrap gap-x-6">
            {menus.map((menu) => (
              <li key={menu.kind}>
                <MenuLink menu={menu} slug={slug} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** To its page where its dishes are known, else to its PDF. */
function MenuLink({ menu: { kind, path, url }, slug }: { menu: RestaurantMenu; slug: string }) {
  const title = menuTitle(kind, useLanguage());
  const shared = { "data-event": "menu_view", "data-restaurant": slug, className: LINK } as const;
  return path === undefined ? (
    <ExternalLink href={url} type="application/pdf" {...shared}>
      {title}
    </ExternalLink>
  ) : (
    <PictureLink to={path} {...shared}>
      {title}
    </PictureLink>
  );
}

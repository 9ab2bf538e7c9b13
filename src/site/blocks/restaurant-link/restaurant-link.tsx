import type { ReactNode } from "react";
import { m } from "#language/paraglide/messages.js";
import { restaurantPath } from "#language/path-to.ts";
import { PictureLink } from "#site/navigation/picture-link.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";

interface RestaurantLinkProps {
  readonly restaurant: {
    readonly slug: string;
    readonly name: string;
    readonly city: string;
    readonly citySlug: string;
  };
  readonly className?: string;
  /** Instead of its name. */
  readonly children?: ReactNode;
}

/** Leads to a restaurant's page. A record that has neither slug nor id has no page: it is named without a link. */
export function RestaurantLink({ restaurant, className, children }: RestaurantLinkProps) {
  const language = useLanguage();
  const words = children ?? (restaurant.name || m.restaurant_no_name());
  if (restaurant.slug === "") return <span className={className}>{words}</span>;
  return (
    <PictureLink to={restaurantPath(language, restaurant)} className={className}>
      {words}
    </PictureLink>
  );
}

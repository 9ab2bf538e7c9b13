import type { ReactNode } from "react";
import { Link } from "react-router";
import { restaurantPath } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";

interface RestaurantLinkProps {
  readonly restaurant: {
    readonly slug: string;
    readonly city: string;
    readonly citySlug: string;
  };
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to a restaurant's page. A record that has neither slug nor id has no page: it is named without a link. */
export function RestaurantLink({ restaurant, className, children }: RestaurantLinkProps) {
  const language = useLanguage();
  if (restaurant.slug === "") return <span className={className}>{children}</span>;
  return (
    <Link to={restaurantPath(language, restaurant)} className={className}>
      {children}
    </Link>
  );
}

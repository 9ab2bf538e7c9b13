import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import type { RestaurantDetail } from "./restaurant-detail.ts";
import { contactPath, isByMessage } from "./restaurant-links.ts";

interface ReserveLinkProps {
  readonly restaurant: RestaurantDetail;
  readonly className: string;
  /** Stands before the word. */
  readonly icon?: ReactNode;
}

/** To the booking link, else to the form on this page; where nobody can come unasked, to the contact form. */
export function ReserveLink({ restaurant, className, icon }: ReserveLinkProps) {
  const language = useLanguage();
  const { slug, bookingUrl } = restaurant;
  if (isByMessage(restaurant)) {
    return (
      <Link to={contactPath(language, slug)} className={className}>
        {icon}
        <span>{m.restaurant_write()}</span>
      </Link>
    );
  }
  const words = <span>{m.restaurant_reserve()}</span>;
  const shared = { "data-event": "reserve_click", "data-restaurant": slug, className } as const;
  return bookingUrl === undefined ? (
    <a href="#table" {...shared}>
      {icon}
      {words}
    </a>
  ) : (
    <ExternalLink href={bookingUrl} {...shared}>
      {icon}
      {words}
    </ExternalLink>
  );
}

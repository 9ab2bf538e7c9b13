import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import type { RestaurantDetail } from "./restaurant-detail.ts";
import { contactPath, isByMessage } from "./restaurant-links.ts";

interface ReserveLinkProps {
  readonly restaurant: RestaurantDetail;
  readonly className: string;
  /** Whether one stands before the word. */
  readonly hasIcon?: boolean;
}

/** To the booking link, else to the form on this page; where nobody can come unasked, to the contact form. */
export function ReserveLink({ restaurant, className, hasIcon = false }: ReserveLinkProps) {
  const language = useLanguage();
  const { slug, bookingUrl } = restaurant;
  if (isByMessage(restaurant)) {
    return (
      <Link to={contactPath(language, slug)} className={className}>
        {hasIcon && <Icon name="mail" />}
        <span>{m.restaurant_write()}</span>
      </Link>
    );
  }
  const Anchor = bookingUrl === undefined ? "a" : ExternalLink;
  return (
    <Anchor
      href={bookingUrl ?? "#table"}
      data-event="reserve_click"
      data-restaurant={slug}
      className={className}
    >
      {hasIcon && <Icon name="calendar" />}
      <span>{m.restaurant_reserve()}</span>
    </Anchor>
  );
}

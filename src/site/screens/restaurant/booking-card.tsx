import { m } from "#language/paraglide/messages.js";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";

/** Stands only where external booking is enabled (rule 3.6). */
export function BookingCard({ url, restaurant }: { url: string; restaurant: string }) {
  return (
    <div className="on-dark mt-12 p-8 sm:p-10">
      <hr className="gold-rule" />
      <h3 className="mt-6 text-title">{m.restaurant_booking_title()}</h3>
      <p className="mt-3 text-muted">{m.restaurant_booking_text()}</p>
      <ExternalLink
        href={url}
        data-event="reserve_click"
        data-restaurant={restaurant}
        className={buttonClass("primary", "mt-7")}
      >
        {m.restaurant_booking_button()}
      </ExternalLink>
    </div>
  );
}

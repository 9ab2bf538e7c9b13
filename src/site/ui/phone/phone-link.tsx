import { m } from "#language/paraglide/messages.js";
import type { Phone } from "#language/phone-number.ts";

interface PhoneLinkProps {
  readonly restaurant: { readonly slug: string; readonly name: string; readonly phone: Phone };
  readonly className?: string;
}

/** A restaurant's number as a link, or nothing. */
export function PhoneLink({ restaurant, className = "" }: PhoneLinkProps) {
  const { slug, phone } = restaurant;
  const { text, dialled } = phone;
  const name = restaurant.name || m.restaurant_no_name();
  if (dialled === undefined) {
    return text === "" ? null : <p className={`text-muted ${className}`}>{text}</p>;
  }
  return (
    <a
      href={`tel:${dialled}`}
      data-event="call_click"
      data-restaurant={slug}
      aria-label={`${m.restaurant_call({ name })}: ${text}`}
      className={`figures quiet-link inline-flex min-h-6 items-center ${className}`}
    >
      {text}
    </a>
  );
}

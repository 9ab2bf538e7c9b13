import { m } from "#language/paraglide/messages.js";
import { dialledNumber, formatPhone } from "#language/phone-number.ts";

interface PhoneLinkProps {
  readonly restaurant: { readonly slug: string; readonly name: string; readonly phone: string };
  readonly className?: string;
}

/** A restaurant's number to tap, or nothing where there is none. */
export function PhoneLink({ restaurant, className = "" }: PhoneLinkProps) {
  const { slug, phone } = restaurant;
  const name = restaurant.name || m.restaurant_no_name();
  const dialled = dialledNumber(phone);
  if (dialled === undefined) {
    return phone === "" ? null : <p className={`text-muted ${className}`}>{phone}</p>;
  }
  return (
    <a
      href={`tel:${dialled}`}
      data-event="call_click"
      data-restaurant={slug}
      aria-label={`${m.restaurant_call({ name })}: ${formatPhone(phone)}`}
      className={`figures quiet-link inline-flex min-h-6 items-center ${className}`}
    >
      {formatPhone(phone)}
    </a>
  );
}

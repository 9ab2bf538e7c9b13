import { m } from "#language/paraglide/messages.js";
import { dialledNumber, formatPhone } from "#language/phone-number.ts";

/**
 * A number to tap, or nothing where there is none. `name` says whom it calls, `restaurant` is the slug of
 * the restaurant that the call counts for.
 */
export function PhoneLink(props: {
  phone: string;
  name: string;
  restaurant?: string;
  className?: string;
}) {
  const { phone, name, restaurant, className = "" } = props;
  const dialled = dialledNumber(phone);
  if (dialled === undefined) {
    return phone === "" ? null : <p className={`text-muted ${className}`}>{phone}</p>;
  }
  return (
    <a
      href={`tel:${dialled}`}
      data-event="call_click"
      data-restaurant={restaurant}
      aria-label={`${m.restaurant_call({ name })}: ${formatPhone(phone)}`}
      className={`figures quiet-link inline-flex min-h-6 items-center ${className}`}
    >
      {formatPhone(phone)}
    </a>
  );
}

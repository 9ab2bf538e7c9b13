import { LinkButton } from "#desk/ui/button.tsx";
import { bookingProviderOf } from "#content/schemas/booking-providers.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { isHttps } from "#language/link-urls.ts";
import { m } from "#desk/paraglide/messages.js";
import type { FieldProps } from "#desk/pieces/fields.ts";
import { CheckControl, LineControl } from "#desk/pieces/piece-controls.tsx";

type Booking = RestaurantContent["getin"];

/** Edits the booking link, names its service, and offers to try it. */
export function BookingControl({ name, value, onChange }: FieldProps<Booking>) {
  const { enabled, url } = value;
  return (
    <>
      <CheckControl
        name={`${name}.enabled`}
        label={m.booking_enabled()}
        value={enabled}
        onChange={(isOn) => onChange({ enabled: isOn, url })}
      />
      <LineControl
        name={`${name}.url`}
        type="url"
        label={m.booking_link()}
        hint={m.booking_hint()}
        value={url}
        onChange={(next) => onChange({ enabled, url: next.trim() })}
      />
      {isHttps(url) && (
        <div className="form-buttons">
          <LinkButton href={url} target="_blank">
            {m.booking_try()}
          </LinkButton>
          <p>{providerWords(url)}</p>
        </div>
      )}
    </>
  );
}

function providerWords(url: string): string {
  const provider = bookingProviderOf(url);
  return provider === undefined
    ? m.booking_other({ host: new URL(url).hostname })
    : m.booking_provider({ provider });
}

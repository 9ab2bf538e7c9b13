import { bookingProviderOf } from "#content/shapes/booking-providers.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { CheckControl, LineControl } from "#desk/client/pieces/piece-controls.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import type { EditedRestaurant } from "./restaurant-fields.ts";

/** The link to the booking service, which service that is, and a way to try it. */
export function BookingSection({ content, change }: EditedRestaurant) {
  const { enabled, url } = content.getin;
  const isLink = /^https:\/\/./.test(url) && URL.canParse(url);
  return (
    <Section title={m.booking_title()}>
      <CheckControl
        name="getin.enabled"
        label={m.booking_enabled()}
        value={enabled}
        onChange={(isOn) => change({ getin: { enabled: isOn, url } })}
      />
      <LineControl
        name="getin.url"
        type="url"
        label={m.booking_link()}
        hint={m.booking_hint()}
        value={url}
        onChange={(next) => change({ getin: { enabled, url: next.trim() } })}
      />
      {isLink && (
        <div className="form-buttons">
          <a className="button button-outline" href={url} target="_blank" rel="noopener noreferrer">
            {m.booking_try()}
          </a>
          <p>{providerWords(url)}</p>
        </div>
      )}
    </Section>
  );
}

function providerWords(url: string): string {
  const provider = bookingProviderOf(url);
  return provider === undefined
    ? m.booking_other({ host: new URL(url).hostname })
    : m.booking_provider({ provider });
}

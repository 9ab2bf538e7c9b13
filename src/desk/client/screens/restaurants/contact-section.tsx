import { m } from "#desk/client/paraglide/messages.js";
import { LineControl } from "#desk/client/pieces/piece-controls.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import type { EditedRestaurant } from "./restaurant-fields.ts";

/** Telephone and e-mail. */
export function ContactSection({ content, change }: EditedRestaurant) {
  return (
    <Section title={m.restaurant_contact()}>
      <div className="fields">
        <LineControl
          name="phone"
          type="tel"
          label={m.restaurant_phone()}
          hint={m.restaurant_phone_hint()}
          value={content.phone}
          onChange={(phone) => change({ phone: phone.replaceAll(/[\s().-]/g, "") })}
        />
        <LineControl
          name="email"
          type="email"
          label={m.field_email_label()}
          value={content.email}
          onChange={(email) => change({ email })}
        />
      </div>
    </Section>
  );
}

import { m } from "#desk/client/paraglide/messages.js";
import { TextsControl } from "#desk/client/pieces/piece-controls.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import { OpeningHoursFields } from "./opening-hours-fields.tsx";
import type { EditedRestaurant } from "./restaurant-fields.ts";

/** Opening hours, and words for what they do not say. */
export function HoursSection({ content, change }: EditedRestaurant) {
  return (
    <Section title={m.hours_title()}>
      <OpeningHoursFields
        value={content.openingHours}
        onChange={(openingHours) => change({ openingHours })}
      />
      <TextsControl
        name="hours"
        label={m.hours_words()}
        hint={m.hours_words_hint()}
        value={content.hours}
        onChange={(hours) => change({ hours })}
      />
    </Section>
  );
}

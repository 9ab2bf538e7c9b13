import { LONGEST } from "#content/shapes/content-maxima.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { TextsControl } from "#desk/client/pieces/piece-controls.tsx";
import { announce } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { LANGUAGES } from "#language/languages.ts";
import { Section } from "#desk/client/ui/page.tsx";
import { OpeningHoursFields } from "#desk/client/hours/opening-hours-fields.tsx";
import type { EditedRestaurant } from "./restaurant-fields.ts";

/** Opening hours, and words for what they do not say. */
export function HoursSection({ content, change }: EditedRestaurant) {
  const hasWords = LANGUAGES.some((language) => content.hours[language] !== "");
  return (
    <Section title={m.hours_title()}>
      <OpeningHoursFields
        value={content.openingHours}
        country={content.country}
        onChange={(openingHours) => change({ openingHours })}
      />
      {content.openingHours !== null && hasWords && (
        <div className="notice">
          <p>{m.hours_words_instead()}</p>
          <Button
            onClick={() => {
              const words = content.hours;
              change({ hours: { pt: "", en: "", es: "" } });
              announce(m.item_removed({ name: m.hours_words() }), () => change({ hours: words }));
            }}
          >
            {m.hours_words_remove()}
          </Button>
        </div>
      )}
      <TextsControl
        name="hours"
        maximum={LONGEST.texts}
        label={m.hours_words()}
        hint={m.hours_words_hint()}
        value={content.hours}
        onChange={(hours) => change({ hours })}
      />
    </Section>
  );
}

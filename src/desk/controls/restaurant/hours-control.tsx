import { Notice } from "#desk/ui/notice.tsx";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { LONGEST } from "#content/schemas/content-maxima.ts";
import { LANGUAGES } from "#language/languages.ts";
import { m } from "#desk/paraglide/messages.js";
import { EMPTY_TEXTS } from "#desk/pieces/field-types.tsx";
import type { FieldProps } from "#desk/pieces/fields.ts";
import { TextsControl } from "#desk/pieces/piece-controls.tsx";
import { announce } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";

/** Edits the text of the hours; says which visitors read if structured hours exist too. */
export function HoursControl(props: FieldProps<RestaurantContent["hours"], RestaurantContent>) {
  const { name, value, onChange, edited } = props;
  const hasWords = LANGUAGES.some((language) => value[language] !== "");
  return (
    <>
      {edited.content.openingHours !== null && hasWords && (
        <Notice>
          <p>{m.hours_words_instead()}</p>
          <Button
            onClick={() => {
              onChange(EMPTY_TEXTS);
              announce(m.item_removed({ name: m.hours_words() }), () => onChange(value));
            }}
          >
            {m.hours_words_remove()}
          </Button>
        </Notice>
      )}
      <TextsControl
        name={name}
        maximum={LONGEST.texts}
        label={m.hours_words()}
        hint={m.hours_words_hint()}
        value={value}
        onChange={onChange}
      />
    </>
  );
}

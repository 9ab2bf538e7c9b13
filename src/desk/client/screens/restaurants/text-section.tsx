import { m } from "#desk/client/paraglide/messages.js";
import { CheckControl, ControlGroup, TextsControl } from "#desk/client/pieces/piece-controls.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import { FEATURE_WORDS } from "./feature-words.ts";
import type { EditedRestaurant } from "./restaurant-fields.ts";

/** The text of the page, and what the restaurant has. */
export function TextSection({ content, change }: EditedRestaurant) {
  return (
    <Section title={m.restaurant_presentation()}>
      <TextsControl
        name="description"
        label={m.restaurant_description()}
        hint={m.restaurant_description_hint()}
        isLong
        value={content.description}
        onChange={(description) => change({ description })}
      />
      <ControlGroup
        name="features"
        label={m.restaurant_features()}
        hint={m.restaurant_features_hint()}
      >
        <div className="checks">
          {(Object.keys(FEATURE_WORDS) as (keyof typeof FEATURE_WORDS)[]).map((feature) => (
            <CheckControl
              key={feature}
              name={`features.${feature}`}
              label={FEATURE_WORDS[feature]()}
              value={content.features.includes(feature)}
              onChange={(isThere) => {
                const others = content.features.filter((one) => one !== feature);
                change({ features: isThere ? [...others, feature] : others });
              }}
            />
          ))}
        </div>
      </ControlGroup>
    </Section>
  );
}

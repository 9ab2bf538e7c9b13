import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { RESTAURANT_HIDERS } from "#desk/content-contract.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { CheckControl, LineControl, SelectControl } from "#desk/client/pieces/piece-controls.tsx";
import { useMe } from "#desk/client/session/account-here.ts";
import { Section } from "#desk/client/ui/page.tsx";
import { COUNTRY_WORDS } from "./feature-words.ts";
import type { EditedRestaurant } from "./restaurant-fields.ts";

/** What the restaurant is called, where, and whether visitors see it. */
export function IdentitySection({ content, change }: EditedRestaurant) {
  const { role } = useMe();
  return (
    <Section title={m.restaurant_identity()}>
      {RESTAURANT_HIDERS.includes(role) ? (
        <CheckControl
          name="isActive"
          label={m.restaurant_active_label()}
          value={content.isActive}
          onChange={(isActive) => change({ isActive })}
        />
      ) : (
        <p data-field="isActive" className="field-hint">
          {content.isActive ? m.restaurant_shown_hint() : m.restaurant_hidden_hint()}
        </p>
      )}
      <div className="fields">
        <LineControl
          name="name"
          label={m.column_name()}
          value={content.name}
          onChange={(name) => change({ name })}
        />
        <LineControl
          name="city"
          label={m.restaurant_city()}
          value={content.city}
          onChange={(city) => change({ city })}
        />
        <SelectControl
          name="country"
          label={m.restaurant_country()}
          value={content.country}
          choices={Object.entries(COUNTRY_WORDS).map(([name, words]) => [name, words()])}
          onChange={(country) => change({ country: country as RestaurantContent["country"] })}
        />
        {/* A part of the restaurant's URL, which its own people leave as it is. */}
        {role !== "restaurant" && (
          <LineControl
            name="citySlug"
            label={m.restaurant_city_slug()}
            hint={m.restaurant_city_slug_hint()}
            value={content.citySlug}
            onChange={(citySlug) => change({ citySlug })}
          />
        )}
      </div>
    </Section>
  );
}

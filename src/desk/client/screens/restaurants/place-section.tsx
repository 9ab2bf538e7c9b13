import { m } from "#desk/client/paraglide/messages.js";
import { ControlGroup, NumberControl, TextsControl } from "#desk/client/pieces/piece-controls.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import { PlacePicker } from "./place/place-picker.tsx";
import type { EditedRestaurant } from "./restaurant-fields.ts";

/** The postal address and the point on the map. */
export function PlaceSection({ content, change }: EditedRestaurant) {
  const { lat, lng } = content.coordinates;
  const isKnown = Number.isFinite(lat) && Number.isFinite(lng) && (lat !== 0 || lng !== 0);
  return (
    <Section title={m.restaurant_place()}>
      <TextsControl
        name="address"
        label={m.restaurant_address()}
        hint={m.restaurant_address_hint()}
        isLong
        value={content.address}
        onChange={(address) => change({ address })}
      />
      <ControlGroup
        name="coordinates"
        label={m.restaurant_coordinates()}
        hint={m.restaurant_coordinates_hint()}
      >
        <div className="fields">
          <NumberControl
            name="coordinates.lat"
            label={m.restaurant_latitude()}
            value={lat}
            onChange={(next) => change({ coordinates: { lat: next, lng } })}
          />
          <NumberControl
            name="coordinates.lng"
            label={m.restaurant_longitude()}
            value={lng}
            onChange={(next) => change({ coordinates: { lat, lng: next } })}
          />
        </div>
        <PlacePicker
          place={isKnown ? { lat, lng } : undefined}
          country={content.country}
          onPick={(coordinates) => change({ coordinates })}
        />
      </ControlGroup>
      {isKnown && (
        <p>
          <a
            className="text-link"
            href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {m.restaurant_see_map()}
          </a>
        </p>
      )}
    </Section>
  );
}

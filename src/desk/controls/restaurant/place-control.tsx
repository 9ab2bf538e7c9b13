import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { m } from "#desk/paraglide/messages.js";
import type { FieldProps } from "#desk/pieces/fields.ts";
import { ControlGroup, NumberControl } from "#desk/pieces/piece-controls.tsx";
import { PlacePicker } from "./place-picker.tsx";

/** Edits the map point, as numbers or on a map. */
export function PlaceControl(
  props: FieldProps<RestaurantContent["coordinates"], RestaurantContent>,
) {
  const { name, value, onChange, edited } = props;
  const { lat, lng } = value;
  const isKnown = Number.isFinite(lat) && Number.isFinite(lng) && (lat !== 0 || lng !== 0);
  return (
    <>
      <ControlGroup
        name={name}
        label={m.restaurant_coordinates()}
        hint={m.restaurant_coordinates_hint()}
      >
        <div className="fields">
          <NumberControl
            name={`${name}.lat`}
            label={m.restaurant_latitude()}
            value={lat}
            onChange={(next) => onChange({ lat: next, lng })}
          />
          <NumberControl
            name={`${name}.lng`}
            label={m.restaurant_longitude()}
            value={lng}
            onChange={(next) => onChange({ lat, lng: next })}
          />
        </div>
        <PlacePicker
          place={isKnown ? { lat, lng } : undefined}
          country={edited.content.country}
          onPick={(place) => onChange(place)}
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
    </>
  );
}

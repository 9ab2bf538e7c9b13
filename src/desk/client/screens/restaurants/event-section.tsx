import { MOST } from "#content/shapes/content-maxima.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { ItemList } from "#desk/client/pieces/item-list.tsx";
import { LineControl, NumberControl, TextsControl } from "#desk/client/pieces/piece-controls.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import type { EditedRestaurant } from "./restaurant-fields.ts";

type Room = RestaurantContent["rooms"][number];

/** The rooms for events and their media kit. */
export function EventSection({ content, change }: EditedRestaurant) {
  return (
    <Section title={m.restaurant_events()}>
      <ItemList<Room>
        name="rooms"
        label={m.rooms_title()}
        hint={m.rooms_hint()}
        items={content.rooms}
        maximum={MOST.rooms}
        onChange={(rooms) => change({ rooms })}
        nameOf={({ name }, index) => name.pt || m.room_number({ number: index + 1 })}
        newItem={() => ({ name: { pt: "", en: "", es: "" }, capacity: Number.NaN })}
        addText={m.room_add()}
      >
        {(room, changeRoom, name) => (
          <>
            <TextsControl
              name={`${name}.name`}
              label={m.room_name()}
              value={room.name}
              onChange={(texts) => changeRoom({ ...room, name: texts })}
            />
            <NumberControl
              name={`${name}.capacity`}
              label={m.room_capacity()}
              value={room.capacity}
              onChange={(capacity) => changeRoom({ ...room, capacity })}
            />
          </>
        )}
      </ItemList>
      <LineControl
        name="mediaKitUrl"
        label={m.restaurant_media_kit()}
        hint={m.restaurant_link_hint()}
        value={content.mediaKitUrl}
        onChange={(mediaKitUrl) => change({ mediaKitUrl: mediaKitUrl.trim() })}
      />
    </Section>
  );
}

import { m } from "#desk/client/paraglide/messages.js";
import { ItemList } from "#desk/client/pieces/item-list.tsx";
import { LineControl } from "#desk/client/pieces/piece-controls.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import type { EditedRestaurant } from "./restaurant-fields.ts";

/** The pictures, by their URLs. */
export function PictureSection({ content, change }: EditedRestaurant) {
  return (
    <Section title={m.restaurant_pictures()}>
      <LineControl
        name="heroImage"
        label={m.restaurant_hero()}
        hint={m.restaurant_picture_hint()}
        value={content.heroImage}
        onChange={(heroImage) => change({ heroImage: heroImage.trim() })}
      />
      <ItemList<string>
        name="images"
        label={m.restaurant_images()}
        items={content.images}
        onChange={(images) => change({ images })}
        nameOf={(url, index) => url.split("/").at(-1) || m.picture_number({ number: index + 1 })}
        newItem={() => ""}
        addText={m.picture_add()}
      >
        {(url, changeUrl, name, index) => (
          <LineControl
            name={name}
            label={m.picture_number({ number: index + 1 })}
            value={url}
            onChange={(next) => changeUrl(next.trim())}
          />
        )}
      </ItemList>
    </Section>
  );
}

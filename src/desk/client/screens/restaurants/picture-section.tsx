import { m } from "#desk/client/paraglide/messages.js";
import { PictureControl } from "#desk/client/pictures/picture-control.tsx";
import { PictureListControl } from "#desk/client/pictures/picture-list-control.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import type { EditedRestaurant } from "./restaurant-fields.ts";

/** The picture of the page and of the cards, and the gallery in its order. */
export function PictureSection({ content, change }: EditedRestaurant) {
  return (
    <Section title={m.restaurant_pictures()}>
      <PictureControl
        name="heroImage"
        label={m.restaurant_hero()}
        hint={m.restaurant_hero_hint()}
        value={content.heroImage}
        owner={content.slug}
        onChange={(heroImage) => change({ heroImage })}
      />
      <PictureListControl
        name="images"
        label={m.restaurant_images()}
        value={content.images}
        owner={content.slug}
        onChange={(images) => change({ images })}
      />
    </Section>
  );
}

import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";
import { toSummary } from "#site/blocks/restaurant-summary/restaurant-summary.ts";
import { toTelephones } from "#site/blocks/restaurant-summary/telephones.ts";
import { imageAlt } from "#site/blocks/image-alt/image-alt.ts";

export type EventVenue = ReturnType<typeof toEventVenue>;
export type VenuePicture = EventVenue["gallery"][number];

/** A restaurant as a place for events (rule 4.8), in one language. */
export function toEventVenue(restaurant: Restaurant, language: Language) {
  const { name, images, pictureTexts, rooms, mediaKitUrl } = restaurant;
  // Without a gallery the restaurant's one picture is used, and without that the placeholder.
  const pictures = images.gallery.length > 0 ? [...new Set(images.gallery)] : [images.hero];
  const texts = { uploaded: pictureTexts, missing: name };
  const { whatsapp } = toTelephones(restaurant);
  return {
    ...toSummary(restaurant),
    ...(whatsapp !== undefined && { whatsapp }),
    gallery: pictures.map((image) => ({ image, alt: imageAlt(image, language, texts) })),
    rooms: rooms.map((room) => ({
      name: pickText(room.name, language),
      capacity: room.capacity,
    })),
    mediaKitUrl,
  };
}

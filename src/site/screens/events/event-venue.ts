import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { type LocalText, pickText } from "#language/pick-text.ts";
import {
  type RestaurantSummary,
  toSummary,
} from "#site/blocks/restaurant-summary/restaurant-summary.ts";
import { imageAlt } from "#site/blocks/image-alt/image-alt.ts";

/** A restaurant as a place for events (rule 4.8), in one language. */
export interface EventVenue extends RestaurantSummary {
  /** Missing where it takes no messages: a page carries no empty one. */
  readonly whatsapp?: string;
  readonly gallery: readonly VenuePicture[];
  /** Capacity counts people; 0 where it is not known. */
  readonly rooms: readonly { readonly name: LocalText; readonly capacity: number }[];
  /** A URL or a path of this site, or empty. */
  readonly mediaKitUrl: string;
}

export interface VenuePicture {
  readonly image: string;
  readonly alt: string;
}

export function toEventVenue(restaurant: Restaurant, language: Language): EventVenue {
  const { name, whatsapp, images, rooms, mediaKitUrl } = restaurant;
  // Without a gallery the restaurant's one picture is used, and without that the placeholder.
  const pictures = images.gallery.length > 0 ? [...new Set(images.gallery)] : [images.hero];
  const texts = { uploaded: images.texts, missing: name };
  return {
    ...toSummary(restaurant),
    ...(whatsapp !== null && { whatsapp }),
    gallery: pictures.map((image) => ({ image, alt: imageAlt(image, language, texts) })),
    rooms: rooms.map((room) => ({
      name: pickText(room.name, language),
      capacity: room.capacity,
    })),
    mediaKitUrl,
  };
}

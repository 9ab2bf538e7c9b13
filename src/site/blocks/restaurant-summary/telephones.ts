import type { Restaurant } from "#content/snapshot.ts";
import { shownPhone, whatsAppUrl } from "#language/phone-number.ts";

/** A restaurant's number and the address of its chat in WhatsApp, as a page shows and links them. */
export function toTelephones({ phone, whatsapp, country }: Restaurant) {
  const chat = whatsapp === null ? undefined : whatsAppUrl(whatsapp, country);
  return {
    phone: shownPhone(phone, country),
    // A page carries no empty one.
    ...(chat !== undefined && { whatsapp: chat }),
  };
}

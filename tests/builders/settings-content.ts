import type { SettingsContent } from "#content/kinds/settings.ts";
import { SETTINGS_AS_IN_FILE } from "#desk/content-contract.ts";

/** Settings of which the operator's file decides everything but what is given. */
export function someSettings(given: Partial<SettingsContent> = {}): SettingsContent {
  return { ...SETTINGS_AS_IN_FILE, ...given };
}

/** Settings that use every field there is. */
export const FULL_SETTINGS = someSettings({
  phone: "+551130000000",
  email: "desk@example.com",
  instagram: "https://instagram.example/desk",
  facebook: "https://facebook.example/desk",
  youtube: "https://youtube.example/desk",
  linkedin: "https://linkedin.example/desk",
  tiktok: "https://tiktok.example/desk",
  metaTitle: { pt: "Título", en: "Title", es: "Título es" },
  metaDescription: { pt: "Descrição.", en: "Description.", es: "Descripción." },
  openGraphTitle: { pt: "Cartão", en: "Card", es: "Tarjeta" },
  openGraphDescription: { pt: "Do cartão.", en: "Of the card.", es: "De la tarjeta." },
  delivery: [
    {
      restaurant: "rubaiyat-rio",
      links: [{ name: "Serviço", url: "https://orders.example/rio" }],
    },
  ],
});

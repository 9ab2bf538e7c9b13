import type { SettingsContent } from "#content/kinds/settings.ts";

/** Settings that leave all other fields to the operator's file. */
export function someSettings(given: Partial<SettingsContent> = {}): SettingsContent {
  return {
    slug: "site",
    phone: null,
    email: null,
    instagram: null,
    facebook: null,
    youtube: null,
    linkedin: null,
    tiktok: null,
    metaTitle: null,
    metaDescription: null,
    openGraphTitle: null,
    openGraphDescription: null,
    delivery: [],
    ...given,
  };
}

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

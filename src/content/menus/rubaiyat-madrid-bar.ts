import type { MenuContent } from "../kinds/menu.ts";

export const rubaiyatMadridBar: MenuContent = {
  slug: "rubaiyat-madrid-bar",
  restaurant: "rubaiyat-madrid",
  kind: "bar",
  language: "es",
  isComplete: false,
  validFrom: null,
  validThrough: null,
  service: [],
  note: null,
  sections: [
    {
      title: {
        pt: "Coquetéis",
        en: "Cocktails",
        es: "Cócteles",
      },
      items: [
        {
          name: "Caipirinha",
          language: "pt",
        },
      ],
    },
    {
      title: {
        pt: "Da adega",
        en: "From the cellar",
        es: "De la bodega",
      },
      items: [
        {
          name: "Vinos",
          explanation: {
            pt: "vinhos: mais de 350 referências de dez países",
            en: "wines: more than 350 from ten countries",
            es: "más de 350 referencias de diez países",
          },
        },
      ],
    },
  ],
  isActive: true,
};

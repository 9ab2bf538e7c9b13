import type { MenuContent } from "../kinds/menu.ts";

export const rubaiyatChileBar: MenuContent = {
  slug: "rubaiyat-chile-bar",
  restaurant: "rubaiyat-chile",
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
          name: "Caipirinhas",
          language: "pt",
          explanation: {
            pt: "em sete versões",
            en: "in seven versions",
            es: "en siete versiones",
          },
        },
      ],
    },
  ],
  isActive: true,
};

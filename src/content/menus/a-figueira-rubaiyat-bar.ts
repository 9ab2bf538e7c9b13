import type { MenuContent } from "../kinds/menu.ts";

export const aFigueiraRubaiyatBar: MenuContent = {
  slug: "a-figueira-rubaiyat-bar",
  restaurant: "a-figueira-rubaiyat",
  kind: "bar",
  language: "pt",
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
          name: "Liberdade",
          explanation: {
            pt: "licor de lichia, saquê e cranberry",
            en: "lychee liqueur, sake and cranberry",
            es: "licor de lichi, sake y arándano rojo",
          },
        },
      ],
    },
  ],
  isActive: true,
};

import type { MenuContent } from "#content/kinds/menu.ts";
import type { Texts } from "#language/languages.ts";
import { aFullMenu } from "./menu-content.ts";

const everywhere = (text: string): Texts => ({ pt: text, en: text, es: text });

/** A wine list of two regions with made-up wines. */
export function aWineList(given: Partial<MenuContent> = {}): MenuContent {
  return aFullMenu({
    slug: "rubaiyat-madrid-wine",
    restaurant: "rubaiyat-madrid",
    kind: "wine",
    language: "es",
    service: [],
    note: null,
    validFrom: null,
    validThrough: null,
    sections: [
      {
        title: everywhere("Valle de Prueba"),
        items: [
          {
            name: "Ensayo Gran Reserva",
            price: { EUR: 64 },
            wine: {
              producer: "Bodegas Ejemplo",
              country: "ES",
              grape: "Tempranillo",
              vintage: "2016",
              glass: { EUR: 12.5 },
            },
          },
          { name: "Ensayo Blanco", wine: { country: "ES", grape: "Albariño" } },
        ],
      },
      {
        title: everywhere("Cordillera"),
        items: [
          {
            name: "Altura",
            price: { EUR: 48 },
            wine: { producer: "Finca Prueba", country: "AR", grape: "Malbec", vintage: "2019" },
          },
        ],
      },
    ],
    ...given,
  });
}

import type { MenuContent } from "../kinds/menu.ts";

export const cabanaLasLilasBar: MenuContent = {
  slug: "cabana-las-lilas-bar",
  restaurant: "cabana-las-lilas",
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
        pt: "Da adega",
        en: "From the cellar",
        es: "De la bodega",
      },
      items: [
        {
          name: "Vinos",
          explanation: {
            pt: "vinhos: mais de 300 rótulos",
            en: "wines: more than 300 labels",
            es: "más de 300 etiquetas",
          },
        },
      ],
    },
  ],
  isActive: true,
};

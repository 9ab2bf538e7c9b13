import type { MenuContent } from "#content/kinds/menu.ts";

export function aFullMenu(given: Partial<MenuContent> = {}): MenuContent {
  return {
    slug: "rubaiyat-rio-executive",
    restaurant: "rubaiyat-rio",
    kind: "executive",
    language: "pt",
    isComplete: true,
    validFrom: "2025-11-01",
    validThrough: "2099-03-31",
    service: [
      {
        days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
        opens: "12:00",
        closes: "15:30",
      },
      { days: ["sunday"] },
    ],
    note: {
      pt: "Servido à mesa",
      en: "Served at the table",
      es: "Servido a la mesa",
    },
    sections: [
      {
        title: { pt: "Entradas", en: "Starters", es: "Entrantes" },
        items: [
          {
            name: "Salada de figos",
            explanation: { en: "fig salad", es: "ensalada de higos" },
            price: { BRL: 38 },
            image: "/images/experience-mesa-sob-a-figueira.webp",
            portion: { pt: "meia porção", en: "half portion", es: "media ración" },
            diets: ["vegetarian", "gluten-free"],
            allergens: { milk: "can-be-made-without", nuts: "may-contain", gluten: "free" },
          },
          {
            name: "Vitello tonnato",
            language: "it",
            price: { BRL: 1249.9 },
            diets: [],
            cut: "lagarto",
          },
        ],
      },
      {
        title: { pt: "Pratos", en: "Mains", es: "Platos" },
        items: [
          {
            name: "Peixe do dia",
            explanation: { en: "fish of the day", es: "pescado del día" },
            price: { BRL: 98.5, EUR: 17 },
            sizes: [
              { size: "half", amount: 200, price: { BRL: 58 } },
              { size: "people", amount: 2, price: { BRL: 180 } },
            ],
            allergens: { fish: "contains", milk: "free", gluten: "unknown" },
          },
        ],
      },
    ],
    isActive: true,
    ...given,
  };
}

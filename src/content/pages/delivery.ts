import type { PageContent } from "../kinds/page.ts";

export const delivery: PageContent = {
  slug: "delivery",
  parts: {
    search: {
      title: {
        pt: "Rubaiyat em casa: delivery por restaurante",
        en: "Rubaiyat at home: delivery by restaurant",
        es: "Rubaiyat en casa: delivery por restaurante",
      },
      description: {
        pt: "Pergunte às casas do Grupo Rubaiyat sobre entrega na sua região: telefones por cidade.",
        en: "Ask the Rubaiyat restaurants about delivery in your area: telephone numbers by city.",
        es: "Pregunte a las casas del Grupo Rubaiyat por la entrega en su zona: teléfonos por ciudad.",
      },
    },
    top: {
      label: {
        pt: "Delivery",
        en: "Delivery",
        es: "Delivery",
      },
      title: {
        pt: "Rubaiyat em casa",
        en: "Rubaiyat at home",
        es: "Rubaiyat en casa",
      },
      lead: {
        pt: "Há noites em que a melhor mesa é a sua. Comece pela casa mais próxima.",
        en: "Some nights the best table is your own. Begin with the restaurant nearest you.",
        es: "Hay noches en que la mejor mesa es la suya. Empiece por la casa más cercana.",
      },
    },
    online: {
      title: {
        pt: "Pedir on-line",
        en: "Order online",
        es: "Pedir en línea",
      },
    },
    restaurants: {
      title: {
        pt: "Casa por casa",
        en: "Restaurant by restaurant",
        es: "Casa por casa",
      },
      text: {
        pt: "Ligue para a casa: ela informa se entrega na sua região e o que recomenda levar.",
        en: "Call the restaurant to ask whether it delivers to you, and what travels well.",
        es: "Llame a la casa: le dirá si entrega en su zona y qué platos recomienda.",
      },
    },
    others: {
      title: {
        pt: "As outras casas",
        en: "The other restaurants",
        es: "Las demás casas",
      },
    },
    allergens: {
      title: {
        pt: "Alergias e\u00A0intolerâncias",
        en: "Allergies and intolerances",
        es: "Alergias e\u00A0intolerancias",
      },
      text: {
        pt: "Antes de fechar o pedido, informe qualquer alergia ou intolerância de quem vai comer e pergunte pelos alérgenos de cada prato.",
        en: "Before you order, please tell the restaurant about any allergy or intolerance, and ask which allergens each dish contains.",
        es: "Antes de cerrar el pedido, informe de cualquier alergia o intolerancia de los comensales y pregunte por los alérgenos de cada plato.",
      },
    },
  },
};

import type { PageContent } from "../kinds/page.ts";

export const giftCards: PageContent = {
  slug: "gift-cards",
  parts: {
    search: {
      title: {
        pt: "Vales-presente das casas Rubaiyat",
        en: "Gift cards of the Rubaiyat restaurants",
        es: "Tarjetas regalo de las casas Rubaiyat",
      },
      description: {
        pt: "As casas do Grupo Rubaiyat que oferecem vale-presente, por país, com o link de quem o vende em cada uma.",
        en: "The Grupo Rubaiyat restaurants that offer a gift card, by country, each with a link to whoever sells it there.",
        es: "Las casas del Grupo Rubaiyat que ofrecen tarjeta regalo, por país, con el enlace de quien la vende en cada una.",
      },
    },
    top: {
      label: {
        pt: "Para dar de presente",
        en: "To give",
        es: "Para regalar",
      },
      title: {
        pt: "Vales-presente",
        en: "Gift cards",
        es: "Tarjetas regalo",
      },
      lead: {
        pt: "Um almoço ou um jantar, no dia que a pessoa escolher.",
        en: "A lunch or a dinner, on the day they choose.",
        es: "Un almuerzo o una cena, el día que la persona elija.",
      },
    },
    cards: {
      title: {
        pt: "Escolha a casa",
        en: "Choose the restaurant",
        es: "Elija la casa",
      },
      text: {
        pt: "Cada vale é vendido pelo serviço que a casa indica, em outra página. Valor, validade e condições estão lá.",
        en: "Each card is sold by the service that the restaurant names, on another page. Its amount, validity and terms are there.",
        es: "Cada tarjeta la vende el servicio que la casa indica, en otra página. El importe, la validez y las condiciones están allí.",
      },
    },
  },
};

import type { PageContent } from "../kinds/page.ts";

export const news: PageContent = {
  slug: "news",
  parts: {
    search: {
      title: {
        pt: "Novidades das casas, de São Paulo a Madri",
        en: "News from the restaurants, São Paulo to Madrid",
        es: "Noticias de las casas, de Madrid a São Paulo",
      },
      description: {
        pt: "Novidades do Grupo Rubaiyat: prêmios, adegas, aniversários e histórias das casas no Brasil, na Espanha, no Chile e na Argentina.",
        en: "News from Grupo Rubaiyat: awards, cellars, anniversaries and stories from the restaurants in Brazil, Spain, Chile and Argentina.",
        es: "Noticias del Grupo Rubaiyat: premios, bodegas, aniversarios e historias de las casas de España, Argentina, Chile y Brasil.",
      },
    },
  },
};

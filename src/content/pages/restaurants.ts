import type { PageContent } from "../kinds/page.ts";

export const restaurants: PageContent = {
  slug: "restaurants",
  parts: {
    search: {
      title: {
        pt: "Restaurantes em seis cidades, de São Paulo a Madri",
        en: "Restaurants in six cities, from São Paulo to Madrid",
        es: "Restaurantes en seis ciudades, de Madrid a São Paulo",
      },
      description: {
        pt: "As casas do Grupo Rubaiyat em São Paulo, Rio, Brasília, Madri, Santiago e Buenos Aires, com endereço, telefone e cardápios.",
        en: "The Grupo Rubaiyat restaurants in São Paulo, Rio, Brasília, Madrid, Santiago and Buenos Aires: addresses, telephone numbers and menus.",
        es: "Las casas del Grupo Rubaiyat en Madrid, Buenos Aires, Santiago, São Paulo, Río y Brasilia, con dirección, teléfono y carta.",
      },
    },
  },
};

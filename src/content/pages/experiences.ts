import type { PageContent } from "../kinds/page.ts";

export const experiences: PageContent = {
  slug: "experiences",
  parts: {
    search: {
      title: {
        pt: "Experiências à mesa, de São Paulo a Buenos Aires",
        en: "Dining experiences, from São Paulo to Buenos Aires",
        es: "Experiencias a la mesa, de Madrid a Buenos Aires",
      },
      description: {
        pt: "As experiências do Grupo Rubaiyat no Brasil, na Argentina, no Chile e na Espanha: mesas sob a figueira, feijoada, parrilla e vinho.",
        en: "The experiences of Grupo Rubaiyat in Brazil, Argentina, Chile and Spain: tables under the fig tree, feijoada, parrilla and wine.",
        es: "Las experiencias del Grupo Rubaiyat en Brasil, Argentina, Chile y España: mesas bajo la higuera, feijoada, parrilla y vino.",
      },
    },
  },
};

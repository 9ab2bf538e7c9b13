import type { PageContent } from "../kinds/page.ts";

export const contact: PageContent = {
  slug: "contact",
  parts: {
    search: {
      title: {
        pt: "Contato e endereços, de São Paulo a Madri",
        en: "Contact and addresses, from São Paulo to Madrid",
        es: "Contacto y direcciones, de Madrid a São Paulo",
      },
      description: {
        pt: "Telefones e endereços dos restaurantes do Grupo Rubaiyat, formulário de contato e assessoria de imprensa, no Brasil e no exterior.",
        en: "Telephone numbers and addresses of the Grupo Rubaiyat restaurants, the contact form and the press office, in Brazil and abroad.",
        es: "Teléfonos y direcciones de los restaurantes del Grupo Rubaiyat, formulario de contacto y oficina de prensa, en Brasil y fuera de él.",
      },
    },
  },
};

import type { MenuContent } from "../kinds/menu.ts";

export const cabanaLasLilasMain: MenuContent = {
  slug: "cabana-las-lilas-main",
  restaurant: "cabana-las-lilas",
  kind: "main",
  language: "es",
  isComplete: false,
  validFrom: null,
  validThrough: null,
  service: [],
  note: null,
  sections: [
    {
      title: {
        pt: "Pães",
        en: "Bread",
        es: "Panes",
      },
      items: [
        {
          name: "Focaccia de romero",
          explanation: {
            pt: "focaccia de alecrim",
            en: "rosemary focaccia",
          },
        },
      ],
    },
    {
      title: {
        pt: "Para começar",
        en: "To begin",
        es: "Para empezar",
      },
      items: [
        {
          name: "Provoleta",
          explanation: {
            pt: "provolone na grelha",
            en: "grilled provolone",
          },
        },
        {
          name: "Chorizo",
        },
        {
          name: "Empanadas",
        },
        {
          name: "Selección de quesos regionales",
          explanation: {
            pt: "seleção de queijos regionais",
            en: "a choice of regional cheeses",
          },
        },
      ],
    },
    {
      title: {
        pt: "Da grelha",
        en: "From the grill",
        es: "De la parrilla",
      },
      items: [
        {
          name: "Ojo de bife",
          cut: "bife-ancho",
          explanation: {
            pt: "miolo do entrecôte",
            en: "the heart of the ribeye",
          },
        },
        {
          name: "Bife ancho",
          cut: "bife-ancho",
          explanation: {
            pt: "entrecôte",
            en: "ribeye",
          },
        },
        {
          name: "Bife angosto",
          explanation: {
            pt: "contrafilé",
            en: "striploin",
          },
        },
        {
          name: "Lomo",
          cut: "file-mignon",
          explanation: {
            pt: "filé mignon",
            en: "fillet",
            es: "solomillo",
          },
        },
        {
          name: "Tapa de cuadril",
          cut: "picanha",
          explanation: {
            pt: "picanha",
            en: "rump cap",
          },
        },
        {
          name: "Asado de tira",
          cut: "costela",
          explanation: {
            pt: "costela em tiras",
            en: "short ribs",
          },
        },
        {
          name: "Vacío",
          cut: "fraldinha",
          explanation: {
            pt: "fraldinha",
            en: "flank",
          },
        },
        {
          name: "Baby gold",
          language: "en",
        },
        {
          name: "Levísimo",
        },
        {
          name: "Matambrito de cerdo",
          explanation: {
            pt: "matambre suíno",
            en: "thin pork flank",
          },
        },
      ],
    },
    {
      title: {
        pt: "Do mar",
        en: "From the sea",
        es: "Del mar",
      },
      items: [
        {
          name: "Pulpo a la parrilla",
          explanation: {
            pt: "polvo grelhado",
            en: "grilled octopus",
          },
        },
        {
          name: "Merluza negra",
          explanation: {
            pt: "merluza-negra",
            en: "black hake",
          },
        },
        {
          name: "Trucha",
          explanation: {
            pt: "truta",
            en: "trout",
          },
        },
      ],
    },
    {
      title: {
        pt: "Da cozinha",
        en: "From the kitchen",
        es: "De la cocina",
      },
      items: [
        {
          name: "Lechón confitado",
          explanation: {
            pt: "leitão confitado",
            en: "confit of suckling pig",
          },
        },
      ],
    },
    {
      title: {
        pt: "Para acompanhar",
        en: "On the side",
        es: "Para acompañar",
      },
      items: [
        {
          name: "Papas soufflé",
          explanation: {
            pt: "batatas suflê",
            en: "soufflé potatoes",
          },
        },
      ],
    },
  ],
  isActive: true,
};

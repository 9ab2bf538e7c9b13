import type { MenuContent } from "../kinds/menu.ts";

export const rubaiyatMadridMain: MenuContent = {
  slug: "rubaiyat-madrid-main",
  restaurant: "rubaiyat-madrid",
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
          name: "Panes del horno de leña",
          explanation: {
            pt: "pães do forno a lenha, até doze por dia",
            en: "breads from the wood oven, up to twelve a day",
            es: "hasta doce cada día",
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
          name: "Ceviche de lubina",
          explanation: {
            pt: "ceviche de robalo com granita de caipirinha",
            en: "sea bass ceviche with caipirinha granita",
            es: "con granizado de caipirinha",
          },
        },
        {
          name: "Steak tartar",
        },
        {
          name: "Empanadas de solomillo",
          explanation: {
            pt: "empanadas de filé",
            en: "fillet empanadas",
          },
        },
        {
          name: "Dados de tapioca",
          explanation: {
            en: "tapioca cubes",
          },
        },
        {
          name: "Chorizo criollo",
        },
        {
          name: "Mollejas",
          explanation: {
            pt: "molejas",
            en: "sweetbreads",
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
          name: "Picanha",
          cut: "picanha",
          language: "pt",
          explanation: {
            en: "rump cap",
            es: "tapilla",
          },
        },
        {
          name: "Baby beef",
          language: "en",
        },
        {
          name: "Queen beef",
          language: "en",
        },
        {
          name: "Master beef",
          language: "en",
          explanation: {
            pt: "contrafilé com osso, maturado de 40 a 60 dias",
            en: "bone-in striploin, aged for 40 to 60 days",
            es: "lomo bajo con hueso, madurado de 40 a 60 días",
          },
        },
        {
          name: "Bife de chorizo",
          cut: "contrafile",
          explanation: {
            pt: "contrafilé",
            en: "sirloin strip",
          },
        },
        {
          name: "Entraña",
          cut: "entranha",
          explanation: {
            en: "skirt steak",
          },
        },
        {
          name: "Solomillo",
          cut: "file-mignon",
          explanation: {
            pt: "filé",
            en: "fillet",
          },
        },
        {
          name: "Tomahawk",
          language: "en",
        },
        {
          name: "T-bone",
          language: "en",
        },
        {
          name: "Hamburguesa de wagyu",
          explanation: {
            pt: "hambúrguer de wagyu",
            en: "wagyu burger",
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
          name: "Besugo",
          explanation: {
            en: "sea bream",
          },
        },
        {
          name: "Chipirón",
          explanation: {
            pt: "lula pequena",
            en: "baby squid",
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
          name: "Patatas suflé",
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

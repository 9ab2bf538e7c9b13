import type { ExperienceContent } from "./experience-content.ts";

export const feijoadaEmSaoPaulo: ExperienceContent = {
  slug: "feijoada-em-sao-paulo",
  title: {
    pt: "Feijoada em São Paulo",
    en: "Feijoada in São Paulo",
    es: "Feijoada en São Paulo",
  },
  description: {
    pt:
      "Quarta e sábado, no almoço: o ritual paulistano em buffet, com os cortes no balcão, da " +
      "orelha à costela, e boa parte da carne vinda da fazenda. Couve com bacon e alho, farofa, " +
      "torresmo, banana à milanesa, mandioca. Em 2023, a Folha de S.Paulo escolheu a da Faria " +
      "Lima como a melhor feijoada completa da cidade.",
    en:
      "Wednesday and Saturday, at lunch: São Paulo’s own ritual, laid out as a buffet, with " +
      "the cuts at the counter, from ear to rib, and much of the meat from the farm. Collard greens with bacon and garlic, " +
      "farofa, crackling, breaded banana, cassava. In 2023 the newspaper Folha de S.Paulo named " +
      "the one at Faria Lima the best complete feijoada in the city.",
    es:
      "Miércoles y sábados, al mediodía: el ritual paulista, en bufé, con los cortes en la barra, de " +
      "la oreja a la costilla, y buena parte de la carne llegada de la hacienda. Col rizada con panceta y ajo, farofa, " +
      "chicharrón, plátano empanado, mandioca. En 2023, el diario Folha de S.Paulo eligió la de " +
      "Faria Lima como la mejor feijoada completa de la ciudad.",
  },
  image: "/images/experience-feijoada.jpg",
  duration: { pt: "", en: "", es: "" },
  maxPeople: 0,
  price: { BRL: "Sob consulta" },
  countries: ["Brasil"],
  restaurants: ["rubaiyat-faria-lima", "a-figueira-rubaiyat"],
  icon: "CalendarDays",
  isActive: true,
};

import type { ExperienceContent } from "../kinds/experience.ts";

export const feijoadaEmSaoPaulo: ExperienceContent = {
  slug: "feijoada-em-sao-paulo",
  title: {
    pt: "Feijoada em São Paulo",
    en: "Feijoada in São Paulo",
    es: "Feijoada en São Paulo",
  },
  description: {
    pt:
      "Quarta e sábado, no almoço, em A Figueira e na Faria Lima: o ritual paulistano, em " +
      "bufê. Couve com bacon e alho, farofa, torresmo, banana à milanesa, mandioca. Na Faria " +
      "Lima, os cortes ficam no balcão, da orelha à costela; em 2023, a Folha de S.Paulo a " +
      "escolheu como a melhor feijoada completa da cidade.",
    en:
      "Wednesday and Saturday, at lunch, at A Figueira and at Faria Lima: São Paulo’s own " +
      "ritual, laid out as a buffet. Collard greens with bacon and garlic, farofa, crackling, " +
      "breaded banana, cassava. At Faria Lima the cuts are set out on the counter, from ear to " +
      "rib; in 2023 the newspaper Folha de S.Paulo named it the best complete feijoada in the " +
      "city.",
    es:
      "Miércoles y sábados, en el almuerzo, en A Figueira y en Faria Lima: el ritual de São " +
      "Paulo, en bufé. Berza con panceta y ajo, farofa, chicharrón, plátano empanado, yuca. " +
      "En Faria Lima, los cortes esperan en el mostrador, de la oreja a la costilla; en 2023, el " +
      "diario Folha de S.Paulo la eligió como la mejor feijoada completa de la ciudad.",
  },

  image: "/images/experience-feijoada-em-sao-paulo.webp",
  duration: { pt: "", en: "", es: "" },
  maxPeople: 0,
  price: { BRL: "Sob consulta" },
  countries: ["Brasil"],
  restaurants: ["rubaiyat-faria-lima", "a-figueira-rubaiyat"],
  icon: "CalendarDays",
  isActive: true,
};

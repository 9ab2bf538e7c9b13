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
      "Quarta e sábado, no almoço: o ritual paulistano, em buffet. Couve com bacon e alho, farofa, " +
      "torresmo, banana à milanesa, mandioca. Na Faria Lima, os cortes ficam no balcão, da orelha à " +
      "costela, e boa parte da carne vem da fazenda; em 2023, a Folha de S.Paulo escolheu a da casa " +
      "como a melhor feijoada completa da cidade.",
    en:
      "Wednesday and Saturday, at lunch: São Paulo’s own ritual, laid out as a buffet. Collard " +
      "greens with bacon and garlic, farofa, crackling, breaded banana, cassava. At Faria Lima the " +
      "cuts stand at the counter, from ear to rib, and much of the meat comes from the farm; in " +
      "2023 the newspaper Folha de S.Paulo named its feijoada the best complete one in the city.",
    es:
      "Miércoles y sábados, al mediodía: el ritual paulistano, en bufé. Col rizada con panceta y " +
      "ajo, farofa, chicharrón, plátano empanado, mandioca. En Faria Lima, los cortes esperan en la " +
      "barra, de la oreja a la costilla, y buena parte de la carne llega de la hacienda; en 2023, " +
      "el diario Folha de S.Paulo eligió la de la casa como la mejor feijoada completa de la ciudad.",
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

import type { ExperienceContent } from "../kinds/experience.ts";

export const feijoadaEmMadrid: ExperienceContent = {
  slug: "feijoada-em-madrid",
  title: {
    pt: "Sábados de feijoada em Madri",
    en: "Feijoada Saturdays in Madrid",
    es: "Sábados de feijoada en Madrid",
  },
  description: {
    pt:
      "Quando chega o frio, a partir de novembro, os sábados de Chamartín ganham sotaque " +
      "brasileiro. Feijoada na mesa, caipirinha no copo, pães saídos do forno a lenha, e a " +
      "grelha aberta para o salão.",
    en:
      "When the cold comes, from November on, Saturdays in Chamartín take on a Brazilian " +
      "accent. Feijoada on the table, a caipirinha in the glass, bread from the wood-fired " +
      "oven, and the grill open to the room.",
    es:
      "Cuando llega el frío, a partir de noviembre, los sábados de Chamartín toman acento " +
      "brasileño. Feijoada en la mesa, caipirinha en la copa, panes recién salidos del horno " +
      "de leña y la parrilla abierta a la sala.",
  },

  image: "/images/experience-feijoada-em-madrid.webp",
  duration: { pt: "", en: "", es: "" },
  maxPeople: 0,
  price: { EUR: "Sob consulta" },
  countries: ["Espanha"],
  restaurants: ["rubaiyat-madrid"],
  icon: "CalendarDays",
  isActive: true,
};

import type { ExperienceContent } from "./experience-content.ts";

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
      "brasileiro. Feijoada na mesa, caipirinha no copo, pães saídos do forno a lenha. A casa " +
      "redesenhada em 2025 abre a grelha para o salão e deixa o terraço ajardinado em uso o ano " +
      "inteiro.",
    en:
      "When the cold comes, from November on, Saturdays in Chamartín take on a Brazilian accent. " +
      "Feijoada on the table, a caipirinha in the glass, bread from the wood-fired oven. The " +
      "house, redesigned in 2025, opens its grill to the room and keeps its garden terrace in use " +
      "all year round.",
    es:
      "Cuando llega el frío, a partir de noviembre, los sábados de Chamartín toman acento " +
      "brasileño. Feijoada en la mesa, caipiriña en la copa, panes recién salidos del horno de " +
      "leña. La casa, rediseñada en 2025, abre la parrilla a la sala y mantiene la terraza " +
      "ajardinada en uso todo el año.",
  },
  image: "/images/house-rubaiyat-madrid.jpg",
  duration: { pt: "", en: "", es: "" },
  maxPeople: 0,
  price: { EUR: "Sob consulta" },
  countries: ["Espanha"],
  restaurants: ["rubaiyat-madrid"],
  icon: "CalendarDays",
  isActive: true,
};

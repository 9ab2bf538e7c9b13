import type { ExperienceContent } from "../kinds/experience.ts";

export const reveillonNoLago: ExperienceContent = {
  slug: "reveillon-no-lago",
  title: {
    pt: "Réveillon à beira do lago",
    en: "New Year’s Eve by the lake",
    es: "Fin de año a orillas del lago",
  },
  description: {
    pt:
      "Em Brasília, o ano termina diante do Paranoá. O baby pork da fazenda é o clássico da " +
      "época. Consulte a programação deste ano.",
    en:
      "In Brasília the year ends beside Lake Paranoá. Baby pork from the farm is the classic " +
      "of the season. Ask for this year’s programme.",
    es:
      "En Brasilia, el año termina frente al lago Paranoá. El baby pork de la hacienda es el " +
      "clásico de la temporada. Consulte el programa de este año.",
  },

  image: "/images/experience-reveillon-no-lago.webp",
  duration: { pt: "", en: "", es: "" },
  maxPeople: 0,
  price: { BRL: "Sob consulta" },
  countries: ["Brasil"],
  restaurants: ["rubaiyat-brasilia"],
  icon: "CalendarDays",
  isActive: true,
};

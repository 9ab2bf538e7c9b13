import type { ExperienceContent } from "./experience-content.ts";

export const reveillonNoLago: ExperienceContent = {
  slug: "reveillon-no-lago",
  title: {
    pt: "Réveillon à beira do lago",
    en: "New Year’s Eve by the lake",
    es: "Nochevieja a orillas del lago",
  },
  description: {
    pt:
      "Em Brasília, o ano termina diante do Paranoá. Para a virada de 2019, o programa reunia " +
      "cinco tempos, vinho, música e fogos sobre a água; o baby pork, leitão que vem da fazenda, é o " +
      "clássico da casa nessa época. O menu e a programação de cada ano são apresentados a quem " +
      "consulta a casa.",
    en:
      "In Brasília the year ends in front of Lake Paranoá. The programme for the last night of " +
      "2019 held five courses, wine, music and fireworks over the water; baby pork, suckling pig from " +
      "the farm, is the classic of the season. Each year’s menu and programme are shared on " +
      "enquiry.",
    es:
      "En Brasilia el año termina frente al lago Paranoá. El programa de la Nochevieja de 2019 " +
      "reunía cinco tiempos, vino, música y fuegos artificiales sobre el agua; el baby pork, cochinillo que " +
      "llega de la hacienda, es el clásico de la casa en esas fechas. El menú y el programa de " +
      "cada año se presentan a quien consulta.",
  },
  image: "/images/house-rubaiyat-brasilia.jpg",
  duration: { pt: "", en: "", es: "" },
  maxPeople: 0,
  price: { BRL: "Sob consulta" },
  countries: ["Brasil"],
  restaurants: ["rubaiyat-brasilia"],
  icon: "CalendarDays",
  isActive: true,
};

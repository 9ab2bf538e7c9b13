import type { ExperienceContent } from "../kinds/experience.ts";

export const mesaSobAFigueira: ExperienceContent = {
  slug: "mesa-sob-a-figueira",
  title: {
    pt: "Uma mesa sob a figueira",
    en: "A table under the fig tree",
    es: "Una mesa bajo la higuera",
  },
  description: {
    pt:
      "A copa mede cerca de 46 metros e passa por cima do salão. Os galhos seguem sob o teto " +
      "de vidro; abaixo deles estão as mesas, a grelha e os quatro fornos de barro, à vista " +
      "por sete círculos de vidro. É o que o restaurante dos Jardins tem de mais seu: o pargo " +
      "assado, o baby beef e, em volta, uma árvore de mais de um século.",
    en:
      "The crown is some 46 metres across and reaches over the dining room. The branches run " +
      "on beneath the glass roof; under them are the tables, and behind seven circles of " +
      "glass the grill and four clay ovens. This is A Figueira at its most itself: roast " +
      "pargo, baby beef and, all around, a tree more than a century old.",
    es:
      "La copa mide unos 46 metros y pasa por encima del salón. Las ramas siguen bajo el " +
      "techo de cristal; debajo están las mesas y, tras siete círculos de cristal, la " +
      "parrilla y los cuatro hornos de barro. Es A Figueira en estado puro: el pargo " +
      "asado, el baby beef y, alrededor, un árbol de más de un siglo.",
  },

  image: "/images/experience-mesa-sob-a-figueira.webp",
  duration: { pt: "", en: "", es: "" },
  maxPeople: 0,
  price: { BRL: "Sob consulta" },
  countries: ["Brasil"],
  restaurants: ["a-figueira-rubaiyat"],
  icon: "Users",
  isActive: true,
};

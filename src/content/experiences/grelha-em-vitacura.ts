import type { ExperienceContent } from "../kinds/experience.ts";

export const grelhaEmVitacura: ExperienceContent = {
  slug: "grelha-em-vitacura",
  title: {
    pt: "Grelha e forno de pedra em Vitacura",
    en: "Grill and stone oven in Vitacura",
    es: "Parrilla y horno de piedra en Vitacura",
  },
  description: {
    pt:
      "Na Nueva Costanera, o encontro de duas margens do continente. Comece pelo carpaccio de " +
      "portobello com pinoli e azeite de trufa, o prato mais conhecido da casa; vêm depois os " +
      "locos grelhados do Pacífico e a fideuá com camarões e açafrão; por fim, picanha ou queen " +
      "beef na brasa. No bar, caipirinhas.",
    en:
      "On Nueva Costanera, two shores of a continent meet. Begin with portobello carpaccio " +
      "with pine nuts and truffle oil, the best known of the dishes; then come grilled locos, " +
      "the Chilean abalone, and fideuá with prawns and saffron; and last, picanha or queen beef " +
      "over the embers. At the bar, caipirinhas.",
    es:
      "En Nueva Costanera se encuentran dos orillas del continente. Para empezar, el " +
      "carpaccio de portobello con piñones y aceite de trufa, el más conocido de los platos; " +
      "después, locos a la parrilla y fideuá con langostinos y azafrán; al final, picanha o " +
      "queen beef a las brasas. En la barra, caipirinhas.",
  },

  image: "/images/experience-grelha-em-vitacura.webp",
  duration: { pt: "", en: "", es: "" },
  maxPeople: 0,
  price: { CLP: "Sob consulta" },
  countries: ["Chile"],
  restaurants: ["rubaiyat-chile"],
  icon: "Clock",
  isActive: true,
};

import type { ExperienceContent } from "../kinds/experience.ts";

export const noiteNoDique: ExperienceContent = {
  slug: "noite-no-dique",
  title: {
    pt: "Parrilla e Malbec no dique",
    en: "Parrilla and Malbec at the dock",
    es: "Parrilla y Malbec en el dique",
  },
  description: {
    pt:
      "Ao cair da noite, o Dique 4 de Puerto Madero acende as suas luzes diante da varanda. " +
      "Primeiro a focaccia de alecrim e a provoleta; depois ojo de bife ou asado de tira, de " +
      "novilhos Angus e Hereford das Estancias Las Lilas. Na taça, um Malbec, escolhido numa " +
      "adega de mais de 300 rótulos.",
    en:
      "As night falls, Dique 4 in Puerto Madero lights up in front of the terrace. Rosemary " +
      "focaccia and provoleta to begin; then ojo de bife or asado de tira, from the Angus and " +
      "Hereford steers of Estancias Las Lilas. In the glass, a Malbec, chosen from a cellar of " +
      "more than 300 labels.",
    es:
      "Al caer la noche, el Dique 4 de Puerto Madero enciende sus luces frente a la terraza. " +
      "Primero, la focaccia de romero y la provoleta; después, ojo de bife o asado de tira, de " +
      "novillos Angus y Hereford de Estancias Las Lilas. En la copa, un Malbec, elegido en una " +
      "bodega de más de 300 etiquetas.",
  },
  image: "/images/experience-noite-no-dique.webp",
  duration: { pt: "", en: "", es: "" },
  maxPeople: 0,
  price: { ARS: "Sob consulta" },
  countries: ["Argentina"],
  restaurants: ["cabana-las-lilas"],
  icon: "Wine",
  isActive: true,
};

import type { ExperienceContent } from "../kinds/experience.ts";

export const almocoNoJockey: ExperienceContent = {
  slug: "almoco-no-jockey",
  title: {
    pt: "Almoço no Jockey",
    en: "Lunch at the racecourse",
    es: "Almuerzo en el hipódromo",
  },
  description: {
    pt:
      "Uma mesa na varanda de pedra portuguesa, com a pista da Gávea em primeiro plano, as " +
      "palmeiras-imperiais do Jardim Botânico atrás dela e o Cristo Redentor no alto. Comece " +
      "pelo mar, com vieiras, tiradito e ceviche, e siga para a parrilla aberta. Sem pressa: " +
      "a luz do Rio muda a paisagem a cada prato.",
    en:
      "A table on the veranda of Portuguese stone, with the Gávea track in the foreground, the " +
      "imperial palms of the Botanical Garden behind it and Christ the Redeemer above. Begin " +
      "with the sea (scallops, tiradito, ceviche) and move on to the open parrilla. There is no " +
      "hurry: the light of Rio redraws the view with every course.",
    es:
      "Una mesa en la terraza de piedra portuguesa, con la pista de Gávea en primer plano, " +
      "las palmeras imperiales del Jardín Botánico detrás y el Cristo Redentor en lo alto. " +
      "Empiece por el mar, con vieiras, tiradito y ceviche, y siga con la parrilla abierta. " +
      "Sin prisa: la luz de Río cambia el paisaje con cada plato.",
  },

  image: "/images/experience-almoco-no-jockey.webp",
  duration: { pt: "", en: "", es: "" },
  maxPeople: 0,
  price: { BRL: "Sob consulta" },
  countries: ["Brasil"],
  restaurants: ["rubaiyat-rio"],
  icon: "Clock",
  isActive: true,
};

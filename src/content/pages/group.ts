import type { PageContent } from "../kinds/page.ts";

export const group: PageContent = {
  slug: "group",
  parts: {
    search: {
      title: {
        pt: "Nossa história em São Paulo, desde 1957",
        en: "Our story in São Paulo, since 1957",
        es: "Nuestra historia en São Paulo, desde 1957",
      },
      description: {
        pt: "Quem somos, a figueira, a fundação e a fazenda: a história do Grupo Rubaiyat em quatro capítulos, de Rosende a São Paulo, desde 1957.",
        en: "Who we are, the fig tree, the foundation and the farm: the story of Grupo Rubaiyat in four chapters, from Rosende to São Paulo, since 1957.",
        es: "Quiénes somos, la higuera, la fundación y la hacienda: la historia del Grupo Rubaiyat en cuatro capítulos, de Rosende a São Paulo, desde 1957.",
      },
    },
    top: {
      label: {
        pt: "Grupo Rubaiyat",
        en: "Grupo Rubaiyat",
        es: "Grupo Rubaiyat",
      },
      title: {
        pt: "A história até aqui",
        en: "The story so far",
        es: "La historia hasta aquí",
      },
      picture: {
        pt: "Gravura: brasas sob as barras da grelha",
        en: "Engraving: coals under the bars of the grill",
        es: "Grabado: brasas bajo las barras de la parrilla",
      },
    },
    beginning: {
      title: {
        pt: "O começo",
        en: "The beginning",
        es: "El comienzo",
      },
      lead: {
        pt: "Em 1957, no centro de São Paulo, um galego que tinha sido garçom e maître tornou-se sócio de um restaurante com nome de poema.",
        en: "In 1957, in the centre of São Paulo, a Galician who had been a waiter and a maître\u00A0d’ became a partner in a restaurant named after a poem.",
        es: "En 1957, en el centro de São Paulo, un gallego que había sido camarero y maître se hizo socio de un restaurante con nombre de poema.",
      },
      text: {
        pt: "Desde então o Rubaiyat cozinha na brasa. No caminho ganhou uma fazenda em Dourados e casas em quatro países, e uma delas cresceu em volta de uma figueira. Na aldeia de onde o fundador partiu há hoje uma escola. São quatro capítulos: as pessoas, a árvore, a escola e a terra. Leia em qualquer ordem.",
        en: "Rubaiyat has cooked over embers ever since. Along the way it has gained a farm at Dourados and restaurants in four countries, one of them built around a fig tree. In the village the founder left, there is now a school. That makes four chapters: the people, the tree, the school and the land. Read them in any order.",
        es: "Desde entonces, Rubaiyat cocina a la brasa. Por el camino sumó una hacienda en Dourados y casas en cuatro países, y una de ellas creció alrededor de una higuera. En la aldea de la que partió el fundador hay hoy una escuela. Son cuatro capítulos: la gente, el árbol, la escuela y la tierra. Léalos en el orden que quiera.",
      },
    },
    chapters: {
      title: {
        pt: "Quatro capítulos",
        en: "Four chapters",
        es: "Cuatro capítulos",
      },
    },
    whoWeAre: {
      text: {
        pt: "Do porão de um navio a seis cidades, em três gerações.",
        en: "From the hold of a ship to six cities, in three generations.",
        es: "De la bodega de un barco a seis ciudades, en tres generaciones.",
      },
    },
    figTree: {
      text: {
        pt: "A árvore já estava lá. O restaurante veio depois.",
        en: "The tree was there first. The restaurant came later.",
        es: "El árbol ya estaba allí. El restaurante vino después.",
      },
    },
    foundation: {
      text: {
        pt: "Uma escola em Rosende, na Galícia, onde o fundador nasceu.",
        en: "A school at Rosende, in Galicia, where the founder was born.",
        es: "Una escuela en Rosende, Galicia, donde nació el fundador.",
      },
    },
    farm: {
      text: {
        pt: "Pasto, gado e rio em Dourados, desde 1968.",
        en: "Pasture, cattle and river at Dourados, since 1968.",
        es: "Pastizal, ganado y río en Dourados, desde 1968.",
      },
    },
    close: {
      title: {
        pt: "O resto se conta à mesa",
        en: "The rest is best told at the table",
        es: "Lo demás se cuenta en la mesa",
      },
      link: {
        pt: "Conhecer as casas",
        en: "See the restaurants",
        es: "Conocer las casas",
      },
    },
  },
};

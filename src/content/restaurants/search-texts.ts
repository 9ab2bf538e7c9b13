import type { Texts } from "#language/languages.ts";

/** What search engines are told of a restaurant, beside what its page shows. */
interface SearchTexts {
  /** One whole sentence or more of 70 to 155 characters, found on no page. */
  readonly description: Texts;
  readonly cuisines: readonly Texts[];
}

const GRILL: Texts = { pt: "Carnes na brasa", en: "Grill", es: "Parrilla" };
const BRAZILIAN: Texts = { pt: "Brasileira", en: "Brazilian", es: "Brasileña" };
const ARGENTINE: Texts = { pt: "Argentina", en: "Argentine", es: "Argentina" };

/** By the restaurant's slug. They come with the code; one that is not here has a sentence of the interface. */
export const SEARCH_TEXTS: ReadonlyMap<string, SearchTexts> = new Map([
  [
    "a-figueira-rubaiyat",
    {
      description: {
        pt: "Grelha, mar e quatro fornos a lenha sob uma figueira centenária nos Jardins, São Paulo. Veja o cardápio, ligue ou peça sua mesa.",
        en: "Grill, seafood and four wood-fired ovens beneath a century-old fig tree in Jardins, São Paulo. See the menu, call or request a table.",
        es: "Parrilla, mar y cuatro hornos de leña bajo una higuera centenaria en los Jardins de São Paulo. Vea la carta, llame o pida mesa.",
      },
      cuisines: [GRILL, BRAZILIAN],
    },
  ],
  [
    "rubaiyat-faria-lima",
    {
      description: {
        pt: "O antigo Baby Beef Rubaiyat, na Faria Lima desde os anos 1970: grelha à vista, jardins internos e feijoada às quartas e sábados.",
        en: "The former Baby Beef Rubaiyat, on Faria Lima since the 1970s: a grill in view, inner gardens, feijoada on Wednesdays and Saturdays.",
        es: "El antiguo Baby Beef Rubaiyat, en Faria Lima desde los años setenta: parrilla a la vista, jardines interiores y feijoada.",
      },
      cuisines: [GRILL, BRAZILIAN],
    },
  ],
  [
    "rubaiyat-rio",
    {
      description: {
        pt: "No Jockey Club, diante do Jardim Botânico: parrilla aberta e frutos do mar, com a pista e o Cristo Redentor à vista.",
        en: "At the Jockey Club, facing the Botanical Garden: open parrilla and seafood, with the track and Christ the Redeemer in view.",
        es: "En el Jockey Club de Río, frente al Jardín Botánico: parrilla abierta y mariscos, con la pista y el Cristo Redentor a la vista.",
      },
      cuisines: [GRILL, BRAZILIAN],
    },
  ],
  [
    "rubaiyat-brasilia",
    {
      description: {
        pt: "À beira do Lago Paranoá, em Brasília: carnes na grelha, varanda sobre a água e salas privativas.",
        en: "On the shore of Lake Paranoá, in Brasília: grilled meats, a veranda over the water and private rooms.",
        es: "A orillas del lago Paranoá, en Brasilia: carnes a la parrilla, terraza sobre el agua y salones privados.",
      },
      cuisines: [GRILL, BRAZILIAN],
    },
  ],
  [
    "rubaiyat-madrid",
    {
      description: {
        pt: "Em Chamartín, Madri: grelha aberta para o salão e terraço ajardinado o ano inteiro. De segunda a sábado, e domingo no almoço.",
        en: "In Chamartín, Madrid: a grill open to the room and a garden terrace all year round. Monday to Saturday, and Sunday lunch.",
        es: "En Chamartín, Madrid: parrilla abierta a la sala y terraza ajardinada todo el año. De lunes a sábado, y domingo a mediodía.",
      },
      cuisines: [GRILL, BRAZILIAN],
    },
  ],
  [
    "rubaiyat-chile",
    {
      description: {
        pt: "Em Vitacura, na Nueva Costanera: grelha, forno de pedra e o carpaccio de portobello, o prato mais conhecido da casa.",
        en: "In Vitacura, on Nueva Costanera: grill, stone oven and the portobello carpaccio it is best known for.",
        es: "En Vitacura, en Nueva Costanera: parrilla, horno de piedra y el carpaccio de portobello, el plato más conocido de la casa.",
      },
      cuisines: [GRILL],
    },
  ],
  [
    "cabana-las-lilas",
    {
      description: {
        pt: "Diante do Dique 4, em Puerto Madero: Angus e Hereford das Estancias Las Lilas, maturados por 21 dias, e mais de 300 vinhos.",
        en: "Facing Dique 4 in Puerto Madero: Angus and Hereford from Estancias Las Lilas, matured for 21 days, and over 300 wines.",
        es: "Frente al Dique 4, en Puerto Madero: Angus y Hereford de Estancias Las Lilas, madurados 21 días, y más de 300 vinos.",
      },
      cuisines: [GRILL, ARGENTINE],
    },
  ],
  [
    "emporio-figueira",
    {
      description: {
        pt: "Empório Figueira, do Grupo Rubaiyat, em São Paulo. Escreva para nós para planejar a visita.",
        en: "Empório Figueira, from Grupo Rubaiyat, in São Paulo. Write to us to plan your visit.",
        es: "Empório Figueira, del Grupo Rubaiyat, en São Paulo. Escríbanos para preparar su visita.",
      },
      // Nothing is known of its kitchen.
      cuisines: [],
    },
  ],
]);

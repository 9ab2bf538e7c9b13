import type { Texts } from "#language/languages.ts";

/**
 * The alternative text of a picture, empty where it only decorates. `illustration`: it stands for a real
 * place or dish, and a photograph may take its place.
 */
export type ImageText = Texts & { illustration?: true };

const DECORATIVE: ImageText = { pt: "", en: "", es: "" };

/** One entry for each picture of this folder, by its file name. */
export const IMAGE_TEXTS = {
  "cuts-steer.svg": {
    pt: "Gravura: o boi e seus cortes",
    en: "Engraving: the steer and its cuts",
    es: "Grabado: la res y sus cortes",
  },
  "emblem-bull.svg": DECORATIVE,
  "emblem-cutlery.svg": DECORATIVE,
  "emblem-fig.svg": DECORATIVE,
  "emblem-glass.svg": DECORATIVE,
  "experience-almoco-no-jockey.webp": {
    pt: "Gravura: mesa na varanda, com a pista e o Cristo ao fundo",
    en: "Engraving: a table on the veranda, the track and Christ beyond",
    es: "Grabado: mesa en la terraza, con la pista y el Cristo al fondo",
    illustration: true,
  },
  "experience-feijoada-em-madrid.webp": {
    pt: "Gravura: caipirinha e panela de feijoada",
    en: "Engraving: a caipirinha and a pot of feijoada",
    es: "Grabado: caipirinha y olla de feijoada",
    illustration: true,
  },
  "experience-feijoada-em-sao-paulo.webp": {
    pt: "Gravura: feijoada com seus acompanhamentos",
    en: "Engraving: feijoada and its sides",
    es: "Grabado: feijoada con sus guarniciones",
    illustration: true,
  },
  "experience-grelha-em-vitacura.webp": {
    pt: "Gravura: vitrine de cortes e forno de pedra",
    en: "Engraving: display of cuts and stone oven",
    es: "Grabado: vitrina de cortes y horno de piedra",
    illustration: true,
  },
  "experience-mesa-sob-a-figueira.webp": {
    pt: "Gravura: mesas em volta da figueira",
    en: "Engraving: tables round the fig tree",
    es: "Grabado: mesas alrededor de la higuera",
    illustration: true,
  },
  "experience-noite-no-dique.webp": {
    pt: "Gravura: mesas no cais à noite",
    en: "Engraving: tables on the quay at night",
    es: "Grabado: mesas en el muelle de noche",
    illustration: true,
  },
  "experience-reveillon-no-lago.webp": {
    pt: "Gravura: fogos sobre o Lago Paranoá",
    en: "Engraving: fireworks over Lake Paranoá",
    es: "Grabado: fuegos artificiales sobre el lago Paranoá",
    illustration: true,
  },
  "fig-root.svg": DECORATIVE,
  "fig-tree-lines.svg": {
    pt: "Gravura da figueira",
    en: "Engraving of the fig tree",
    es: "Grabado de la higuera",
  },
  "gallery-a-figueira-rubaiyat-1.webp": {
    pt: "Gravura: forno a lenha visto por um círculo de vidro",
    en: "Engraving: a wood-fired oven seen through a glass circle",
    es: "Grabado: horno de leña visto por un círculo de vidrio",
    illustration: true,
  },
  "gallery-a-figueira-rubaiyat-2.webp": {
    pt: "Gravura: os troncos e as raízes da figueira",
    en: "Engraving: the trunks and roots of the fig tree",
    es: "Grabado: los troncos y las raíces de la higuera",
    illustration: true,
  },
  "gallery-a-figueira-rubaiyat-3.webp": {
    pt: "Gravura botânica: ramo de Ficus benghalensis com figos e raízes aéreas",
    en: "Botanical engraving: twig of Ficus benghalensis with figs and aerial roots",
    es: "Grabado botánico: rama de Ficus benghalensis con higos y raíces aéreas",
    illustration: true,
  },
  "gallery-cabana-las-lilas-1.webp": {
    pt: "Gravura: o Puente de la Mujer",
    en: "Engraving: the Puente de la Mujer",
    es: "Grabado: el Puente de la Mujer",
    illustration: true,
  },
  "gallery-cabana-las-lilas-2.webp": {
    pt: "Gravura: a fragata atracada em Puerto Madero",
    en: "Engraving: the frigate moored at Puerto Madero",
    es: "Grabado: la fragata amarrada en Puerto Madero",
    illustration: true,
  },
  "gallery-cabana-las-lilas-3.webp": {
    pt: "Gravura: a vaca em tamanho natural na entrada",
    en: "Engraving: the life-size cow at the entrance",
    es: "Grabado: la vaca de tamaño natural en la entrada",
    illustration: true,
  },
  "gallery-emporio-figueira-1.webp": {
    pt: "Gravura: figos em conserva",
    en: "Engraving: figs in jars",
    es: "Grabado: higos en conserva",
    illustration: true,
  },
  "gallery-emporio-figueira-2.webp": {
    pt: "Gravura: figos inteiros e cortados",
    en: "Engraving: figs, whole and cut",
    es: "Grabado: higos enteros y cortados",
    illustration: true,
  },
  "gallery-emporio-figueira-3.webp": {
    pt: "Gravura: prateleiras com garrafas, potes e pães",
    en: "Engraving: shelves of bottles, jars and bread",
    es: "Grabado: estantes con botellas, frascos y panes",
    illustration: true,
  },
  "gallery-rubaiyat-brasilia-1.webp": {
    pt: "Gravura: os três arcos da Ponte JK sobre o Lago Paranoá",
    en: "Engraving: the three arches of the JK bridge on Lake Paranoá",
    es: "Grabado: los tres arcos del puente JK sobre el lago Paranoá",
    illustration: true,
  },
  "gallery-rubaiyat-brasilia-2.webp": {
    pt: "Gravura: sala privativa com mesa longa diante do lago",
    en: "Engraving: private room with a long table facing the lake",
    es: "Grabado: salón privado con mesa larga frente al lago",
    illustration: true,
  },
  "gallery-rubaiyat-brasilia-3.webp": {
    pt: "Gravura: mesas na varanda, junto à água",
    en: "Engraving: tables on the veranda by the water",
    es: "Grabado: mesas en la terraza, junto al agua",
    illustration: true,
  },
  "gallery-rubaiyat-chile-1.webp": {
    pt: "Gravura: o forno de pedra aceso",
    en: "Engraving: the stone oven, lit",
    es: "Grabado: el horno de piedra encendido",
    illustration: true,
  },
  "gallery-rubaiyat-faria-lima-1.webp": {
    pt: "Gravura: cadeiras de ferro e couro junto a uma mesa de madeira",
    en: "Engraving: iron-and-leather chairs at a wooden table",
    es: "Grabado: sillas de hierro y cuero junto a una mesa de madera",
    illustration: true,
  },
  "gallery-rubaiyat-faria-lima-2.webp": {
    pt: "Gravura: o bar e a adega envidraçada",
    en: "Engraving: the bar and the glazed cellar",
    es: "Grabado: la barra y la bodega acristalada",
    illustration: true,
  },
  "gallery-rubaiyat-faria-lima-3.webp": {
    pt: "Gravura: mesas ao lado do jardim interno",
    en: "Engraving: tables beside the inner garden",
    es: "Grabado: mesas junto al jardín interior",
    illustration: true,
  },
  "gallery-rubaiyat-madrid-1.webp": {
    pt: "Gravura: o terraço ajardinado",
    en: "Engraving: the garden terrace",
    es: "Grabado: la terraza ajardinada",
    illustration: true,
  },
  "gallery-rubaiyat-madrid-2.webp": {
    pt: "Gravura: pães diante do forno a lenha",
    en: "Engraving: breads before the wood oven",
    es: "Grabado: panes ante el horno de leña",
    illustration: true,
  },
  "gallery-rubaiyat-madrid-3.webp": {
    pt: "Gravura: a parede de vinhos",
    en: "Engraving: the wall of wine",
    es: "Grabado: la pared de vinos",
    illustration: true,
  },
  "gallery-rubaiyat-rio-1.webp": {
    pt: "Gravura: pavilhão de tijolo, ferro e vidro ao longo da varanda",
    en: "Engraving: pavilion of brick, iron and glass along the veranda",
    es: "Grabado: pabellón de ladrillo, hierro y vidrio a lo largo de la terraza",
    illustration: true,
  },
  "gallery-rubaiyat-rio-2.webp": {
    pt: "Gravura: a adega vertical entre pilares de tijolo",
    en: "Engraving: the vertical cellar between brick piers",
    es: "Grabado: la bodega vertical entre pilares de ladrillo",
    illustration: true,
  },
  "hero-portrait-poster.jpg": {
    pt: "Brasas sob a grelha",
    en: "Embers under the grill",
    es: "Brasas bajo la parrilla",
  },
  "hero-poster.jpg": {
    pt: "Brasas sob a grelha",
    en: "Embers under the grill",
    es: "Brasas bajo la parrilla",
  },
  "house-a-figueira-rubaiyat.webp": {
    pt: "Gravura: a figueira no salão, com os círculos de vidro na parede de tijolo",
    en: "Engraving: the fig tree in the hall, with the glass circles in the brick wall",
    es: "Grabado: la higuera en la sala, con los círculos de vidrio en la pared de ladrillo",
    illustration: true,
  },
  "house-cabana-las-lilas.webp": {
    pt: "Gravura: o Dique 4 ao anoitecer, com galpão de tijolo, guindastes e a fragata",
    en: "Engraving: dock 4 at dusk, with a brick warehouse, cranes and the frigate",
    es: "Grabado: el Dique 4 al anochecer, con depósito de ladrillo, grúas y la fragata",
    illustration: true,
  },
  "house-emporio-figueira.webp": {
    pt: "Gravura botânica: ramo de figueira com figos",
    en: "Botanical engraving: fig branch with figs",
    es: "Grabado botánico: rama de higuera con higos",
    illustration: true,
  },
  "house-rubaiyat-brasilia.webp": {
    pt: "Gravura: varanda sobre o Lago Paranoá; ao longe, os arcos da Ponte JK",
    en: "Engraving: veranda over Lake Paranoá; far off, the arches of the JK bridge",
    es: "Grabado: terraza sobre el lago Paranoá; a lo lejos, los arcos del puente JK",
    illustration: true,
  },
  "house-rubaiyat-chile.webp": {
    pt: "Gravura: salão de madeira e ferro com forno de pedra e vitrine de cortes",
    en: "Engraving: room of wood and iron with a stone oven and a display of cuts",
    es: "Grabado: sala de madera y hierro con horno de piedra y vitrina de cortes",
    illustration: true,
  },
  "house-rubaiyat-faria-lima.webp": {
    pt: "Gravura: salão aberto ao jardim interno, com a grelha à vista",
    en: "Engraving: the room open to the inner garden, with the grill in view",
    es: "Grabado: sala abierta al jardín interior, con la parrilla a la vista",
    illustration: true,
  },
  "house-rubaiyat-madrid.webp": {
    pt: "Gravura: salão de vigas aparentes com a grelha aberta",
    en: "Engraving: beamed room with the open grill",
    es: "Grabado: sala de vigas vistas con la parrilla abierta",
    illustration: true,
  },
  "house-rubaiyat-rio.webp": {
    pt: "Gravura: varanda à beira da pista, palmeiras-imperiais e o Cristo Redentor no Corcovado",
    en: "Engraving: veranda beside the track, imperial palms and Christ the Redeemer on Corcovado",
    es: "Grabado: terraza junto a la pista, palmeras imperiales y el Cristo Redentor en el Corcovado",
    illustration: true,
  },
  "news-banyan-da-haddock-lobo.webp": {
    pt: "Gravura: raízes aéreas que viraram troncos",
    en: "Engraving: aerial roots become trunks",
    es: "Grabado: raíces aéreas convertidas en troncos",
  },
  "news-escola-de-rosende.webp": {
    pt: "Gravura: vinhas em socalcos sobre o rio, na Ribeira Sacra",
    en: "Engraving: vines on terraces above the river, Ribeira Sacra",
    es: "Grabado: viñas en bancales sobre el río, en la Ribeira Sacra",
  },
  "news-fazenda-brangus.webp": {
    pt: "Gravura: um Brangus de frente",
    en: "Engraving: a Brangus, head on",
    es: "Grabado: un Brangus de frente",
  },
  "news-feijoada-peca-por-peca.webp": {
    pt: "Gravura: panela de barro com feijão-preto",
    en: "Engraving: a clay pot of black beans",
    es: "Grabado: olla de barro con frijoles negros",
  },
  "news-figueira-25-anos.webp": {
    pt: "Gravura: o salão da figueira visto das mesas",
    en: "Engraving: the fig hall from the tables",
    es: "Grabado: la sala de la higuera vista desde las mesas",
  },
  "news-las-lilas-30-anos.webp": {
    pt: "Gravura: o cais do Dique 4 e a fragata",
    en: "Engraving: the quay of dock 4 and the frigate",
    es: "Grabado: el muelle del Dique 4 y la fragata",
  },
  "news-nova-carta-vinhos.webp": {
    pt: "Gravura: decanter, taças e garrafas deitadas",
    en: "Engraving: decanter, glasses and bottles laid down",
    es: "Grabado: decantador, copas y botellas acostadas",
  },
  "news-premio-melhor-steakhouse.webp": {
    pt: "Gravura: coroa de folhas de figueira em volta de um prato",
    en: "Engraving: a wreath of fig leaves round a plate",
    es: "Grabado: corona de hojas de higuera alrededor de un plato",
  },
  "news-rubaiyat-madrid-20-anos.webp": {
    pt: "Gravura: a grelha aberta para o salão",
    en: "Engraving: the grill, open to the room",
    es: "Grabado: la parrilla abierta a la sala",
  },
  "pattern-fig-leaf.svg": DECORATIVE,
  "placeholder.svg": DECORATIVE,
  "section-delivery.webp": {
    pt: "Gravura: sacolas e caixas amarradas com fita",
    en: "Engraving: bags and boxes tied with ribbon",
    es: "Grabado: bolsas y cajas atadas con cinta",
  },
  "section-events.webp": {
    pt: "Gravura: uma longa mesa posta",
    en: "Engraving: one long table, laid",
    es: "Grabado: una larga mesa puesta",
  },
  "section-experiences.webp": {
    pt: "Gravura: taças de vinho à luz de velas",
    en: "Engraving: wine glasses by candlelight",
    es: "Grabado: copas de vino a la luz de las velas",
  },
  "section-farm.webp": {
    pt: "Gravura: gado Brangus em campo aberto",
    en: "Engraving: Brangus cattle on open pasture",
    es: "Grabado: ganado Brangus en campo abierto",
  },
  "section-foundation.webp": {
    pt: "Gravura: avental, frigideira e castanhas",
    en: "Engraving: apron, pan and chestnuts",
    es: "Grabado: delantal, sartén y castañas",
  },
  "section-group-hub.webp": {
    pt: "Gravura: brasas sob as barras da grelha",
    en: "Engraving: coals under the bars of the grill",
    es: "Grabado: brasas bajo las barras de la parrilla",
  },
  "section-our-fig-tree.webp": {
    pt: "Gravura: a copa da figueira vista de baixo",
    en: "Engraving: the crown of the fig tree from below",
    es: "Grabado: la copa de la higuera vista desde abajo",
  },
  "section-reservations.webp": {
    pt: "Gravura: mesa posta para dois",
    en: "Engraving: a table laid for two",
    es: "Grabado: mesa puesta para dos",
  },
  "section-restaurants.webp": {
    pt: "Gravura: o perfil das seis cidades",
    en: "Engraving: the skylines of the six cities",
    es: "Grabado: el perfil de las seis ciudades",
  },
  "section-who-we-are.webp": {
    pt: "Gravura: o navio Cabo de Hornos no Atlântico",
    en: "Engraving: the liner Cabo de Hornos on the Atlantic",
    es: "Grabado: el barco Cabo de Hornos en el Atlántico",
  },
  "skyline-brasilia.svg": {
    pt: "Horizonte de Brasília",
    en: "Brasília skyline",
    es: "Horizonte de Brasilia",
  },
  "skyline-buenos-aires.svg": {
    pt: "Horizonte de Buenos Aires",
    en: "Buenos Aires skyline",
    es: "Horizonte de Buenos Aires",
  },
  "skyline-madrid.svg": {
    pt: "Horizonte de Madri",
    en: "Madrid skyline",
    es: "Horizonte de Madrid",
  },
  "skyline-rio.svg": {
    pt: "Horizonte do Rio de Janeiro",
    en: "Rio de Janeiro skyline",
    es: "Horizonte de Río de Janeiro",
  },
  "skyline-santiago.svg": {
    pt: "Horizonte de Santiago",
    en: "Santiago skyline",
    es: "Horizonte de Santiago",
  },
  "skyline-sao-paulo.svg": {
    pt: "Horizonte de São Paulo",
    en: "São Paulo skyline",
    es: "Horizonte de São Paulo",
  },
} satisfies Record<string, ImageText>;

import type { ArticleContent } from "../kinds/article.ts";

export const figueira25Anos: ArticleContent = {
  slug: "figueira-25-anos",
  title: {
    pt: "Vinte e cinco anos à sombra da figueira",
    en: "Twenty-five years beneath the fig tree",
    es: "Veinticinco años a la sombra de la higuera",
  },
  excerpt: {
    pt: "Em junho de 2001, Francis Mallmann escreveu o primeiro cardápio de uma casa feita em volta de uma árvore.",
    en: "In June 2001 Francis Mallmann wrote the first menu for a restaurant built around a tree.",
    es: "En junio de 2001, Francis Mallmann escribió la primera carta de una casa hecha en torno a un árbol.",
  },
  content: {
    pt: `Em junho de 2001, São Paulo ganhou um restaurante construído em volta de uma árvore. Na Rua
Haddock Lobo, nos Jardins, o arquiteto Fernando Iglesias deixou a figueira-de-bengala onde ela
estava, cobriu o salão de vidro e abriu, numa parede de tijolo aparente, sete grandes círculos por
onde se vê a cozinha.

## Quatro fornos e um primeiro cardápio

Do outro lado do vidro ficam a grelha e quatro fornos de barro a lenha, que chegam a 600\u00A0°C.
Para eles, o argentino Francis Mallmann escreveu o primeiro cardápio da casa. Pela mesma cozinha passou
Paola Carosella, que mais tarde voltaria como consultora.

O cardápio põe o mar e o campo lado a lado. De um, o caixote marinho, o pargo assado, o polvo
aplastado e o pirarucu; do outro, o baby beef, o bife de chorizo e a picanha summus. Às
quartas e aos sábados, no almoço, a feijoada.

## O salão e a árvore

Na abertura eram 84 mesas no salão em L e cerca de vinte no bar da entrada; em 2012, a equipe somava
perto de duzentas pessoas. Lonas filtram o sol sob o vidro e uma névoa fina de água desce da copa.
Os vinhos repousam numa adega climatizada, ao lado da porta. A casa está no Guia Michelin.

Em junho de 2026, vinte e cinco anos depois, é ainda o restaurante que segue a medida da árvore, e
não o contrário. A árvore chegou primeiro: foi plantada, estima-se, na década de 1890.`,
    en: `In June 2001 São Paulo gained a restaurant built around a tree. On Rua Haddock Lobo, in the
Jardins district, the architect Fernando Iglesias left the Bengal fig where it stood, put a glass
roof over the room and cut seven large circles into a bare brick wall, so that the kitchen could be
seen from the tables.

## Four ovens and a first menu

Behind the glass are the grill and four wood-fired clay ovens that reach 600\u00A0°C. It was for
these that the Argentine cook Francis Mallmann wrote the restaurant’s first menu. Paola Carosella worked
in the same kitchen, and later returned as a consultant.

The menu sets sea and pasture side by side. From the one, caixote marinho, roast pargo, polvo
aplastado and pirarucu, the great fish of the Amazon; from the other, baby beef, bife de chorizo
and picanha summus. On Wednesdays and Saturdays, at lunch, feijoada.

## The room and the tree

It opened with 84 tables in the L-shaped room and some twenty in the bar by the entrance; by 2012
the team numbered about two hundred. Canvas blinds soften the sun beneath the glass, and a fine mist
of water drifts down from the canopy. The wines lie in a climate-controlled cellar beside the door.
The restaurant is in the Michelin Guide.

In June 2026, twenty-five years on, it is still the restaurant that takes its measure from the tree,
and not the other way round. The tree came first: it was planted, as far as can be told, in the
1890s.`,
    es: `En junio de 2001, São Paulo ganó un restaurante construido en torno a un árbol. En la Rua
Haddock Lobo, en el barrio de Jardins, el arquitecto Fernando Iglesias dejó la higuera de Bengala
donde estaba, cubrió la sala de cristal y abrió en un muro de ladrillo visto siete grandes círculos
por los que se ve la cocina.

## Cuatro hornos y una primera carta

Al otro lado del cristal están la parrilla y cuatro hornos de barro a leña que llegan a 600\u00A0°C.
Para ellos, el argentino Francis Mallmann escribió la primera carta de la casa. En la misma cocina
trabajó Paola Carosella, que más tarde volvió como asesora.

La carta pone el mar y el campo lado a lado. De uno, el caixote marinho, el pargo asado, el pulpo
aplastado y el pirarucú, el gran pez del Amazonas; del otro, el baby beef, el bife de chorizo y la
picanha summus. Los miércoles y los sábados, en el almuerzo, feijoada.

## La sala y el árbol

Abrió con 84 mesas en la sala en forma de L y unas veinte en el bar de la entrada; en 2012 el equipo
rondaba las doscientas personas. Unas lonas filtran el sol bajo el cristal y una fina niebla de agua
baja de la copa. Los vinos reposan en una bodega climatizada, junto a la puerta. La casa figura en
la Guía Michelin.

En junio de 2026, veinticinco años después, sigue siendo la casa la que toma la medida del árbol, y
no al revés. El árbol llegó primero: se plantó, según se estima, en la década de 1890.`,
  },
  image: "/images/news-figueira-25-anos.webp",
  author: "Grupo Rubaiyat",
  category: "Gastronomia",
  tags: ["A Figueira Rubaiyat", "São Paulo", "Francis Mallmann"],
  isPublished: true,
  publishedAt: "2026-06-18T12:00:00Z",
  isActive: true,
};

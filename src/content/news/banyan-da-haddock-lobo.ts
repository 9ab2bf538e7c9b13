import type { ArticleContent } from "../kinds/article.ts";

export const banyanDaHaddockLobo: ArticleContent = {
  slug: "banyan-da-haddock-lobo",
  title: {
    pt: "A árvore que anda: retrato de uma figueira",
    en: "The tree that walks: portrait of a fig",
    es: "El árbol que camina: retrato de una higuera",
  },
  excerpt: {
    pt: "No Dia da Árvore, a botânica da figueira-de-bengala que abriga um salão inteiro na Rua Haddock Lobo.",
    en: "For Brazil’s Tree Day, the botany of the Bengal fig that shelters a whole dining room on Rua Haddock Lobo.",
    es: "En el Día del Árbol en Brasil, la botánica de la higuera de Bengala que cobija toda una sala en la Rua Haddock Lobo.",
  },
  content: {
    pt: `O Brasil comemora o Dia da Árvore em 21 de setembro, na véspera da primavera. É boa ocasião
para apresentar a nossa pelo nome completo: *Ficus benghalensis* L., família das moráceas, natural
de Bengala Ocidental. Também conhecida como banyan, é a árvore nacional da Índia.

## Raízes que descem

A figueira-de-bengala cresce de um jeito pouco comum. Dos galhos nascem raízes finas, que descem
pelo ar em busca do chão. Quando o tocam, engrossam e se tornam troncos iguais ao primeiro, e a copa
avança apoiada neles. Assim uma só árvore pode virar um bosque. Conta-se que, por volta de
326 a.C., o exército de Alexandre se abrigou à sombra de banyans.

## A nossa, em medidas

A da Rua Haddock Lobo tem cerca de seis metros de diâmetro no tronco e 46 na copa. A idade é
estimada entre 120 e 150 anos, com plantio na década de 1890, quando o terreno era uma chácara.
Quem morava ali perto ainda fala dela como abrigo e quintal de brincadeiras.

## Viver debaixo dela

Quando A Figueira abriu, em junho de 2001, a árvore já estava ali e era dela o terreno. Por isso o
teto é de vidro, alguns galhos descansam sobre escoras e o salão segue o desenho da copa. Os frutos
são pequenos, redondos, do laranja ao vermelho, e não chegam à mesa. A sombra, sim.`,
    en: `Brazil celebrates its Tree Day on 21 September, on the eve of the southern spring. It is a
good moment to introduce ours by its full name: *Ficus benghalensis* L., of the family Moraceae,
native to West Bengal. Also known as banyan, it is the national tree of India.

## Roots that come down

The Bengal fig grows in an unusual way. Thin roots spring from its branches and descend through the
air in search of the ground. When they touch it they thicken into trunks like the first one, and the
crown moves on, leaning on them. So a single tree can become a grove. Around 326 BC, the story goes,
Alexander’s army took shelter under banyans.

## Ours, in figures

The one on Rua Haddock Lobo is about six metres across at the trunk and 46 at the crown. Its age is
put at between 120 and 150 years, and its planting in the 1890s, when the place was a smallholding.
Those who lived near by still speak of it as a shelter and a playground.

## Living under it

When A Figueira opened, in June 2001, the tree was already there, and the ground was its own. That
is why the roof is glass, some limbs rest on props, and the room follows the line of the crown. The
fruits are small and round, from orange to red, and do not come to the table. The shade does.`,
    es: `Brasil celebra el Día del Árbol el 21 de septiembre, en vísperas de la primavera austral.
Es una buena ocasión para presentar la nuestra por su nombre completo: *Ficus benghalensis* L., de
la familia de las moráceas, originaria de Bengala Occidental. También se la conoce como baniano y es
el árbol nacional de la India.

## Raíces que bajan

La higuera de Bengala crece de un modo poco común. De sus ramas nacen raíces finas que bajan por el
aire en busca del suelo. Cuando lo tocan, engrosan y se vuelven troncos iguales al primero, y la
copa avanza apoyada en ellos. Así un solo árbol puede convertirse en bosque. Se cuenta que, hacia
326 a. C., el ejército de Alejandro se cobijó bajo banianos.

## La nuestra, en medidas

La de la Rua Haddock Lobo mide unos seis metros de diámetro en el tronco y 46 en la copa. Se le
calculan entre 120 y 150 años, y se cree que se plantó en la década de 1890, cuando el terreno
era una quinta. Quienes vivían cerca aún hablan de ella como refugio y patio de juegos.

## Vivir debajo

Cuando A Figueira abrió, en junio de 2001, el árbol ya estaba allí y el terreno era suyo. Por eso el
techo es de cristal, algunas ramas descansan sobre puntales y la sala sigue el dibujo de la copa.
Los frutos son pequeños y redondos, del naranja al rojo, y no llegan a la mesa. La sombra, sí.`,
  },
  image: "/images/news-banyan-da-haddock-lobo.webp",
  author: "Grupo Rubaiyat",
  category: "Sustentabilidade",
  tags: ["A Figueira Rubaiyat", "Botânica", "Dia da Árvore"],
  isPublished: true,
  publishedAt: "2025-09-21T12:00:00Z",
  isActive: true,
};

import type { ArticleContent } from "../kinds/article.ts";

export const fazendaBrangus: ArticleContent = {
  slug: "fazenda-brangus",
  title: {
    pt: "Dourados, onde o cardápio começa",
    en: "Dourados, where the menu begins",
    es: "Dourados, donde empieza la carta",
  },
  excerpt: {
    pt: "Onze anos depois do primeiro restaurante veio a fazenda. A história do Brangus, do pasto à mesa.",
    en: "Eleven years after the first restaurant came the farm. The story of Brangus, from pasture to table.",
    es: "Once años después del primer restaurante llegó la hacienda. La historia del Brangus, del pasto a la mesa.",
  },
  content: {
    pt: `Em 1968, onze anos depois do primeiro restaurante, a família comprou terras perto de
Dourados, em Mato Grosso do Sul. A razão era simples: quem serve carne quer saber de onde ela vem.
São cerca de 10.000 hectares, com 36 quilômetros de rio navegável no seu contorno.

## Uma raça para dois climas

O Angus dá boa carne e sofre com o calor; o Brahman, zebuíno, aguenta o sol. Do cruzamento dos dois
nasce o Brangus, e é ele que a fazenda seleciona desde 1988. Em 2002 já eram mais de cinco
gerações de seleção, com touros, sêmen e embriões levados a leilão junto com as Estancias Las Lilas. Do cruzamento com o wagyu veio depois o tropical kobe beef, nas mesas desde
2006.

## O que cabe num prato

Em 2010, a fazenda criava em média 10.000 cabeças por ano. De cada animal, só cerca de um quinto são
os cortes nobres que o restaurante serve; o resto é vendido. É uma conta que explica muita coisa:
por que os cortes nobres são poucos e pedem tanto cuidado.

## Soltos no pasto

Os animais são criados soltos, ao ritmo do capim. Desde os anos 1990 a fazenda fornece também porco,
frango caipira e ovos; o baby pork do fim do ano e a feijoada das quartas e dos sábados começam ali.
“Da fazenda ao prato” é como o grupo resume tudo isso. Demora mais. É esse o ponto.`,
    en: `In 1968, eleven years after the first restaurant, the family bought land near Dourados, in
the Brazilian state of Mato Grosso do Sul. The reason was simple: those who serve meat want to know
where it comes from. There are about 10,000 hectares, with 36 kilometres of navigable river along
their edge.

## One breed for two climates

Angus gives good meat and suffers in the heat; Brahman, a zebu, bears the sun. From a cross of the
two comes Brangus, and this is what the farm has been selecting since 1988. By 2002 there had been
more than five generations of selection, with bulls, semen and embryos sent to auction
together with Estancias Las Lilas. From a further cross, with wagyu, came tropical kobe beef, on the
tables since 2006.

## What fits on a plate

In 2010 the farm raised some 10,000 head a year on average. Of each animal only about a fifth yields
the finest cuts, the ones the restaurants serve; the rest is sold. That sum explains a good deal:
why the finest cuts are few, and need such care.

## Free to roam

The animals live in the open, at the pace of the grass. Since the 1990s the farm has supplied pork,
free-range chicken and eggs as well; the year-end baby pork and the Wednesday and Saturday feijoada
begin there. “From farm to plate” is how the group sums it up. It takes longer. That is the point.`,
    es: `En 1968, once años después del primer restaurante, la familia compró tierras cerca de
Dourados, en Mato Grosso do Sul. La razón era sencilla: quien sirve carne quiere saber de dónde
viene. Son unas 10.000 hectáreas, con 36 kilómetros de río navegable en su contorno.

## Una raza para dos climas

El Angus da buena carne y sufre con el calor; el Brahman, cebú, aguanta el sol. Del cruce de los dos
nace el Brangus, y es el que la hacienda selecciona desde 1988. En 2002 ya eran más de cinco
generaciones de selección, con toros, semen y embriones llevados a subasta
junto con Estancias Las Lilas. Del cruce con wagyu vino después el tropical kobe beef, en las mesas
desde 2006.

## Lo que cabe en un plato

En 2010, la hacienda criaba de media 10.000 cabezas al año. De cada animal, solo cerca de una quinta
parte son los cortes nobles que sirve el restaurante; el resto se vende. Es una cuenta que explica
muchas cosas: por qué los cortes nobles son pocos y piden tanto cuidado.

## Sueltos en el campo

Los animales se crían sueltos, al ritmo del pasto. Desde la década de 1990, la hacienda suministra
también cerdo, pollo de corral y huevos; el baby pork de fin de año y la feijoada de los miércoles y
los sábados empiezan allí. «Del campo al plato» es como el grupo lo resume. Lleva más tiempo. De eso
se trata.`,
  },
  image: "/images/news-fazenda-brangus.webp",
  author: "Grupo Rubaiyat",
  category: "Sustentabilidade",
  tags: ["Fazenda Rubaiyat", "Brangus", "Mato Grosso do Sul"],
  isPublished: true,
  publishedAt: "2024-11-14T12:00:00Z",
  isActive: true,
};

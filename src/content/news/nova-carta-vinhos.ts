import type { ArticleContent } from "../kinds/article.ts";

export const novaCartaVinhos: ArticleContent = {
  slug: "nova-carta-vinhos",
  title: {
    pt: "As adegas por trás da carta de vinhos",
    en: "The cellars behind the wine list",
    es: "Las bodegas detrás de la carta de vinos",
  },
  excerpt: {
    pt: "De São Paulo a Buenos Aires, a carta começa no lugar onde as garrafas repousam, quase sempre à vista de quem entra.",
    en: "From São Paulo to Buenos Aires, the list begins where the bottles rest, nearly always in sight of those who come in.",
    es: "De São Paulo a Buenos Aires, la carta empieza donde descansan las botellas, casi siempre a la vista de quien entra.",
  },
  content: {
    pt: `Antes de ser uma lista, uma carta de vinhos é um lugar. Nas casas do grupo, esse lugar
quase sempre se mostra a quem entra: a adega está junto à porta, atrás do bar ou de frente para o
salão.

## Onde as garrafas repousam

Em A Figueira, a adega climatizada fica ao lado da entrada; chegaram a ser mais de 7.000 garrafas e
cerca de 950 rótulos. Na Faria Lima, os vinhos estão atrás do vidro, vizinhos do bar: cerca de 700
rótulos. No Rio, a adega é vertical. Em Madri, o redesenho de 2025 levou-a para um ponto de destaque
do salão; são mais de 350 vinhos, de dez países. Em Buenos Aires, Cabaña Las Lilas reúne mais de 300
rótulos e 7.000 garrafas.

## Os prêmios

A revista *Wine Spectator* deu o seu Best of Award of Excellence ao Baby Beef Rubaiyat e a A
Figueira: em 2010, era o sexto ano seguido. Las Lilas recebe um prêmio da mesma revista todos os
anos desde 2007.

## À mesa

Uma carta de casa de carnes tem uma pergunta a responder: o que acompanha a brasa? Há os tintos
encorpados, é claro. Mas a cozinha também grelha peixe, abre ostras e serve feijoada, e a conversa
não termina nos tintos. Na dúvida, o melhor é dizer o corte e deixar que alguém do salão escolha a
garrafa.`,
    en: `Before it is a list, a wine list is a place. In the restaurants of the group that place is
nearly always in view of those who come in: the cellar stands by the door, behind the bar or facing
the tables.

## Where the bottles rest

At A Figueira the climate-controlled cellar is beside the entrance; it has held more than 7,000
bottles and some 950 labels. At Faria Lima the wines are behind glass, next to the bar: about 700
labels. In Rio the cellar is a tall one. In Madrid the redesign of 2025 gave it a place of honour in
the room, with more than 350 wines, from ten countries. In Buenos Aires, Cabaña Las Lilas keeps over
300 labels and 7,000 bottles.

## The awards

The magazine *Wine Spectator* gave its Best of Award of Excellence to Baby Beef Rubaiyat and A
Figueira: 2010 was the sixth year running. Las Lilas has received an award from the same
magazine every year since 2007.

## At the table

A steakhouse wine list has one question to answer: what goes with the grill? Full-bodied reds, of
course. But the kitchens also grill fish, open oysters and serve feijoada, and the
conversation does not end with reds. If in doubt, name the cut and let someone on
the floor choose the bottle.`,
    es: `Antes de ser una lista, una carta de vinos es un lugar. En las casas del grupo, ese lugar
casi siempre se muestra a quien entra: la bodega está junto a la puerta, detrás de la barra o frente
a la sala.

## Donde descansan las botellas

En A Figueira, la bodega climatizada está al lado de la entrada; llegó a tener más de 7.000 botellas
y unas 950 etiquetas. En Faria Lima, los vinos están tras el cristal, vecinos de la barra: unas 700
etiquetas. En Río, la bodega es vertical. En Madrid, el rediseño de 2025 la llevó a un lugar
destacado de la sala; son más de 350 vinos, de diez países. En Buenos Aires, Cabaña Las Lilas reúne
más de 300 etiquetas y 7.000 botellas.

## Los premios

La revista *Wine Spectator* concedió su Best of Award of Excellence a Baby Beef Rubaiyat y a A
Figueira: en 2010 era el sexto año seguido. Las Lilas recibe un premio de la misma revista todos los
años desde 2007.

## En la mesa

La carta de una casa de carnes tiene una pregunta que responder: ¿qué acompaña a la brasa? Los
tintos con cuerpo, claro. Pero la cocina también asa pescado, abre ostras y sirve feijoada, y la
conversación no termina en los tintos. Ante la duda, lo mejor es decir el corte y dejar que alguien
de la sala elija la botella.`,
  },
  image: "/images/news-nova-carta-vinhos.webp",
  author: "Grupo Rubaiyat",
  category: "Vinhos",
  tags: ["Adega", "Carta de vinhos", "Wine Spectator"],
  isPublished: true,
  publishedAt: "2025-11-13T12:00:00Z",
  isActive: true,
};

import type { ArticleContent } from "../kinds/article.ts";

export const premioMelhorSteakhouse: ArticleContent = {
  slug: "premio-melhor-steakhouse",
  title: {
    pt: "A Figueira entre as melhores casas de carne do mundo",
    en: "A Figueira among the best steak restaurants in the world",
    es: "A Figueira, entre las mejores casas de carne del mundo",
  },
  excerpt: {
    pt: "Em 2024, A Figueira era a única casa do Brasil na lista World’s 101 Best Steak Restaurants.",
    en: "In 2024 A Figueira was the only Brazilian restaurant on the World’s 101 Best Steak Restaurants list.",
    es: "En 2024, A Figueira era la única casa de Brasil en la lista World’s 101 Best Steak Restaurants.",
  },
  content: {
    pt: `A lista chama-se *World’s 101 Best Steak Restaurants* e classifica, todos os anos, casas de
carne do mundo inteiro. A Figueira Rubaiyat apareceu nela em 2023, no 50º lugar, e voltou em 2024,
no 91º. Nessa edição era a única representante do Brasil.

## Antes da lista, a cidade

O reconhecimento de fora chegou depois do de casa. Na edição *Comer & Beber*, em que a revista *Veja
São Paulo* elege todos os anos as melhores mesas da cidade, o Rubaiyat somava 15 títulos de melhor
carne em 2017 e 17 no fim de 2018. Em 2007, a mesma publicação escolheu o fundador, Belarmino
Fernández Iglesias, como restaurateur do ano.

Em 2023, foi a vez de outro prato: a *Folha de S.Paulo* deu à casa da Faria Lima o título de melhor
feijoada completa da cidade.

## O que um prêmio mede

Um prêmio olha para o prato pronto. O que vem antes não aparece na foto: o gado Brangus selecionado
desde 1988 em Dourados, os cortes que são apenas uma parte de cada animal, o tempo de grelha, a
gente que começou na copa e hoje conduz o salão. O serviço é à la carte: a carne não circula pelo
salão, chega no ponto pedido.

O Guia Michelin já incluiu A Figueira e as casas do Rio e de Madri e, em 2024 e 2025, Cabaña Las
Lilas, em Buenos Aires. São listas diferentes, feitas por gente diferente. O que nos agrada é
que tenham passado pela mesma grelha.`,
    en: `The list is called the *World’s 101 Best Steak Restaurants*, and each year it ranks steak
restaurants worldwide. A Figueira Rubaiyat appeared on it in 2023, in 50th place, and returned in
2024, in 91st. In that edition it was the only restaurant from Brazil.

## First, the city

Recognition from abroad came after recognition at home. In *Comer & Beber*, the issue in which the
magazine *Veja São Paulo* chooses the best tables in the city every year, Rubaiyat had won the title
for best meat 15 times by 2017, and 17 times by the end of 2018. In 2007 the same magazine named the
founder, Belarmino Fernández Iglesias, restaurateur of the year.

In 2023 it was the turn of another dish: the newspaper *Folha de S.Paulo* named the feijoada at
Faria Lima the best complete feijoada in the city.

## What a prize measures

A prize looks at the finished plate. What comes before is not in the photograph: the Brangus cattle
selected in Dourados since 1988, the cuts that are only a part of each animal, the time on the
grill, the people who started at the bottom and now run the floor. Service is à la
carte: the meat does not circle the room, it arrives as it was ordered.

The Michelin Guide has listed A Figueira and the restaurants in Rio and Madrid and, in 2024 and
2025, Cabaña Las Lilas, in Buenos Aires. These are different lists, made by different people. What
pleases us is that they have all passed by the same grill.`,
    es: `La lista se llama *World’s 101 Best Steak Restaurants* y cada año clasifica casas de carne
de todo el mundo. A Figueira Rubaiyat apareció en ella en 2023, en el puesto 50, y volvió en 2024,
en el 91. En esa edición era la única representante de Brasil.

## Antes de la lista, la ciudad

El reconocimiento de fuera llegó después del de casa. En *Comer & Beber*, la edición en que la
revista *Veja São Paulo* elige cada año las mejores mesas de la ciudad, Rubaiyat sumaba 15 títulos a
la mejor carne en 2017 y 17 a finales de 2018. En 2007, la misma publicación eligió al fundador,
Belarmino Fernández Iglesias, restaurador del año.

En 2023 le tocó a otro plato: el diario *Folha de S.Paulo* dio a la casa de Faria Lima el título de
mejor feijoada completa de la ciudad.

## Lo que mide un premio

Un premio mira el plato terminado. Lo que viene antes no sale en la foto: el ganado Brangus
seleccionado desde 1988 en Dourados, los cortes que son apenas una parte de cada animal, el tiempo
de parrilla, la gente que empezó desde abajo y hoy lleva la sala. El servicio es a la carta: la
carne no da vueltas por la sala, llega en el punto pedido.

La Guía Michelin ha incluido A Figueira y las casas de Río y de Madrid y, en 2024 y 2025, Cabaña Las
Lilas, en Buenos Aires. Son listas distintas, hechas por gente distinta. Lo que nos
agrada es que todas hayan pasado por la misma parrilla.`,
  },
  image: "/images/news-premio-melhor-steakhouse.webp",
  author: "Grupo Rubaiyat",
  category: "Premiações",
  tags: ["A Figueira Rubaiyat", "World’s 101 Best", "Veja São Paulo"],
  isPublished: true,
  publishedAt: "2025-12-04T12:00:00Z",
  isActive: true,
};

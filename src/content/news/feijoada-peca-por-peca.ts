import type { ArticleContent } from "../kinds/article.ts";

export const feijoadaPecaPorPeca: ArticleContent = {
  slug: "feijoada-peca-por-peca",
  title: {
    pt: "A feijoada, peça por peça",
    en: "Feijoada, piece by piece",
    es: "La feijoada, pieza por pieza",
  },
  excerpt: {
    pt: "Às quartas e aos sábados, o almoço em São Paulo é preto, quente e sem pressa. Um guia para montar o prato.",
    en: "On Wednesdays and Saturdays lunch in São Paulo is black, hot and unhurried. A guide to building the plate.",
    es: "Los miércoles y los sábados, el almuerzo en São Paulo es negro, caliente y sin prisa. Una guía para armar el plato.",
  },
  content: {
    pt: `São Paulo tem um calendário próprio para a feijoada: quarta e sábado, na hora do almoço. As
casas do grupo na cidade o seguem há décadas, em bufê, para que cada um monte o prato à sua maneira.
Em agosto de 2023, a *Folha de S.Paulo* elegeu a da Faria Lima a melhor feijoada completa da
capital.

## Os cortes

A base é o porco, e boa parte dele vem da fazenda do grupo, em Mato Grosso do Sul. No balcão da
Faria Lima, o feijão preto chega acompanhado de orelha, rabo, costela e torresmo. Os puristas ficam
com a costela e o caldo. Quem cresceu com o prato sabe que são o rabo e a orelha que dão corpo ao
feijão.

## O que vai em volta

- **Couve**, com bacon e alho.
- **Farofa**, para dar textura ao caldo.
- **Bisteca**, grelhada.
- **Carne-seca desfiada**, com abóbora.
- **Banana à milanesa**, o doce que discute com o sal.
- **Mandioca**, para quem acha que ainda cabe.

## Como se come

Devagar, e em duas voltas. A primeira, pequena, para conhecer os cortes; a segunda, para repetir
aquilo de que se gostou. Caipirinha antes, café depois, e nenhum compromisso marcado para o começo
da tarde.

Não é só aqui. Em Madri, a feijoada aparece aos sábados quando chega o frio, a partir de novembro.
E foi com ela, num sábado de junho de 2014, que abriu a casa do Rio.`,
    en: `São Paulo keeps its own calendar for feijoada: Wednesday and Saturday, at lunchtime. The
group’s restaurants in the city have followed it for decades, as a buffet, so that everyone may
build the plate as they please. In August 2023 the newspaper *Folha de S.Paulo* chose the one at
Faria Lima as the best complete feijoada in the city.

## The cuts

Pork is the foundation, much of it from the group’s own farm in Mato Grosso do Sul. At the counter
of Faria Lima the black beans come with ear, tail, rib and crackling. Purists keep to the rib and
the broth. Those who grew up with the dish know that it is tail and ear that give the beans their
body.

## What goes around it

- **Collard greens**, with bacon and garlic.
- **Farofa**, toasted cassava meal, to give the broth some texture.
- **Pork chop**, from the grill.
- **Carne-seca**, salted beef, shredded with pumpkin.
- **Breaded banana**, the sweetness that argues with the salt.
- **Cassava**, for those who believe there is still room.

## How to eat it

Slowly, and in two rounds. The first one small, to get to know the cuts; the second to go back to
what you liked best. A caipirinha before, coffee after, and nothing in the diary for the early
afternoon.

It is not only here. In Madrid feijoada appears on Saturdays when the cold arrives, from November
on. And it was with feijoada, on a Saturday in June 2014, that Rubaiyat Rio opened.`,
    es: `São Paulo tiene un calendario propio para la feijoada: miércoles y sábado, a la hora del
almuerzo. Las casas del grupo en la ciudad lo siguen desde hace décadas, en bufé, para que cada
quien arme el plato a su manera. En agosto de 2023, el diario *Folha de S.Paulo* eligió la de Faria
Lima como la mejor feijoada completa de la ciudad.

## Los cortes

La base es el cerdo, y buena parte llega de la hacienda del grupo, en Mato Grosso do Sul. En el
mostrador de Faria Lima, los frijoles negros vienen acompañados de oreja, rabo, costilla y
chicharrón. Los puristas se quedan con la costilla y el caldo. Quien creció con el plato sabe que
son el rabo y la oreja los que dan cuerpo a los frijoles.

## Lo que va alrededor

- **Berza**, con panceta y ajo.
- **Farofa**, harina de yuca tostada, para dar textura al caldo.
- **Chuleta de cerdo**, a la parrilla.
- **Carne-seca**, vacuno salado, deshilachada con calabaza.
- **Plátano empanado**, el dulce que discute con la sal.
- **Yuca**, para quien cree que todavía cabe.

## Cómo se come

Despacio y en dos vueltas. La primera, pequeña, para conocer los cortes; la segunda, para repetir lo
que gustó. Caipirinha antes, café después y ningún compromiso para las primeras horas de la tarde.

No es solo aquí. En Madrid, la feijoada aparece los sábados cuando llega el frío, a partir de
noviembre. Y con ella, un sábado de junio de 2014, abrió la casa de Río.`,
  },
  image: "/images/news-feijoada-peca-por-peca.webp",
  author: "Grupo Rubaiyat",
  category: "Menu",
  tags: ["Feijoada", "Rubaiyat Faria Lima", "São Paulo"],
  isPublished: true,
  publishedAt: "2024-07-10T12:00:00Z",
  isActive: true,
};

import type { ArticleContent } from "../kinds/article.ts";

export const lasLilas30Anos: ArticleContent = {
  slug: "las-lilas-30-anos",
  title: {
    pt: "Las Lilas, trinta anos diante do dique",
    en: "Las Lilas, thirty years on the dock",
    es: "Las Lilas, treinta años frente al dique",
  },
  excerpt: {
    pt: "Em 1995, um galego de São Paulo e uma família de criadores argentinos abriram uma parrilla em Puerto Madero.",
    en: "In 1995 a Galician from São Paulo and a family of Argentine breeders opened a parrilla in Puerto Madero.",
    es: "En 1995, un gallego de São Paulo y una familia de criadores argentinos abrieron una parrilla en Puerto Madero.",
  },
  content: {
    pt: `Em 1995, Puerto Madero ainda aprendia a ser bairro. Foi nesse ano que Belarmino Fernández
Iglesias, fundador do Rubaiyat, se associou às Estancias y Cabaña Las Lilas, uma família de
criadores na quarta geração, e abriu com ela uma parrilla diante do Dique 4. Em 2025 a casa
completou trinta anos.

## Do próprio campo

A carne é de novilhos Angus e Hereford das Estancias Las Lilas, maturada por 21 dias. Dali saem o
ojo de bife, o bife ancho e o angosto, o lomo, a tapa de cuadril, o asado de tira, o vacío e, para
quem prefere o porco, o matambrito. A cozinha e a parrilla ficam à vista; ao lado, um forno de
barro. A focaccia de alecrim vai a todas as mesas.

## Madeira, ferro, couro e água

O salão é de madeira, ferro e couro. A varanda dá para a marina, perto do Puente de la Mujer e da
fragata Sarmiento. Na entrada do cais, uma vaca em tamanho natural recebe os visitantes e as
câmeras.

## O que se diz dela

A carta de vinhos, de mais de 300 rótulos, recebe um prêmio da revista *Wine Spectator* a cada ano,
desde 2007. O Guia Michelin incluiu a casa em 2024 e em 2025. Nenhuma lista explica por que se fica
tanto tempo à mesa. Talvez o flã com doce de leite; talvez o dique, que escurece devagar.`,
    en: `In 1995 Puerto Madero was still learning to be a neighbourhood. That was the year in which
Belarmino Fernández Iglesias, the founder of Rubaiyat, went into partnership with Estancias y Cabaña
Las Lilas, a family of breeders in its fourth generation, and opened a parrilla with them in front
of Dique 4. In 2025 the restaurant turned thirty.

## From their own land

The beef comes from the Angus and Hereford steers of Estancias Las Lilas and is matured for 21 days.
It becomes ojo de bife, bife ancho and angosto, lomo, tapa de cuadril, asado de tira and vacío;
there is matambrito for those who prefer pork. Kitchen and parrilla are in full view. Beside them
stands a clay oven. There is rosemary focaccia on every table.

## Wood, iron, leather and water

The room is wood, iron and leather. The terrace looks on to the marina, near the Puente de la Mujer
and the frigate Sarmiento. At the dock entrance a life-size cow receives the visitors, and
their cameras.

## What is said of it

The wine list, with more than 300 labels, has had an award from the magazine *Wine Spectator* every
year since 2007. The Michelin Guide listed the restaurant in 2024 and in 2025. No list explains why
people stay so long at the table. Perhaps it is the flan with dulce de leche; perhaps the dock,
which darkens slowly.`,
    es: `En 1995, Puerto Madero todavía aprendía a ser barrio. Ese año, Belarmino Fernández
Iglesias, fundador de Rubaiyat, se asoció con Estancias y Cabaña Las Lilas, una familia de criadores
en su cuarta generación, y abrió con ella una parrilla frente al Dique 4. En 2025 la casa cumplió
treinta años.

## Del campo propio

La carne es de novillos Angus y Hereford de Estancias Las Lilas, madurada durante 21 días. De ahí
salen el ojo de bife, el bife ancho y el angosto, el lomo, la tapa de cuadril, el asado de tira, el
vacío y, para quien prefiere el cerdo, el matambrito. La cocina y la parrilla están a la vista; al
lado, un horno de barro. La focaccia de romero llega a todas las mesas.

## Madera, hierro, cuero y agua

El salón es de madera, hierro y cuero. La terraza da a la marina, cerca del Puente de la Mujer y de
la fragata Sarmiento. En la entrada del muelle, una vaca de tamaño natural recibe a los visitantes y
a sus cámaras.

## Lo que se dice de ella

La carta de vinos, con más de 300 etiquetas, recibe cada año, desde 2007, un premio de la revista
*Wine Spectator*. La Guía Michelin incluyó la casa en 2024 y en 2025. Ninguna lista explica por qué
la sobremesa dura tanto. Quizá sea el flan con dulce de leche; quizá el dique, que se oscurece
despacio.`,
  },
  image: "/images/news-las-lilas-30-anos.webp",
  author: "Grupo Rubaiyat",
  category: "Gastronomia",
  tags: ["Cabaña Las Lilas", "Buenos Aires", "Puerto Madero"],
  isPublished: true,
  publishedAt: "2025-10-09T12:00:00Z",
  isActive: true,
};

import type { ArticleContent } from "../kinds/article.ts";

export const jockeyDezAnos: ArticleContent = {
  slug: "jockey-dez-anos",
  title: {
    pt: "Dez anos à beira da pista",
    en: "Ten years beside the track",
    es: "Diez años al borde de la pista",
  },
  excerpt: {
    pt: "Em 28 de junho de 2014, o Rubaiyat abriu no Jockey Club, no Rio. O primeiro almoço foi num sábado, com feijoada.",
    en: "On 28 June 2014 Rubaiyat opened at the Jockey Club in Rio. The first lunch was on a Saturday, with feijoada.",
    es: "El 28 de junio de 2014, Rubaiyat abrió en el Jockey Club de Río. El primer almuerzo fue un sábado, con feijoada.",
  },
  content: {
    pt: `No sábado, 28 de junho de 2014, o Rubaiyat abriu as portas ao público do Rio de Janeiro. O
endereço era o Jockey Club Brasileiro, diante da entrada do Jardim Botânico, e o primeiro almoço foi
de feijoada. Dez anos depois, o convite é o mesmo: sentar e olhar em volta.

## Uma casa voltada para fora

O projeto de Marcos Perazzo e Miguel Pinto Guimarães, com iluminação de Maneco Quinderé, foi pensado
para que ninguém comesse de frente para uma parede. Uma porta de mais de três metros se abre para
tijolo, vidro, madeira e ferro; uma varanda larga de pedra portuguesa acompanha a pista. Dali se
veem os cavalos, as palmeiras-imperiais e, acima delas, o Cristo Redentor. São 240 lugares em cerca
de 1.400 metros quadrados.

## Mar e brasa

No Rio, a refeição começa pelo mar. Há um balcão de gelo com frutos do mar, carpaccio de vieiras
com azeite cítrico e mostarda, tiradito e ceviche. Depois vem a parrilla aberta: picanha e filé
mignon, com arroz biro-biro, farofa Rubaiyat e batatas suflê. Para terminar, mil-folhas de doce de
leite.

## Para receber

Ao lado do salão, um anexo recebe até 120 convidados. Foi a oitava casa do grupo; na inauguração,
trabalhavam nela 110 pessoas. Dez anos depois, a paisagem continua sendo o primeiro prato, e não
consta da conta.`,
    en: `On Saturday 28 June 2014 Rubaiyat opened its doors to the public in Rio de Janeiro. The
address was the Jockey Club Brasileiro, across from the entrance to the Botanical Garden, and the
first lunch was feijoada. Ten years later the invitation has not changed: sit down, and look around.

## A restaurant that faces outwards

The design by Marcos Perazzo and Miguel Pinto Guimarães, with lighting by Maneco Quinderé, was meant
to spare everyone from eating in front of a wall. A door more than three metres high opens on to
brick, glass, wood and iron; a wide veranda of Portuguese stone runs along the track. From it you
see the horses, the imperial palms and, above them, Christ the Redeemer. There are 240 seats in
some 1,400 square metres.

## Sea and embers

In Rio, lunch begins with the sea. There is an ice counter of seafood, scallop carpaccio
with citrus oil and mustard, tiradito and ceviche. Then comes the open parrilla: picanha and filé
mignon, with arroz biro-biro, farofa Rubaiyat and soufflé potatoes. To finish, mille-feuille with
dulce de leche.

## For gatherings

Beside the dining room an annexe holds up to 120 guests. It was the group’s eighth restaurant, and
110 people worked in it when it opened. Ten years later the view is still the first course, and
still does not appear on the bill.`,
    es: `El sábado 28 de junio de 2014, Rubaiyat abrió sus puertas al público de Río de Janeiro. La
dirección era el Jockey Club Brasileiro, frente a la entrada del Jardín Botánico, y el primer
almuerzo fue de feijoada. Diez años después, la invitación es la misma: sentarse y mirar alrededor.

## Una casa que mira hacia fuera

El proyecto de Marcos Perazzo y Miguel Pinto Guimarães, con iluminación de Maneco Quinderé, se pensó
para que nadie comiera de cara a una pared. Una puerta de más de tres metros se abre a ladrillo,
vidrio, madera y hierro; una terraza amplia de piedra portuguesa acompaña la pista. Desde allí se
ven los caballos, las palmeras imperiales y, por encima, el Cristo Redentor. Son 240 plazas en unos
1.400 metros cuadrados.

## Mar y brasa

En Río, la comida empieza por el mar. Hay una barra de hielo con mariscos, carpaccio de vieiras
con aceite cítrico y mostaza, tiradito y ceviche. Después llega la parrilla abierta: picanha y filé
mignon, con arroz biro-biro, farofa Rubaiyat y patatas suflé. Para terminar, milhojas de dulce de
leche.

## Para recibir

Junto a la sala, un anexo recibe hasta 120 invitados. Fue la octava casa del grupo; en la
inauguración trabajaban en ella 110 personas. Diez años después, el paisaje sigue siendo el primer
plato y sigue sin figurar en la cuenta.`,
  },
  image: "/images/gallery-rubaiyat-rio-1.webp",
  author: "Grupo Rubaiyat",
  category: "Eventos",
  tags: ["Rubaiyat Rio", "Rio de Janeiro", "Jockey Club"],
  isPublished: true,
  publishedAt: "2024-06-28T12:00:00Z",
  isActive: true,
};

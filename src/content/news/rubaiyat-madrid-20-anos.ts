import type { ArticleContent } from "../kinds/article.ts";

export const rubaiyatMadrid20Anos: ArticleContent = {
  slug: "rubaiyat-madrid-20-anos",
  title: {
    pt: "Rubaiyat Madrid faz vinte anos com a grelha à vista",
    en: "Rubaiyat Madrid turns twenty, its grill in full view",
    es: "Rubaiyat Madrid cumple veinte años con la parrilla a la vista",
  },
  excerpt: {
    pt: "A casa de Chamartín chega ao aniversário redesenhada por Alejandra Pombo: madeira, luz quente e a grelha aberta ao salão.",
    en: "Rubaiyat Madrid reaches its anniversary redesigned by Alejandra Pombo: wood, warm light, and the grill open to the room.",
    es: "La casa de Chamartín llega a su aniversario rediseñada por Alejandra Pombo: madera, luz cálida y la parrilla abierta a la sala.",
  },
  content: {
    pt: `O Rubaiyat abriu em Madri em 2006, na Calle de Juan Ramón Jiménez, onde antes funcionava o
Cabo Mayor. Vinte anos depois, a casa de Chamartín recebe de cara nova e com a mesma grelha.

## Um salão que mostra o que faz

O projeto de Alejandra Pombo, concluído para o aniversário, trocou a distância pela proximidade. A
grelha abre-se agora para o salão. Em volta dela há madeiras nobres,
tecidos naturais e luz quente; a adega ganhou lugar de destaque. O terraço ajardinado passou a ser
usado o ano inteiro, e não apenas no verão madrilenho.

## No cardápio, dois continentes

A cozinha tem sotaque sul-americano. Há picanha, bife de chorizo, entraña, baby beef, tomahawk
e o master beef maturado; batatas suflê, molejas e chorizo criollo; besugo e chipirones para quem
prefere o mar. Os dados de tapioca trazem o Brasil à mesa, assim como o quindim, que na sobremesa
divide o cardápio com a tarta de Santiago. Os pães saem do forno a lenha, e a caipirinha
continua a ser a porta de entrada.

## A terceira geração

Victor e Diego Iglesias, netos do fundador, são a terceira geração da família. O avô saiu da Galícia
em 1951, com destino ao Brasil. Pode-se ler a casa de Madri como a viagem de volta: a grelha
aprendida em São Paulo, acesa a poucas horas da aldeia de onde ele partiu.`,
    en: `Rubaiyat opened in Madrid in 2006, on Calle de Juan Ramón Jiménez, in the rooms that had
once been Cabo Mayor. Twenty years later the restaurant has a new face and the same grill.

## A room that shows its work

Alejandra Pombo’s redesign, finished for the anniversary, exchanges distance for closeness. The
grill now opens on to the dining room. Around it are fine woods, natural fabrics
and warm light, and the cellar has moved to a place of honour. The garden terrace is no longer
reserved for the Madrid summer: it is in use all year round.

## Two continents on the menu

The kitchen has a South American accent. There is picanha, bife de chorizo, skirt steak,
baby beef, tomahawk and aged master beef; soufflé potatoes, sweetbreads and chorizo criollo; sea
bream and baby squid for those who prefer the sea. Dice of tapioca bring Brazil to the
table, and so does quindim, the coconut custard that shares the dessert list with tarta de Santiago. Bread comes from the wood-fired oven, and a caipirinha is still the way in.

## The third generation

Victor and Diego Iglesias, grandsons of the founder, are the third generation of the family. Their
grandfather left Galicia in 1951, bound for Brazil. Rubaiyat Madrid can be read as the return
journey: the grill learnt in São Paulo, lit again a few hours from the village he set out from.`,
    es: `Rubaiyat abrió en Madrid en 2006, en la calle de Juan Ramón Jiménez, donde antes estuvo
Cabo Mayor. Veinte años después, la casa de Chamartín estrena cara y conserva la misma parrilla.

## Una sala que enseña lo que hace

El proyecto de Alejandra Pombo, terminado para el aniversario, cambia la distancia por la cercanía.
La parrilla se abre ahora a la sala. A su alrededor hay maderas nobles, tejidos
naturales y luz cálida; la bodega ha pasado a un lugar de honor. La terraza ajardinada ya no espera
al verano madrileño: se usa todo el año.

## Dos continentes en la carta

La cocina habla con acento sudamericano. Hay picanha, bife de chorizo, entraña, baby beef, tomahawk
y master beef madurado; patatas suflé, mollejas y chorizo criollo; besugo y chipirones para quien
prefiere el mar. Los dados de tapioca traen Brasil a la mesa, igual que el quindim, que comparte los postres con la tarta de Santiago. Los panes salen del horno de leña y la caipirinha
sigue siendo la puerta de entrada.

## La tercera generación

Victor y Diego Iglesias, nietos del fundador, son la tercera generación de la familia. El abuelo
salió de Galicia en 1951, rumbo a Brasil. La casa de Madrid puede leerse como el viaje de vuelta: la
parrilla aprendida en São Paulo, encendida a pocas horas de la aldea de la que partió.`,
  },
  image: "/images/news-rubaiyat-madrid-20-anos.webp",
  author: "Grupo Rubaiyat",
  category: "Gastronomia",
  tags: ["Rubaiyat Madrid", "Madrid", "2026"],
  isPublished: true,
  publishedAt: "2026-03-05T12:00:00Z",
  isActive: true,
};

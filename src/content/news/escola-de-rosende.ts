import type { ArticleContent } from "../kinds/article.ts";

export const escolaDeRosende: ArticleContent = {
  slug: "escola-de-rosende",
  title: {
    pt: "Rosende, a aldeia que forma cozinheiros",
    en: "Rosende, the village that trains cooks",
    es: "Rosende, la aldea que forma cocineros",
  },
  excerpt: {
    pt: "O fundador partiu da Galícia, de uma família de lavradores pobres. Décadas depois, abriu ali uma escola.",
    en: "The founder left Galicia, the son of poor tenant farmers. Decades later he opened a school there.",
    es: "El fundador partió de Galicia, hijo de labradores pobres. Décadas después abrió allí una escuela.",
  },
  content: {
    pt: `Belarmino Fernández Iglesias nasceu em 1931 em Rosende, no município de Sober, província de
Lugo, numa família de lavradores pobres. Tinha cerca de vinte anos quando embarcou para o Brasil.
Em São Paulo foi operário da construção, garçom, maître e, a partir de 1957, sócio de restaurante.

## A volta

Em 1996 criou, na própria aldeia, a fundação que leva o seu nome. A sede é o Pazo de Ribas, na
Ribeira Sacra, uma região de vinhas plantadas em encostas sobre os rios. Em setembro de 1997 abriu
ali uma escola de hotelaria. A ideia cabe numa frase: que os jovens da vizinhança pudessem aprender
um ofício sem precisar emigrar, como ele precisou.

## O que se aprende

A escola ensina cozinha e serviço de restaurante, e oferece um curso avançado de viticultura. Os
alunos colhem as uvas do vinhedo da própria escola, como fizeram em 2020, e fazem estágio em
vinícolas da Ribeira Sacra. Em 2021 eram 63 matriculados e, em 2022, quando se completaram
25 anos de aulas, cerca de 1.500 alunos tinham passado por ela.

## Uma linha que não se rompe

O fundador morreu em São Paulo em 30 de maio de 2017, aos 85 anos, e foi sepultado em Rosende. A
fundação continua, com seu filho, Belarmino Fernández Mazorra, como presidente de honra. Entre a
aldeia e os restaurantes há um oceano e uma mesma convicção: receber bem é um ofício, e um ofício se
ensina.`,
    en: `Belarmino Fernández Iglesias was born in 1931 in Rosende, in the municipality of Sober, in
the Galician province of Lugo, to a family of poor tenant farmers. He was about twenty when he
sailed for Brazil. In São Paulo he was a building labourer, a waiter, a maître d’hôtel and, from
1957, a partner in a restaurant.

## The way back

In 1996 he created, in his own village, the foundation that bears his name. Its seat is the Pazo de
Ribas, in the Ribeira Sacra, a land of vines planted on slopes above the rivers. In September
1997 a hospitality school opened there. The idea fits into one sentence: that the young people of
the neighbourhood should be able to learn a trade without having to emigrate, as he had.

## What is taught

The school teaches cookery and restaurant service, and offers an advanced vocational course in
viticulture. The students pick the grapes of the school’s own vineyard, as they did in 2020, and
train in wineries of the Ribeira Sacra. In 2021 there were 63 students; by 2022, when the
school had been teaching for 25 years, some 1,500 people had passed through it.

## An unbroken line

The founder died in São Paulo on 30 May 2017, aged 85, and was buried in Rosende. The foundation
goes on, with his son, Belarmino Fernández Mazorra, as honorary president. Between the village and
the restaurants there is an ocean, and one shared belief: making people welcome is a trade, and a
trade can be taught.`,
    es: `Belarmino Fernández Iglesias nació en 1931 en Rosende, en el municipio de Sober, provincia
de Lugo, en una familia de labradores pobres. Tenía unos veinte años cuando embarcó hacia Brasil. En
São Paulo fue peón de obra, camarero, maître y, desde 1957, socio de restaurante.

## La vuelta

En 1996 creó, en su propia aldea, la fundación que lleva su nombre. La sede es el Pazo de Ribas, en
la Ribeira Sacra, tierra de viñas plantadas en laderas sobre los ríos. En septiembre de 1997 abrió
allí una escuela de hostelería. La idea cabe en una frase: que los jóvenes del entorno pudieran
aprender un oficio sin tener que emigrar, como tuvo que hacerlo él.

## Lo que se aprende

La escuela enseña cocina y servicio de restaurante, y ofrece un ciclo superior de viticultura. Los
alumnos vendimian el viñedo de la propia escuela, como hicieron en 2020, y hacen prácticas en
bodegas de la Ribeira Sacra. En 2021 había 63 matriculados y, en 2022, cuando se cumplieron 25
años de clases, unas 1.500 personas habían pasado por las aulas.

## Una línea que no se rompe

El fundador murió en São Paulo el 30 de mayo de 2017, a los 85 años, y fue enterrado en Rosende. La
fundación sigue, con su hijo, Belarmino Fernández Mazorra, como presidente de honor. Entre la aldea
y los restaurantes hay un océano y una misma convicción: recibir bien es un oficio, y un oficio se
enseña.`,
  },
  image: "/images/news-escola-de-rosende.webp",
  author: "Grupo Rubaiyat",
  category: "Gastronomia",
  tags: ["Fundação Belarmino", "Galícia", "Formação"],
  isPublished: true,
  publishedAt: "2024-09-12T12:00:00Z",
  isActive: true,
};

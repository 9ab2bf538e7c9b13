import type { PageContent } from "../kinds/page.ts";

export const home: PageContent = {
  slug: "home",
  parts: {
    top: {
      title: {
        pt: "O\u00A0fogo e\u00A0a\u00A0figueira",
        en: "Fire and the fig tree",
        es: "El\u00A0fuego y\u00A0la\u00A0higuera",
      },
      lead: {
        pt: "Da fazenda ao prato desde 1957, em São Paulo, Rio\u00A0de\u00A0Janeiro, Brasília, Madri, Santiago e Buenos Aires.",
        en: "From farm to plate since 1957, in São Paulo, Rio\u00A0de\u00A0Janeiro, Brasília, Madrid, Santiago and Buenos Aires.",
        es: "Del campo al plato desde 1957, en São Paulo, Río\u00A0de\u00A0Janeiro, Brasilia, Madrid, Santiago y Buenos Aires.",
      },
      link: {
        pt: "Reserve sua mesa",
        en: "Reserve your table",
        es: "Reserve su mesa",
      },
    },
    about: {
      label: {
        pt: "O grupo",
        en: "The group",
        es: "El grupo",
      },
      title: {
        pt: "Uma família em\u00A0volta do\u00A0fogo",
        en: "A\u00A0family around the fire",
        es: "Una familia alrededor del fuego",
      },
      text: {
        pt: "Há mais de 40 anos o grupo Rubaiyat reúne gente em volta da grelha. A história começa em 1957, no centro de São Paulo, quando Belarmino Fernández Iglesias, galego que chegou ao Brasil em 1951 e trabalhou como garçom e maître, se tornou sócio do primeiro Rubaiyat. O nome vem dos versos de Omar Khayyam, que louvam os prazeres da vida.\n\nEm 1968 veio a fazenda, em Dourados, Mato Grosso do Sul. Ali se seleciona o Brangus, cruzamento de Aberdeen Angus e Brahman, e se criam frangos caipiras e porcos, com os animais soltos. Da fazenda ao prato é a ideia que guia as casas: saber de onde vem a carne, servi-la à la carte e deixar o resto por conta da brasa.\n\nDe São Paulo o grupo seguiu para Buenos Aires em 1995, voltou para abrir A\u00A0Figueira em 2001 e chegou a Madri em 2006; depois vieram Brasília, Rio de Janeiro e Santiago. A terceira geração da família dá sequência à história. Uma casa olha para um lago, outra para um dique, outra para a pista do Jockey.",
        en: "For over 50 years the Rubaiyat group has brought people together around the grill. The story begins in 1957, in the centre of São Paulo, when Belarmino Fernández Iglesias, a Galician who had come to Brazil in 1951 and worked as a waiter and maître\u00A0d’, became a partner in the first Rubaiyat. The name comes from the verses of Omar Khayyam, written in praise of life’s pleasures.\n\nIn 1968 came the farm, at Dourados, in Mato Grosso do Sul. Brangus cattle, a cross of Aberdeen Angus and Brahman, are selected there, and free-range chickens and pigs are raised, with room to roam. From farm to plate is the idea that guides the restaurants: know where the meat comes from, serve it à la carte and leave the rest to the embers.\n\nFrom São Paulo the group went to Buenos Aires in 1995, came home to open A\u00A0Figueira in 2001 and reached Madrid in 2006; Brasília, Rio de Janeiro and Santiago followed. The third generation of the family carries the story on. One restaurant looks out on a lake, another on a dock, another on a racecourse.",
        es: "Desde hace más de 40 años, el grupo Rubaiyat reúne a la gente alrededor de la parrilla. La historia empieza en 1957, en el centro de São Paulo, cuando Belarmino Fernández Iglesias, un gallego que llegó a Brasil en 1951 y trabajó de camarero y de maître, se hizo socio del primer Rubaiyat. El nombre viene de los versos de Omar Khayyam, que celebran los placeres de la vida.\n\nEn 1968 llegó la hacienda, en Dourados, Mato Grosso do Sul. Allí se selecciona el Brangus, cruce de Aberdeen Angus y Brahman, y se crían pollos de corral y cerdos, con los animales en libertad. Del campo al plato es la idea que guía las casas: saber de dónde viene la carne, servirla a la carta y dejar el resto a las brasas.\n\nDe São Paulo el grupo pasó a Buenos Aires en 1995, volvió para abrir A\u00A0Figueira en 2001 y llegó a Madrid en 2006; después vinieron Brasilia, Río de Janeiro y Santiago. La tercera generación de la familia continúa la historia. Una casa mira a un lago, otra a un dique, otra a un hipódromo.",
      },
      link: {
        pt: "Conheça a nossa história",
        en: "Read our story",
        es: "Conozca nuestra historia",
      },
      picture: {
        pt: "Gravura da figueira",
        en: "Engraving of the fig tree",
        es: "Grabado de la higuera",
      },
    },
    restaurants: {
      label: {
        pt: "Seis cidades, quatro países",
        en: "Six cities, four countries",
        es: "Seis ciudades, cuatro países",
      },
      title: {
        pt: "As casas",
        en: "The restaurants",
        es: "Las casas",
      },
      link: {
        pt: "Ver todas as casas",
        en: "See all the restaurants",
        es: "Ver todas las casas",
      },
    },
    questions: {
      label: {
        pt: "Perguntas frequentes",
        en: "Frequently asked",
        es: "Preguntas frecuentes",
      },
      title: {
        pt: "Antes de vir",
        en: "Before you come",
        es: "Antes de venir",
      },
    },
    call: {
      title: {
        pt: "Sua mesa, quando quiser",
        en: "Your table, when you like",
        es: "Su mesa, cuando quiera",
      },
      text: {
        pt: "Escolha a casa e a companhia.",
        en: "Choose the restaurant, and who to share it with.",
        es: "Elija la casa y la compañía.",
      },
      link: {
        pt: "Reservar uma mesa",
        en: "Reserve a table",
        es: "Reservar una mesa",
      },
    },
  },
};

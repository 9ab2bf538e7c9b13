import type { PageContent } from "../kinds/page.ts";

export const whoWeAre: PageContent = {
  slug: "who-we-are",
  parts: {
    search: {
      title: {
        pt: "Quem somos: de São Paulo a seis cidades",
        en: "Who we are: from São Paulo to six cities",
        es: "Quiénes somos: de São Paulo a seis ciudades",
      },
      description: {
        pt: "A história do Grupo Rubaiyat, do emigrante galego que o criou à terceira geração: origens, crescimento e valores, desde 1957.",
        en: "The story of Grupo Rubaiyat, from the Galician emigrant who founded it to the third generation: origins, growth and values since 1957.",
        es: "La historia del Grupo Rubaiyat, del emigrante gallego que lo creó a la tercera generación: orígenes, crecimiento y valores desde 1957.",
      },
    },
    top: {
      label: {
        pt: "Desde 1957",
        en: "Since 1957",
        es: "Desde 1957",
      },
      title: {
        pt: "Quem somos",
        en: "Who we are",
        es: "Quiénes somos",
      },
      lead: {
        pt: "De uma sala no centro de São\u00A0Paulo a seis cidades, na terceira geração da mesma família.",
        en: "From a dining room in the centre of São\u00A0Paulo to six cities, in the third generation of one family.",
        es: "De un salón en el centro de São\u00A0Paulo a seis ciudades, en la tercera generación de una misma familia.",
      },
      picture: {
        pt: "Gravura: o navio Cabo de Hornos no Atlântico",
        en: "Engraving: the liner Cabo de Hornos on the Atlantic",
        es: "Grabado: el barco Cabo de Hornos en el Atlántico",
      },
    },
    origins: {
      title: {
        pt: "Origens",
        en: "Origins",
        es: "Orígenes",
      },
      text: {
        pt: "Belarmino Fernández Iglesias nasceu em 1931 em Rosende, no município galego de Sober, numa família que lavrava terra alheia. Em 1951, com uns vinte anos, embarcou para o Brasil no porão de um navio; na versão mais contada, chegou com um dólar. Foi ajudante de pedreiro, trabalhou num bar do Largo do Paissandu, serviu mesas e chegou a maître.\n\nEm 1957 abriu o primeiro Rubaiyat, na Avenida Vieira de Carvalho, no centro de São Paulo; ele era um dos sócios. O nome vem das quadras de Omar Khayyam, que louvam os prazeres da vida.",
        en: "Belarmino Fernández Iglesias was born in 1931 at Rosende, in the Galician municipality of Sober, to a family that worked other people’s land. In 1951, at about twenty, he sailed for Brazil in the hold of a ship; by most accounts he landed with one dollar. He worked on a building site and in a bar on Largo do Paissandu, waited at tables and rose to maître\u00A0d’.\n\nIn 1957 the first Rubaiyat opened on Avenida Vieira de Carvalho, in the centre of São Paulo, and he was one of the partners. The name comes from the quatrains of Omar Khayyam, written in praise of life’s pleasures.",
        es: "Belarmino Fernández Iglesias nació en 1931 en Rosende, en el municipio gallego de Sober, en una familia que labraba tierra ajena. En 1951, con unos veinte años, se embarcó hacia Brasil en la bodega de un barco; según la versión más contada, llegó con un dólar. Fue peón de obra, trabajó en un bar del Largo do Paissandu, sirvió mesas y llegó a maître.\n\nEn 1957 abrió el primer Rubaiyat, en la avenida Vieira de Carvalho, en el centro de São Paulo, y él era uno de los socios. El nombre viene de las cuartetas de Omar Khayyam, que celebran los placeres de la vida.",
      },
    },
    growth: {
      title: {
        pt: "Crescimento",
        en: "Growth",
        es: "Crecimiento",
      },
      text: {
        pt: "Em 1962 o fundador passou a único dono. Em 1968 veio a fazenda, perto de Dourados, no atual Mato Grosso do Sul, e nos anos 1970 as casas da Alameda Santos e da Avenida Faria Lima. Em 1995, o grupo atravessou a fronteira: a Cabaña Las Lilas abriu diante de um dique de Puerto Madero, em Buenos Aires, fruto da parceria do fundador com a Estancias y Cabaña Las Lilas, de uma família argentina que cria gado há quatro gerações.\n\nEm 2001, A Figueira Rubaiyat abriu em volta de uma árvore centenária, nos Jardins. Depois vieram Madri, Brasília, Rio de Janeiro e Santiago. Mudou a vista da janela; o ofício ficou o mesmo.",
        en: "In 1962 the founder became sole owner. In 1968 came the farm, near Dourados, in what is now Mato Grosso do Sul, and in the 1970s the restaurants on Alameda Santos and Avenida Faria Lima. In 1995 the group crossed the border: Cabaña Las Lilas opened facing a dock in Puerto Madero, Buenos Aires, the fruit of a partnership between the founder and Estancias y Cabaña Las Lilas, an Argentine family of cattle breeders in its fourth generation.\n\nIn 2001 A\u00A0Figueira Rubaiyat opened around a century-old tree in the Jardins district of São Paulo. Madrid, Brasília, Rio de Janeiro and Santiago followed. The view from the window changed; the craft did not.",
        es: "En 1962 el fundador pasó a ser el único dueño. En 1968 llegó la hacienda, cerca de Dourados, en el actual Mato Grosso do Sul, y en los años setenta, las casas de la alameda Santos y de la avenida Faria Lima. En 1995 el grupo cruzó la frontera: Cabaña Las Lilas abrió frente a un dique de Puerto Madero, en Buenos Aires, fruto de la sociedad del fundador con Estancias y Cabaña Las Lilas, una familia argentina que cría ganado desde hace cuatro generaciones.\n\nEn 2001, A\u00A0Figueira Rubaiyat abrió alrededor de un árbol centenario, en los Jardins de São Paulo. Después vinieron Madrid, Brasilia, Río de Janeiro y Santiago. Cambió la vista desde la ventana; el oficio siguió igual.",
      },
      picture: {
        pt: "Gravura: o salão da figueira visto das mesas",
        en: "Engraving: the fig hall from the tables",
        es: "Grabado: la sala de la higuera vista desde las mesas",
      },
    },
    milestones: {
      title: {
        pt: "Linha do tempo",
        en: "Timeline",
        es: "Cronología",
      },
      figures: [
        {
          value: {
            pt: "1951",
            en: "1951",
            es: "1951",
          },
          text: {
            pt: "O fundador chega a São Paulo",
            en: "The founder reaches São Paulo",
            es: "El fundador llega a São Paulo",
          },
        },
        {
          value: {
            pt: "1957",
            en: "1957",
            es: "1957",
          },
          text: {
            pt: "O primeiro Rubaiyat, na Avenida Vieira de Carvalho",
            en: "The first Rubaiyat, on Avenida Vieira de Carvalho",
            es: "El primer Rubaiyat, en la avenida Vieira de Carvalho",
          },
        },
        {
          value: {
            pt: "1962",
            en: "1962",
            es: "1962",
          },
          text: {
            pt: "O fundador torna-se o único dono",
            en: "The founder becomes sole owner",
            es: "El fundador pasa a ser el único dueño",
          },
        },
        {
          value: {
            pt: "1968",
            en: "1968",
            es: "1968",
          },
          text: {
            pt: "A fazenda, perto de Dourados",
            en: "The farm, near Dourados",
            es: "La hacienda, cerca de Dourados",
          },
        },
        {
          value: {
            pt: "1995",
            en: "1995",
            es: "1995",
          },
          text: {
            pt: "Cabaña Las Lilas, em Buenos Aires",
            en: "Cabaña Las Lilas, in Buenos Aires",
            es: "Cabaña Las Lilas, en Buenos Aires",
          },
        },
        {
          value: {
            pt: "2001",
            en: "2001",
            es: "2001",
          },
          text: {
            pt: "A\u00A0Figueira Rubaiyat, em São Paulo",
            en: "A\u00A0Figueira Rubaiyat, in São Paulo",
            es: "A\u00A0Figueira Rubaiyat, en São Paulo",
          },
        },
        {
          value: {
            pt: "2006",
            en: "2006",
            es: "2006",
          },
          text: {
            pt: "Rubaiyat Madrid, em Chamartín",
            en: "Rubaiyat Madrid, in Chamartín",
            es: "Rubaiyat Madrid, en Chamartín",
          },
        },
        {
          value: {
            pt: "2013",
            en: "2013",
            es: "2013",
          },
          text: {
            pt: "Rubaiyat Brasília, à beira do lago Paranoá",
            en: "Rubaiyat Brasília, on the shore of Lake Paranoá",
            es: "Rubaiyat Brasília, a orillas del lago Paranoá",
          },
        },
        {
          value: {
            pt: "2014",
            en: "2014",
            es: "2014",
          },
          text: {
            pt: "Rubaiyat Rio, no Jockey Club",
            en: "Rubaiyat Rio, at the Jockey Club",
            es: "Rubaiyat Rio, en el Jockey Club",
          },
        },
        {
          value: {
            pt: "2016",
            en: "2016",
            es: "2016",
          },
          text: {
            pt: "Rubaiyat Chile, em Santiago",
            en: "Rubaiyat Chile, in Santiago",
            es: "Rubaiyat Chile, en Santiago",
          },
        },
      ],
    },
    today: {
      title: {
        pt: "Hoje",
        en: "Today",
        es: "Hoy",
      },
      text: {
        pt: "Victor e Diego Iglesias, netos do fundador, são a terceira geração. As casas estão em seis cidades de quatro países: São Paulo, Rio de Janeiro, Brasília, Madri, Santiago e Buenos Aires. O serviço é à la carte, e em várias casas a grelha trabalha à vista do salão.\n\nNas casas de São Paulo trabalham mais de trezentas pessoas, vindas de dezesseis estados do Brasil. A de Madri foi toda redesenhada para os seus vinte anos. A ideia continua a mesma: da fazenda ao prato.",
        en: "Victor and Diego Iglesias, the founder’s grandsons, are the third generation. The restaurants stand in six cities of four countries: São Paulo, Rio de Janeiro, Brasília, Madrid, Santiago and Buenos Aires. Service is à la carte, and in several restaurants the grill works in full view of the room.\n\nMore than three hundred people, from sixteen Brazilian states, work in the São Paulo restaurants. Rubaiyat Madrid has been redesigned throughout for its twentieth anniversary. The idea has not changed: from farm to plate.",
        es: "Victor y Diego Iglesias, nietos del fundador, son la tercera generación. Las casas están en seis ciudades de cuatro países: São Paulo, Río de Janeiro, Brasilia, Madrid, Santiago y Buenos Aires. El servicio es a la carta, y en varias casas la parrilla trabaja a la vista del salón.\n\nEn las casas de São Paulo trabajan más de trescientas personas, llegadas de dieciséis estados de Brasil. La de Madrid se rediseñó por completo para sus veinte años. La idea sigue siendo la de siempre: del campo al plato.",
      },
      picture: {
        pt: "Gravura: a grelha aberta para o salão",
        en: "Engraving: the grill, open to the room",
        es: "Grabado: la parrilla abierta a la sala",
      },
    },
    values: {
      title: {
        pt: "Três valores",
        en: "Three values",
        es: "Tres valores",
      },
    },
    excellence: {
      title: {
        pt: "Excelência",
        en: "Excellence",
        es: "Excelencia",
      },
      text: {
        pt: "É acertar de novo: o mesmo ponto na terça-feira calma e no sábado cheio, a mesma atenção à mesa de dois e à de vinte. Até o fim de 2018, a Veja São Paulo tinha dado ao Rubaiyat dezessete vezes o prêmio de melhor carne; o Guia Michelin já incluiu A\u00A0Figueira e a casa do Rio. Agradecemos os prêmios, mas prêmio não se come. O que conta é o prato seguinte.",
        en: "It means getting it right again: the same doneness on a quiet Tuesday as on a full Saturday, the same care for a table of two as for one of twenty. By the end of 2018 Veja São Paulo had named Rubaiyat best for meat seventeen times; the Michelin Guide has listed A\u00A0Figueira and Rubaiyat Rio. We are fond of the prizes, but nobody can eat them. What counts is the next plate.",
        es: "Es acertar otra vez: el mismo punto el martes tranquilo y el sábado lleno, la misma atención a la mesa de dos y a la de veinte. Hasta finales de 2018, Veja São Paulo había dado a Rubaiyat diecisiete veces el premio a la mejor carne; la Guía Michelin ha incluido A\u00A0Figueira y la casa de Río. Agradecemos los premios, pero no se comen. Lo que cuenta es el plato siguiente.",
      },
      picture: {
        pt: "Gravura: coroa de folhas de figueira em volta de um prato",
        en: "Engraving: a wreath of fig leaves round a plate",
        es: "Grabado: corona de hojas de higuera alrededor de un plato",
      },
    },
    tradition: {
      title: {
        pt: "Tradição",
        en: "Tradition",
        es: "Tradición",
      },
      text: {
        pt: "Passa de pessoa a pessoa. Na família, do avô aos netos. No salão e na cozinha, de quem está há mais tempo a quem acaba de chegar: sempre que se pode, promove-se gente da casa, e o fundador, que começou servindo mesas, entenderia bem por quê. Passa também pelo que se pede de memória: o pão de queijo, o baby beef, a feijoada de quarta e sábado em São Paulo.",
        en: "It passes from one person to another. In the family, from grandfather to grandsons. In the dining room and the kitchen, from those who have been here longest to those who have just come: people are promoted from within, and the founder, who began by waiting at table, would understand why. It lives, too, in what guests order by heart: the pão de queijo, the baby beef, São Paulo’s feijoada on Wednesdays and Saturdays.",
        es: "Pasa de una persona a otra. En la familia, del abuelo a los nietos. En el salón y en la cocina, de quienes llevan más tiempo a quienes acaban de llegar: se promueve a la gente de la casa, y el fundador, que empezó sirviendo mesas, entendería bien por qué. Pasa también por lo que se pide de memoria: el pão de queijo, el baby beef, la feijoada de los miércoles y los sábados en São Paulo.",
      },
      picture: {
        pt: "Gravura: panela de barro com feijão-preto",
        en: "Engraving: a clay pot of black beans",
        es: "Grabado: olla de barro con frijoles negros",
      },
    },
    innovation: {
      title: {
        pt: "Inovação",
        en: "Innovation",
        es: "Innovación",
      },
      text: {
        pt: "Para servir a carne que queria, o grupo resolveu criá-la: foi pioneiro em levar Brangus e cruzamentos de wagyu da própria fazenda às próprias mesas. A mesma vontade está na arquitetura. Em A\u00A0Figueira, sete grandes círculos de vidro numa parede de tijolos mostram a cozinha, com a grelha e os fornos a lenha, e o teto é transparente porque a árvore pediu luz.",
        en: "To serve the meat it wanted, the group chose to raise it, and was a pioneer in bringing Brangus and wagyu crosses from its own farm to its own tables. The same spirit shows in the architecture. At A\u00A0Figueira, seven great circles of glass in a brick wall reveal the kitchen, with its grill and wood-fired ovens, and the roof is glass because the tree needed light.",
        es: "Para servir la carne que quería, el grupo decidió criarla: fue pionero en llevar Brangus y cruces de wagyu de su propia hacienda a sus propias mesas. El mismo espíritu está en la arquitectura. En A\u00A0Figueira, siete grandes círculos de vidrio en una pared de ladrillo muestran la cocina, con su parrilla y sus hornos de leña, y el techo es transparente porque el árbol pidió luz.",
      },
      picture: {
        pt: "Gravura: forno a lenha visto por um círculo de vidro",
        en: "Engraving: a wood-fired oven seen through a glass circle",
        es: "Grabado: horno de leña visto por un círculo de vidrio",
      },
    },
  },
};

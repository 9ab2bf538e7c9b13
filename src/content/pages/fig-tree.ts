import type { PageContent } from "../kinds/page.ts";

export const figTree: PageContent = {
  slug: "fig-tree",
  parts: {
    search: {
      title: {
        pt: "A figueira da Rua Haddock Lobo, em São Paulo",
        en: "The fig tree of Rua Haddock Lobo, São Paulo",
        es: "La higuera de la Rua Haddock Lobo, en São Paulo",
      },
      description: {
        pt: "A figueira-de-bengala de mais de um século em volta da qual o Grupo Rubaiyat abriu A Figueira, em São Paulo: raízes, copa e frutos.",
        en: "The Bengal fig, more than a century old, around which Grupo Rubaiyat opened A Figueira in São Paulo: its roots, crown and fruit.",
        es: "La higuera de Bengala, de más de un siglo, en torno a la cual el Grupo Rubaiyat abrió A Figueira, en São Paulo: raíces, copa y frutos.",
      },
    },
    top: {
      title: {
        pt: "Nossa figueira",
        en: "Our fig tree",
        es: "Nuestra higuera",
      },
      lead: {
        pt: "Antes do restaurante havia a árvore. Plantada, ao que se estima, na década de 1890, foi ela que desenhou o salão de A\u00A0Figueira Rubaiyat.",
        en: "Before the restaurant there was the tree. Planted, it is thought, in the 1890s, it drew the plan of A\u00A0Figueira Rubaiyat’s dining room.",
        es: "Antes del restaurante estaba el árbol. Plantado, según se estima, en la década de 1890, fue él quien dibujó el salón de A\u00A0Figueira Rubaiyat.",
      },
      picture: {
        pt: "Gravura: a copa da figueira vista de baixo",
        en: "Engraving: the crown of the fig tree from below",
        es: "Grabado: la copa de la higuera vista desde abajo",
      },
    },
    roots: {
      title: {
        pt: "Raízes",
        en: "Roots",
        es: "Raíces",
      },
      text: {
        pt: "É uma figueira-de-bengala, da família das moráceas; também chamada de figueira-branca ou banyan. A espécie vem de Bengala Ocidental e é a árvore nacional da Índia. Cresce de um jeito raro: dos galhos descem raízes finas como cordões, que balançam no ar até encontrar o chão.\n\nQuando o alcançam, engrossam, ganham casca e viram troncos iguais ao primeiro. Assim uma figueira se apoia em si mesma e, devagar, anda.",
        en: "It is a Bengal fig, of the mulberry family; some call it white fig, others banyan. The species comes from West Bengal and is India’s national tree. It grows in an unusual way: roots as thin as string come down from the branches and sway in the air until they find the ground.\n\nOnce they reach it they thicken, put on bark and become trunks like the first. In this way the tree props itself up and, slowly, walks.",
        es: "Es una higuera de Bengala, de la familia de las moráceas; también se la llama higuera blanca o baniano. La especie viene de Bengala Occidental y es el árbol nacional de la India. Crece de un modo poco común: de las ramas bajan raíces finas como cordeles, que se mecen en el aire hasta encontrar el suelo.\n\nCuando lo alcanzan engrosan, se cubren de corteza y se vuelven troncos como el primero. Así el árbol se apoya en sí mismo y, despacio, camina.",
      },
      picture: {
        pt: "Gravura: raízes aéreas que viraram troncos",
        en: "Engraving: aerial roots become trunks",
        es: "Grabado: raíces aéreas convertidas en troncos",
      },
    },
    growth: {
      title: {
        pt: "Crescimento",
        en: "Growth",
        es: "Crecimiento",
      },
      text: {
        pt: "Chegou como muda, quando ali havia uma chácara. Vizinhos antigos se lembram dela como abrigo e lugar de brincar.\n\nEm junho de 2001 o restaurante abriu em volta dela, na Rua Haddock Lobo. O teto é de vidro, com toldos para as horas de sol; os galhos passam por cima das mesas, e alguns, de tão longos, descansam em escoras. O tronco tem hoje cerca de seis metros de diâmetro, medido à altura do peito.",
        en: "It came as a seedling, when this was still a smallholding. Long-time neighbours remember it as a shelter and a place to play.\n\nIn June 2001 the restaurant opened around it, on Rua Haddock Lobo. The roof is glass, with canvas blinds for the hours of sun; the branches pass above the tables, and a few are so long that they rest on props. The trunk is now about six metres across, measured at breast height.",
        es: "La higuera llegó como un plantón, cuando aquello era una quinta. Los vecinos más antiguos la recuerdan como refugio y lugar de juegos.\n\nEn junio de 2001 el restaurante abrió a su alrededor, en la Rua Haddock Lobo. El techo es de vidrio, con toldos para las horas de sol; las ramas pasan por encima de las mesas y algunas, de tan largas, descansan en puntales. El tronco mide hoy unos seis metros de diámetro, a la altura del pecho.",
      },
      picture: {
        pt: "Gravura: os troncos e as raízes da figueira",
        en: "Engraving: the trunks and roots of the fig tree",
        es: "Grabado: los troncos y las raíces de la higuera",
      },
    },
    figures: {
      figures: [
        {
          value: {
            pt: "6\u00A0m",
            en: "6\u00A0m",
            es: "6\u00A0m",
          },
          text: {
            pt: "diâmetro aproximado do tronco",
            en: "across the trunk, approximately",
            es: "diámetro aproximado del tronco",
          },
        },
        {
          value: {
            pt: "46\u00A0m",
            en: "46\u00A0m",
            es: "46\u00A0m",
          },
          text: {
            pt: "diâmetro aproximado da copa",
            en: "across the crown, approximately",
            es: "diámetro aproximado de la copa",
          },
        },
        {
          value: {
            pt: "120–150",
            en: "120–150",
            es: "120–150",
          },
          text: {
            pt: "anos de idade, estimados",
            en: "years old, by estimate",
            es: "años de edad, estimados",
          },
        },
      ],
    },
    fruits: {
      title: {
        pt: "Frutos",
        en: "Fruit",
        es: "Frutos",
      },
      text: {
        pt: "Os figos nascem aos pares, sem cabinho, encostados no ramo. São redondos, vão do laranja ao vermelho e mal passam de dois centímetros. É preciso procurá-los entre as folhas.\n\nO que a árvore dá ao restaurante é outra coisa: sombra no almoço, luz recortada no chão de madeira e um teto que se mexe com a hora do dia. E dá assunto. Quase toda conversa, aqui, começa com alguém que olha para cima.",
        en: "The figs come in pairs, without stalks, tight against the twig. They are round, turn from orange to red, and barely exceed two centimetres. You have to look for them among the leaves.\n\nWhat the tree gives the restaurant is something else: shade at lunch, broken light on the wooden floor, a ceiling that changes with the hour. And something to talk about. Almost every conversation here begins with someone looking up.",
        es: "Los higos nacen en pares, sin rabillo, pegados a la rama. Son redondos, van del naranja al rojo y apenas pasan de los dos centímetros. Hay que buscarlos entre las hojas.\n\nLo que el árbol da a la casa es otra cosa: sombra al mediodía, luz recortada sobre el suelo de madera y un techo que cambia con la hora. Y da de qué hablar. Aquí, casi todas las conversaciones empiezan con alguien que mira hacia arriba.",
      },
      picture: {
        pt: "Gravura botânica: ramo de Ficus benghalensis com figos e raízes aéreas",
        en: "Botanical engraving: twig of Ficus benghalensis with figs and aerial roots",
        es: "Grabado botánico: rama de Ficus benghalensis con higos y raíces aéreas",
      },
    },
    longevity: {
      title: {
        pt: "Longevidade",
        en: "Longevity",
        es: "Longevidad",
      },
      text: {
        pt: "Estima-se que tenha entre 120 e 150 anos; nós a tratamos como patrimônio ambiental. Onde há espaço, as figueiras desta espécie se juntam umas às outras e formam bosques inteiros. Sob elas, por volta de 326 a.C., teria se abrigado o exército de Alexandre.\n\nA nossa abriga mesas. Viu chegar a rua, os prédios e o restaurante, e tudo indica que ainda verá muita gente sentar. Nosso trabalho é não ter pressa.",
        en: "It is thought to be between 120 and 150 years old, and we treat it as a piece of natural heritage. Given room, fig trees of this kind merge into one another and form whole groves. Beneath them, around 326 BC, Alexander’s army is said to have sheltered.\n\nOurs shelters tables. It has seen the street arrive, then the buildings, then the restaurant, and should see a good many more people sit down. Our part is not to hurry it.",
        es: "A la higuera se le calculan entre 120 y 150 años; la tratamos como patrimonio ambiental. Donde hay espacio, las higueras de esta especie se unen unas a otras y forman bosques enteros. Bajo ellas, hacia el año 326 a. C., se habría resguardado el ejército de Alejandro.\n\nLa nuestra resguarda mesas. Vio llegar la calle, los edificios y el restaurante, y todo indica que aún verá sentarse a mucha gente. Lo nuestro es no tener prisa.",
      },
      picture: {
        pt: "Gravura: mesas em volta da figueira",
        en: "Engraving: tables round the fig tree",
        es: "Grabado: mesas alrededor de la higuera",
      },
    },
  },
};

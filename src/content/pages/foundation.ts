import type { PageContent } from "../kinds/page.ts";

export const foundation: PageContent = {
  slug: "foundation",
  parts: {
    search: {
      title: {
        pt: "Fundação Belarmino, em Rosende, na Galícia",
        en: "The Belarmino Foundation in Rosende, Galicia",
        es: "Fundación Belarmino, en Rosende, Galicia",
      },
      description: {
        pt: "A fundação do criador do Grupo Rubaiyat mantém desde 1997, na aldeia galega de Rosende, uma escola de cozinha, salão e vinho.",
        en: "The foundation of Grupo Rubaiyat’s founder has run a school of cookery, service and wine in the Galician village of Rosende since 1997.",
        es: "La fundación del creador del Grupo Rubaiyat mantiene desde 1997, en la aldea gallega de Rosende, una escuela de cocina, sala y vino.",
      },
    },
    top: {
      label: {
        pt: "Rosende, Galícia",
        en: "Rosende, Galicia",
        es: "Rosende, Galicia",
      },
      title: {
        pt: "Fundação Belarmino",
        en: "Belarmino Foundation",
        es: "Fundación Belarmino",
      },
      lead: {
        pt: "Na aldeia de onde o fundador partiu, os jovens aprendem um ofício, para que partir seja uma escolha.",
        en: "In the village the founder had to leave, young people learn a trade, so that leaving can be a choice.",
        es: "En la aldea de la que partió el fundador los jóvenes aprenden un oficio, para que partir sea una elección.",
      },
      picture: {
        pt: "Gravura: avental, frigideira e castanhas",
        en: "Engraving: apron, pan and chestnuts",
        es: "Grabado: delantal, sartén y castañas",
      },
    },
    education: {
      title: {
        pt: "Educação",
        en: "Education",
        es: "Educación",
      },
      text: {
        pt: "A Fundación Belarmino Fernández Iglesias nasceu em 1996 e tem sede no Pazo de Ribas, em Rosende, município de Sober, na Ribeira Sacra. Em setembro de 1997 abriu ali uma escola de hotelaria. Ensinam-se cozinha e serviço de salão, até os cursos avançados.\n\nAté 2022, cerca de 1.500 alunos haviam passado por suas salas. A intenção vem da vida do fundador: que os jovens da região aprendam um ofício perto de casa e não precisem emigrar, como ele precisou.",
        en: "The Fundación Belarmino Fernández Iglesias was created in 1996 and is based at the Pazo de Ribas, at Rosende, in the municipality of Sober, in the Ribeira Sacra. Its hospitality school opened there in September 1997. It teaches cookery and restaurant service, up to advanced vocational courses.\n\nBy 2022 about 1,500 students had passed through its classrooms. The purpose comes from the founder’s own life: that the young people of the district should learn a trade close to home, and not have to emigrate as he did.",
        es: "La Fundación Belarmino Fernández Iglesias nació en 1996 y tiene su sede en el Pazo de Ribas, en Rosende, municipio de Sober, en la Ribeira Sacra. En septiembre de 1997 abrió allí una escuela de hostelería. Enseña cocina y servicio de sala, hasta los ciclos superiores.\n\nHasta 2022 habían pasado por sus aulas unos 1.500 alumnos. La intención viene de la vida del fundador: que los jóvenes de la comarca aprendan un oficio cerca de casa y no tengan que emigrar, como él.",
      },
    },
    agriculture: {
      title: {
        pt: "Agricultura",
        en: "Agriculture",
        es: "Agricultura",
      },
      text: {
        pt: "A Ribeira Sacra é terra de vinho, e a escola ensina a fazê-lo: há um curso avançado de viticultura, e são os alunos que colhem as uvas da escola; depois, estagiam em vinícolas da região.\n\nA vinha ensina o que a sala de aula só consegue explicar: olhar o céu, esperar, colher no dia certo. E quem passou um outono entre as videiras serve uma taça de outro jeito, porque sabe de que encosta ela veio.",
        en: "The Ribeira Sacra is wine country, and the school teaches wine: there is an advanced vocational course in viticulture, and the students pick the school’s own grapes before training with wineries of the region.\n\nA vineyard teaches what a classroom can only explain: to watch the sky, to wait, to pick on the right day. And whoever has spent an autumn among the vines pours a glass differently, knowing which slope it came from.",
        es: "La Ribeira Sacra es tierra de vino, y la escuela lo enseña: hay un ciclo superior de viticultura, y son los alumnos quienes vendimian las viñas de la escuela. Después hacen prácticas en bodegas de la zona.\n\nLa viña enseña lo que un aula solo puede explicar: mirar el cielo, esperar, cosechar el día justo. Y quien ha pasado un otoño entre las cepas sirve una copa de otra manera, porque sabe de qué ladera viene.",
      },
      picture: {
        pt: "Gravura: vinhas em socalcos sobre o rio, na Ribeira Sacra",
        en: "Engraving: vines on terraces above the river, Ribeira Sacra",
        es: "Grabado: viñas en bancales sobre el río, en la Ribeira Sacra",
      },
    },
    figures: {
      figures: [
        {
          value: {
            pt: "1996",
            en: "1996",
            es: "1996",
          },
          text: {
            pt: "criação da fundação",
            en: "the foundation is created",
            es: "creación de la fundación",
          },
        },
        {
          value: {
            pt: "1997",
            en: "1997",
            es: "1997",
          },
          text: {
            pt: "abre a escola de hotelaria",
            en: "the hospitality school opens",
            es: "abre la escuela de hostelería",
          },
        },
        {
          value: {
            pt: "1.500",
            en: "1,500",
            es: "1.500",
          },
          text: {
            pt: "alunos, aproximadamente, até 2022",
            en: "students, approximately, by 2022",
            es: "alumnos, aproximadamente, hasta 2022",
          },
        },
      ],
    },
    sustainability: {
      title: {
        pt: "Sustentabilidade",
        en: "Sustainability",
        es: "Sostenibilidad",
      },
      text: {
        pt: "Para uma aldeia, sustentar-se é antes de tudo ter gente. Uma vinha que ninguém poda vira mato; uma receita que ninguém repete se perde; uma casa fechada não atravessa muitos invernos.\n\nFormar cozinheiros, garçons e viticultores no lugar onde se vive é um modo de manter em uso o que já existe: o campo, o forno, o saber dos mais velhos. Não se mede em poucos anos. É uma continuidade: alguém que fica, alguém que volta, e a terra cuidada por quem a conhece.",
        en: "For a village, to be sustained is first of all to be lived in. A vine that no one prunes goes wild; a recipe that no one repeats is lost; a shuttered home does not stand through many winters.\n\nTraining cooks, waiters and winegrowers where they live is a way to keep in use what is already there: the fields, the oven, the knowledge of older hands. It is not measured over a few years. It is continuity: someone who stays, someone who comes back, and land tended by those who know it.",
        es: "Para una aldea, sostenerse es ante todo tener gente. Una viña que nadie poda se vuelve monte; una receta que nadie repite se pierde; una casa cerrada no pasa muchos inviernos.\n\nFormar cocineros, camareros y viticultores en el lugar donde se vive es un modo de mantener en uso lo que ya existe: el campo, el horno, el saber de los mayores. No se mide en pocos años. Es una continuidad: alguien que se queda, alguien que vuelve y una tierra cuidada por quien la conoce.",
      },
    },
    community: {
      title: {
        pt: "Comunidade",
        en: "Community",
        es: "Comunidad",
      },
      text: {
        pt: "Na região, a escola é vista como um motor da formação e da economia local. A fundação também promoveu encontros acadêmicos entre a Galícia e a América Latina, refazendo em sentido contrário a viagem do fundador.\n\nEm São Paulo, Belarmino ajudou a fundar o Colégio Miguel de Cervantes e presidiu uma sociedade galega de beneficência. Morreu na cidade em maio de 2017, aos 85 anos, e está enterrado em Rosende. O caminho, afinal, tinha volta.",
        en: "In the district the school is seen as a driving force for training and the local economy. The foundation has also held academic meetings between Galicia and Latin America, retracing the founder’s voyage in the other direction.\n\nIn São Paulo, Belarmino helped to found the Colégio Miguel de Cervantes and presided over a Galician benevolent society. He died in the city in May 2017, aged 85, and is buried at Rosende. The road, after all, led back.",
        es: "En la comarca, la escuela se ve como un motor de la formación y de la economía local. La fundación también ha celebrado encuentros académicos entre Galicia y América Latina, una manera de rehacer en sentido contrario el viaje del fundador.\n\nEn São Paulo, Belarmino ayudó a fundar el Colegio Miguel de Cervantes y presidió una sociedad gallega de beneficencia. Murió en la ciudad en mayo de 2017, a los 85 años, y está enterrado en Rosende. El camino, al final, tenía vuelta.",
      },
      picture: {
        pt: "Gravura: o navio Cabo de Hornos no Atlântico",
        en: "Engraving: the liner Cabo de Hornos on the Atlantic",
        es: "Grabado: el barco Cabo de Hornos en el Atlántico",
      },
    },
  },
};

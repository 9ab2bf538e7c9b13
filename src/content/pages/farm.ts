import type { PageContent } from "../kinds/page.ts";

export const farm: PageContent = {
  slug: "farm",
  parts: {
    search: {
      title: {
        pt: "Fazenda Rubaiyat, em Dourados",
        en: "The Rubaiyat farm in Dourados, Brazil",
        es: "Hacienda Rubaiyat, en Dourados, Brasil",
      },
      description: {
        pt: "A fazenda do Grupo Rubaiyat em Mato Grosso do Sul: Brangus selecionado desde 1988, criação a pasto e carne servida nas próprias casas.",
        en: "The Grupo Rubaiyat farm in Mato Grosso do Sul, Brazil: Brangus selected since 1988, cattle on open pasture, beef for its own restaurants.",
        es: "La hacienda del Grupo Rubaiyat en Mato Grosso do Sul: Brangus seleccionado desde 1988, cría en el campo y carne para sus propias casas.",
      },
    },
    top: {
      label: {
        pt: "Dourados, Mato Grosso do Sul",
        en: "Dourados, Mato Grosso do Sul",
        es: "Dourados, Mato Grosso do Sul",
      },
      title: {
        pt: "Fazenda Rubaiyat",
        en: "The Rubaiyat farm",
        es: "Hacienda Rubaiyat",
      },
      lead: {
        pt: "Da fazenda ao prato: o caminho começa aqui, desde 1968.",
        en: "From farm to plate: since 1968, this is where the road begins.",
        es: "Del campo al plato: el camino empieza aquí, desde 1968.",
      },
      picture: {
        pt: "Gravura: gado Brangus em campo aberto",
        en: "Engraving: Brangus cattle on open pasture",
        es: "Grabado: ganado Brangus en campo abierto",
      },
    },
    sustainable: {
      title: {
        pt: "Sustentável",
        en: "Sustainable",
        es: "Sostenible",
      },
      text: {
        pt: "São cerca de dez mil hectares perto de Dourados, com uma divisa de uns cem quilômetros; em 36 deles, quem faz a cerca é um rio navegável. Os animais são criados de modo natural e andam soltos. Ao gado juntaram-se, nos anos 1990, frangos caipiras e porcos.\n\nO fundador, que vinha de uma família sem terra própria, abriu ali uma escola. Cuidar de um lugar desse tamanho é cuidar também de quem vive nele, e fazer hoje só o que se possa repetir no ano que vem.",
        en: "The farm covers about ten thousand hectares near Dourados, with some hundred kilometres of boundary; for 36 of them the fence is a navigable river. The animals are reared naturally and roam free. In the 1990s free-range chickens and pigs joined the cattle.\n\nThe founder, whose family had worked other people’s land, opened a school here. Looking after a place this size means looking after those who live on it, and doing today only what can be done again next year.",
        es: "Son unas diez mil hectáreas cerca de Dourados, con unos cien kilómetros de lindero; en 36 de ellos, la cerca es un río navegable. Los animales se crían de forma natural y andan sueltos. Al ganado se sumaron, en los años noventa, pollos de corral y cerdos.\n\nEl fundador, de una familia que labraba tierra ajena, abrió allí una escuela. Cuidar un lugar de ese tamaño es cuidar también a quienes viven en él, y hacer hoy solo lo que pueda volver a hacerse el año que viene.",
      },
    },
    traceability: {
      title: {
        pt: "Rastreabilidade",
        en: "Traceability",
        es: "Trazabilidad",
      },
      text: {
        pt: "Começa com uma pergunta feita à mesa: de onde vem? Criar o próprio gado é a maneira mais direta de responder. Quando quem serve é também quem cria, há menos mãos entre o pasto e o prato, e menos o que adivinhar.\n\nNem todas as casas servem carne da mesma origem. Em Buenos Aires, os novilhos Angus e Hereford da Cabaña Las Lilas vêm das Estancias Las Lilas, na própria Argentina. Saber a origem é também saber dizer quando ela é outra. Em qualquer casa, a pergunta é bem-vinda.",
        en: "It begins with a question at the table: where does this come from? Raising your own cattle is the shortest answer. When those who serve are also those who rear, there are fewer hands between pasture and plate, and less to guess.\n\nNot every restaurant draws on the same source. In Buenos Aires, the Angus and Hereford steers of Cabaña Las Lilas come from Estancias Las Lilas, in Argentina itself. To know where meat comes from is also to say when it comes from elsewhere. In any of our restaurants, the question is welcome.",
        es: "Empieza con una pregunta en la mesa: ¿de dónde viene? Criar el propio ganado es la manera más directa de responder. Cuando quien sirve es también quien cría, hay menos manos entre el pastizal y el plato, y menos que adivinar.\n\nNo todas las casas sirven carne del mismo origen. En Buenos Aires, los novillos Angus y Hereford de Cabaña Las Lilas vienen de Estancias Las Lilas, en la propia Argentina. Conocer el origen es también saber decir cuándo es otro. En cualquiera de las casas, la pregunta es bienvenida.",
      },
      picture: {
        pt: "Gravura: a vaca em tamanho natural na entrada da Cabaña Las Lilas",
        en: "Engraving: the life-size cow at the entrance of Cabaña Las Lilas",
        es: "Grabado: la vaca de tamaño natural en la entrada de Cabaña Las Lilas",
      },
    },
    figures: {
      figures: [
        {
          value: {
            pt: "1968",
            en: "1968",
            es: "1968",
          },
          text: {
            pt: "compra da fazenda",
            en: "the farm is bought",
            es: "compra de la hacienda",
          },
        },
        {
          value: {
            pt: "10 mil",
            en: "10,000",
            es: "10.000",
          },
          text: {
            pt: "hectares, aproximadamente",
            en: "hectares, approximately",
            es: "hectáreas, aproximadamente",
          },
        },
        {
          value: {
            pt: "36\u00A0km",
            en: "36\u00A0km",
            es: "36\u00A0km",
          },
          text: {
            pt: "de rio navegável",
            en: "of navigable river",
            es: "de río navegable",
          },
        },
        {
          value: {
            pt: "1988",
            en: "1988",
            es: "1988",
          },
          text: {
            pt: "começa a seleção do Brangus",
            en: "the selection of Brangus begins",
            es: "empieza la selección del Brangus",
          },
        },
      ],
    },
    technology: {
      title: {
        pt: "Tecnologia",
        en: "Technology",
        es: "Tecnología",
      },
      text: {
        pt: "A mais antiga das técnicas de uma fazenda é escolher. Desde 1988 se seleciona aqui o Brangus, cruzamento de Aberdeen Angus e Brahman: observa-se, mede-se, fica o melhor. Em 2002 já eram mais de cinco gerações.\n\nNo começo dos anos 2000, touros, sêmen e embriões dessa linhagem iam a leilão em conjunto com Las Lilas, e o trabalho de uma fazenda passou a servir a outras. A ciência abrevia o caminho. O resto ainda depende de chuva, capim e tempo.",
        en: "The oldest technique on any farm is choosing. Brangus cattle, a cross of Aberdeen Angus and Brahman, have been selected here since 1988: observe, measure, keep the best. By 2002 that made more than five generations.\n\nIn the early 2000s bulls, semen and embryos of the line went to auction together with those of Las Lilas, and the work of one farm began to serve others. Science shortens the road. The rest still depends on rain, grass and time.",
        es: "La técnica más antigua de una hacienda es elegir. Desde 1988 se selecciona aquí el Brangus, cruce de Aberdeen Angus y Brahman: se observa, se mide, se conserva lo mejor. En 2002 ya eran más de cinco generaciones.\n\nA comienzos de los años 2000, toros, semen y embriones de esa línea salían a subasta junto con Las Lilas, y el trabajo de una hacienda empezó a servir a otras. La ciencia acorta el camino. Lo demás todavía depende de la lluvia, del pasto y del tiempo.",
      },
      picture: {
        pt: "Gravura: um Brangus de frente",
        en: "Engraving: a Brangus, head on",
        es: "Grabado: un Brangus de frente",
      },
    },
    quality: {
      title: {
        pt: "Qualidade",
        en: "Quality",
        es: "Calidad",
      },
      text: {
        pt: "Do encontro do wagyu com o Brangus nasceu o tropical kobe beef, que chegou às mesas em 2006. É o retrato do que se procura aqui: a maciez de um, a rusticidade do outro, e um sabor que não precisa de muita conversa.\n\nDe cada animal, só cerca de um quinto dá os cortes nobres. O fogo não corrige um erro do pasto; por isso o cuidado começa anos antes da brasa. Na cozinha, o que falta é pouco: calor, descanso e o ponto certo.",
        en: "Crossing wagyu with Brangus produced tropical kobe beef, which came to our tables in 2006. It sums up what we look for here: the tenderness of one, the hardiness of the other, and a flavour that needs little explaining.\n\nOnly about a fifth of each animal yields the finest cuts. Fire cannot mend a mistake made in the pasture, so the care begins years before the grill. In the kitchen there is little left to do: heat, rest and timing.",
        es: "Del cruce del wagyu con el Brangus nació el tropical kobe beef, que llegó a las mesas en 2006. Es el retrato de lo que aquí se busca: la terneza de uno, la rusticidad del otro y un sabor que no necesita muchas explicaciones.\n\nDe cada animal, solo cerca de una quinta parte da los cortes nobles. El fuego no corrige un error del campo; por eso el cuidado empieza años antes de las brasas. En la cocina queda poco por hacer: calor, reposo y el punto justo.",
      },
      picture: {
        pt: "Gravura: brasas sob as barras da grelha",
        en: "Engraving: coals under the bars of the grill",
        es: "Grabado: brasas bajo las barras de la parrilla",
      },
    },
  },
};

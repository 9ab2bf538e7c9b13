import type { PageContent } from "../kinds/page.ts";

export const press: PageContent = {
  slug: "press",
  parts: {
    search: {
      title: {
        pt: "Imprensa: dados, prêmios e imagens do grupo",
        en: "Press: facts, awards and pictures of the group",
        es: "Prensa: datos, premios e imágenes del grupo",
      },
      description: {
        pt: "Para jornalistas: o Grupo Rubaiyat em poucas linhas, números, prêmios com a fonte, gravuras e logotipo para baixar, de São Paulo a Madri.",
        en: "For journalists: Grupo Rubaiyat in a few lines, figures, awards with their sources, plates and logo to download, from São Paulo to Madrid.",
        es: "Para periodistas: el Grupo Rubaiyat en pocas líneas, cifras, premios con su fuente, grabados y logotipo para descargar, de Madrid a São Paulo.",
      },
    },
    top: {
      label: {
        pt: "Para jornalistas",
        en: "For journalists",
        es: "Para periodistas",
      },
      title: {
        pt: "Imprensa",
        en: "Press",
        es: "Prensa",
      },
      lead: {
        pt: "O que se pode citar, o que se pode baixar e a quem escrever.",
        en: "What may be quoted, what may be downloaded, and whom to write to.",
        es: "Lo que se puede citar, lo que se puede descargar y a quién escribir.",
      },
    },
    about: {
      title: {
        pt: "O grupo em poucas linhas",
        en: "The group in a few lines",
        es: "El grupo en pocas líneas",
      },
      text: {
        pt: "O Grupo Rubaiyat nasceu em São Paulo em 1957, com o primeiro Rubaiyat, na Avenida Vieira de Carvalho. Belarmino Fernández Iglesias, emigrante galego que havia começado servindo mesas, era um dos sócios; em 1962 passou a único dono. Tem hoje casas em seis cidades de quatro países: São Paulo, Rio de Janeiro, Brasília, Madri, Santiago e Buenos Aires.\n\nA fazenda do grupo, perto de Dourados, no Mato Grosso do Sul, vem de 1968; a ideia que une tudo é levar a carne da fazenda ao prato. A terceira geração é a dos netos do fundador, Victor e Diego Iglesias. Em Rosende, na Galícia, a Fundação Belarmino mantém desde 1997 uma escola de hotelaria.",
        en: "Grupo Rubaiyat began in São Paulo in 1957, with the first Rubaiyat, on Avenida Vieira de Carvalho. Belarmino Fernández Iglesias, a Galician emigrant who had started out waiting at table, was one of the partners; in 1962 he became sole owner. Today there are restaurants in six cities of four countries: São Paulo, Rio de Janeiro, Brasília, Madrid, Santiago and Buenos Aires.\n\nThe group’s farm, near Dourados in Mato Grosso do Sul, dates from 1968; the idea behind it all is to bring the meat from farm to plate. The third generation is that of the founder’s grandsons, Victor and Diego Iglesias. At Rosende, in Galicia, the Belarmino Foundation has run a hospitality school since 1997.",
        es: "El Grupo Rubaiyat nació en São Paulo en 1957, con el primer Rubaiyat, en la avenida Vieira de Carvalho. Belarmino Fernández Iglesias, un emigrante gallego que había empezado sirviendo mesas, era uno de los socios; en 1962 pasó a ser el único dueño. Hoy tiene casas en seis ciudades de cuatro países: São Paulo, Río de Janeiro, Brasilia, Madrid, Santiago y Buenos Aires.\n\nLa hacienda del grupo, cerca de Dourados, en Mato Grosso do Sul, data de 1968; la idea que lo une todo es llevar la carne del campo al plato. La tercera generación es la de los nietos del fundador, Victor y Diego Iglesias. En Rosende, Galicia, la Fundación Belarmino mantiene desde 1997 una escuela de hostelería.",
      },
    },
    figures: {
      figures: [
        {
          value: {
            pt: "1957",
            en: "1957",
            es: "1957",
          },
          text: {
            pt: "o primeiro Rubaiyat",
            en: "the first Rubaiyat",
            es: "el primer Rubaiyat",
          },
        },
        {
          value: {
            pt: "1968",
            en: "1968",
            es: "1968",
          },
          text: {
            pt: "a fazenda, perto de Dourados",
            en: "the farm, near Dourados",
            es: "la hacienda, cerca de Dourados",
          },
        },
        {
          value: {
            pt: "6",
            en: "6",
            es: "6",
          },
          text: {
            pt: "cidades em que há casas",
            en: "cities with restaurants",
            es: "ciudades con casas",
          },
        },
        {
          value: {
            pt: "4",
            en: "4",
            es: "4",
          },
          text: {
            pt: "países",
            en: "countries",
            es: "países",
          },
        },
      ],
    },
    awards: {
      title: {
        pt: "Prêmios e distinções",
        en: "Awards and distinctions",
        es: "Premios y distinciones",
      },
      text: {
        pt: "Cada um com o ano e quem o concedeu.",
        en: "Each with its year and who gave it.",
        es: "Cada uno con su año y quien lo concedió.",
      },
      awards: [
        {
          year: {
            pt: "2018",
            en: "2018",
            es: "2018",
          },
          giver: {
            pt: "Veja São Paulo, Comer & Beber",
            en: "Veja São Paulo, Comer & Beber",
            es: "Veja São Paulo, Comer & Beber",
          },
          text: {
            pt: "Melhor carne da cidade: o 17º título",
            en: "Best for meat in the city: the 17th title",
            es: "Mejor carne de la ciudad: el título número 17",
          },
        },
        {
          year: {
            pt: "2007",
            en: "2007",
            es: "2007",
          },
          giver: {
            pt: "Veja São Paulo, Comer & Beber",
            en: "Veja São Paulo, Comer & Beber",
            es: "Veja São Paulo, Comer & Beber",
          },
          text: {
            pt: "Restaurateur do ano: Belarmino Fernández Iglesias",
            en: "Restaurateur of the year: Belarmino Fernández Iglesias",
            es: "Restaurador del año: Belarmino Fernández Iglesias",
          },
        },
      ],
    },
    pictures: {
      title: {
        pt: "Imagens para baixar",
        en: "Pictures to download",
        es: "Imágenes para descargar",
      },
      text: {
        pt: "São gravuras desenhadas para este site, não fotografias das casas. Podem acompanhar textos sobre o grupo e suas casas, inteiras e sem alteração, com o crédito “Gravura: Grupo Rubaiyat”. O logotipo serve para identificar o grupo nesses mesmos textos. Para qualquer outro uso, escreva à assessoria.",
        en: "These are engravings drawn for this site, not photographs of the restaurants. They may accompany articles about the group and its restaurants, whole and unaltered, with the credit “Engraving: Grupo Rubaiyat”. The logo is there to identify the group in the same articles. For any other use, write to the press office.",
        es: "Son grabados dibujados para este sitio, no fotografías de las casas. Pueden acompañar textos sobre el grupo y sus casas, enteros y sin alterar, con el crédito «Grabado: Grupo Rubaiyat». El logotipo sirve para identificar al grupo en esos mismos textos. Para cualquier otro uso, escriba a la oficina de prensa.",
      },
    },
    write: {
      title: {
        pt: "Assessoria de imprensa",
        en: "Press office",
        es: "Oficina de prensa",
      },
      text: {
        pt: "Para entrevistas, outras imagens e dados do grupo, escreva pelo formulário de contato, com o assunto “Assessoria de imprensa”.",
        en: "For interviews, other pictures and facts about the group, use the contact form and choose the subject “Press office”.",
        es: "Para entrevistas, otras imágenes y datos del grupo, escriba por el formulario de contacto, con el asunto «Oficina de prensa».",
      },
      link: {
        pt: "Escrever à assessoria de imprensa",
        en: "Write to the press office",
        es: "Escribir a la oficina de prensa",
      },
    },
  },
};

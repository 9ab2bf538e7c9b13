import type { PageContent } from "../kinds/page.ts";

export const careers: PageContent = {
  slug: "careers",
  parts: {
    search: {
      title: {
        pt: "Trabalhe conosco, de São Paulo a Madri",
        en: "Careers, from São Paulo to Madrid",
        es: "Trabaje con nosotros, de Madrid a São Paulo",
      },
      description: {
        pt: "Trabalhar nas casas do Grupo Rubaiyat: quem faz a cozinha e o salão, a escola do fundador na Galícia e como se candidatar.",
        en: "Working in the Grupo Rubaiyat restaurants: the people of kitchen and dining room, the founder’s school in Galicia, and how to apply.",
        es: "Trabajar en las casas del Grupo Rubaiyat: quiénes hacen la cocina y la sala, la escuela del fundador en Galicia y cómo postularse.",
      },
    },
    top: {
      label: {
        pt: "As pessoas",
        en: "The people",
        es: "Las personas",
      },
      title: {
        pt: "Trabalhe conosco",
        en: "Careers",
        es: "Trabaje con nosotros",
      },
      lead: {
        pt: "O fundador começou servindo mesas. Aqui, o ofício ainda se aprende ao lado de quem já o sabe.",
        en: "The founder began by waiting at table. The craft is still learned here beside those who know it.",
        es: "El fundador empezó sirviendo mesas. Aquí el oficio se sigue aprendiendo al lado de quien ya lo sabe.",
      },
    },
    people: {
      title: {
        pt: "Quem já está aqui",
        en: "Who is here already",
        es: "Quiénes ya están aquí",
      },
      text: {
        pt: "Só nas casas de São Paulo somos mais de trezentas pessoas, de dezesseis estados do Brasil. Há casas também no Rio de Janeiro, em Brasília, Madri, Santiago e Buenos Aires.\n\nSempre que se pode, promove-se gente da casa: quem está há mais tempo ensina quem acaba de chegar.",
        en: "In the São Paulo restaurants alone there are more than three hundred of us, from sixteen Brazilian states. There are restaurants, too, in Rio de Janeiro, Brasília, Madrid, Santiago and Buenos Aires.\n\nPeople are promoted from within whenever that is possible: those who have been here longest teach those who have just come.",
        es: "Solo en las casas de São Paulo somos más de trescientas personas, de dieciséis estados de Brasil. También hay casas en Río de Janeiro, Brasilia, Madrid, Santiago y Buenos Aires.\n\nSiempre que se puede, se promueve a la gente de la casa: quienes llevan más tiempo enseñan a quienes acaban de llegar.",
      },
    },
    school: {
      title: {
        pt: "Uma escola na Galícia",
        en: "A school in Galicia",
        es: "Una escuela en Galicia",
      },
      text: {
        pt: "Em Rosende, a aldeia de onde o fundador partiu, a sua fundação mantém desde 1997 uma escola de hotelaria. Ensinam-se cozinha, serviço de salão e vinho. Cerca de 1.500 alunos passaram por ela até 2022.",
        en: "At Rosende, the village the founder had to leave, his foundation has run a hospitality school since 1997. It teaches cookery, restaurant service and wine. Some 1,500 students had been through it by 2022.",
        es: "En Rosende, la aldea de la que partió el fundador, su fundación mantiene desde 1997 una escuela de hostelería. Enseña cocina, servicio de sala y vino. Unos 1.500 alumnos pasaron por ella hasta 2022.",
      },
      picture: {
        pt: "Gravura: vinhas em socalcos sobre o rio, na Ribeira Sacra",
        en: "Engraving: vines on terraces above the river, Ribeira Sacra",
        es: "Grabado: viñas en bancales sobre el río, en la Ribeira Sacra",
      },
    },
    apply: {
      title: {
        pt: "Vagas abertas",
        en: "Open positions",
        es: "Vacantes",
      },
      text: {
        pt: "As vagas e as candidaturas estão no sistema de seleção do grupo, em outra página.",
        en: "Positions and applications are in the group’s applicant system, on another page.",
        es: "Las vacantes y las candidaturas están en el sistema de selección del grupo, en otra página.",
      },
      link: {
        pt: "Ver as vagas",
        en: "See the positions",
        es: "Ver las vacantes",
      },
      url: {
        pt: "",
        en: "",
        es: "",
      },
    },
    write: {
      title: {
        pt: "Escreva para nós",
        en: "Write to us",
        es: "Escríbanos",
      },
      text: {
        pt: "Conte em que casa e em que função gostaria de trabalhar, e o que já fez. O formulário não recebe arquivos; se precisarmos do currículo, pediremos.",
        en: "Tell us in which restaurant and in what role you would like to work, and what you have done so far. The form takes no files; should we need your CV, we will ask for it.",
        es: "Cuéntenos en qué casa y en qué función le gustaría trabajar, y qué ha hecho hasta ahora. El formulario no admite archivos; si necesitamos su currículum, se lo pediremos.",
      },
      link: {
        pt: "Escrever pelo formulário",
        en: "Write with the form",
        es: "Escribir por el formulario",
      },
    },
  },
};

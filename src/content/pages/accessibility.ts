import type { PageContent } from "../kinds/page.ts";

export const accessibility: PageContent = {
  slug: "accessibility",
  parts: {
    search: {
      title: {
        pt: "Declaração de acessibilidade",
        en: "Accessibility statement",
        es: "Declaración de accesibilidad",
      },
      description: {
        pt: "O nível de acessibilidade que o site do Grupo Rubaiyat busca, o que é testado, os limites conhecidos e como relatar uma barreira.",
        en: "The accessibility level this Grupo Rubaiyat site aims for, what is tested, its known limitations and how to report a barrier.",
        es: "El nivel de accesibilidad que busca el sitio del Grupo Rubaiyat, qué se prueba, sus límites conocidos y cómo avisar de una barrera.",
      },
    },
    top: {
      label: {
        pt: "Acessibilidade",
        en: "Accessibility",
        es: "Accesibilidad",
      },
      title: {
        pt: "Declaração de acessibilidade",
        en: "Accessibility statement",
        es: "Declaración de accesibilidad",
      },
      lead: {
        pt: "Uma mesa para todos começa por um site que todos possam usar.",
        en: "A table for everyone begins with a site that everyone can use.",
        es: "Una mesa para todos empieza por un sitio que todos puedan usar.",
      },
    },
    aim: {
      title: {
        pt: "O que buscamos",
        en: "Our aim",
        es: "Nuestro objetivo",
      },
      text: {
        pt: "O objetivo é o nível AA das Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, em português, inglês e espanhol.",
        en: "The aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, in Portuguese, English and Spanish.",
        es: "El objetivo es el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, en portugués, inglés y español.",
      },
    },
    tests: {
      title: {
        pt: "O que é testado",
        en: "What is tested",
        es: "Qué se prueba",
      },
      text: {
        pt: "É uma avaliação nossa. Auditoria externa e testes com pessoas que usam leitores de tela e outras tecnologias assistivas ainda não foram feitos.",
        en: "This is our own assessment. No outside audit has been made yet, nor tests with people who use screen readers and other assistive technology.",
        es: "Es una evaluación propia. Todavía no se han hecho una auditoría externa ni pruebas con personas que usan lectores de pantalla y otras tecnologías de apoyo.",
      },
    },
    norms: {
      title: {
        pt: "As normas, item por item",
        en: "The norms, item by item",
        es: "Las normas, punto por punto",
      },
    },
    limits: {
      title: {
        pt: "Limites conhecidos",
        en: "Known limitations",
        es: "Límites conocidos",
      },
    },
    illustrations: {
      title: {
        pt: "Imagens",
        en: "Pictures",
        es: "Imágenes",
      },
      text: {
        pt: "Salvo fotografias das casas, são gravuras desenhadas para este site, e o texto alternativo diz o que cada uma mostra.",
        en: "Apart from photographs of the restaurants, they are engravings drawn for this site, and the alternative text says what each one shows.",
        es: "Salvo fotografías de las casas, son grabados dibujados para este sitio, y el texto alternativo dice qué muestra cada uno.",
      },
    },
    otherSites: {
      title: {
        pt: "Sites de terceiros",
        en: "Other websites",
        es: "Otros sitios",
      },
      text: {
        pt: "Reservas on-line, entregas e redes sociais não dependem de nós. Onde houver telefone, você também pode ligar para a casa.",
        en: "Online reservations, delivery and social networks are run by others. Where a telephone number is shown, you can call the restaurant instead.",
        es: "Las reservas en línea, los envíos y las redes sociales no dependen de nosotros. Donde haya un teléfono, puede llamar a la casa.",
      },
    },
    report: {
      title: {
        pt: "Encontrou uma barreira?",
        en: "Found a barrier?",
        es: "¿Ha encontrado una barrera?",
      },
      text: {
        pt: "Conte o que aconteceu, em que página e com que navegador ou tecnologia. Se precisar de algo do site em outro formato, peça pelo mesmo caminho.",
        en: "Tell us what happened, on which page, and with which browser or technology. If you need something from this site in another format, ask for it in the same way.",
        es: "Cuéntenos qué ocurrió, en qué página y con qué navegador o tecnología. Si necesita algo del sitio en otro formato, pídalo por la misma vía.",
      },
    },
  },
};

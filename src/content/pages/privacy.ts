import type { PageContent } from "../kinds/page.ts";

export const privacy: PageContent = {
  slug: "privacy",
  parts: {
    search: {
      title: {
        pt: "Aviso de privacidade",
        en: "Privacy notice",
        es: "Aviso de privacidad",
      },
      description: {
        pt: "Os dados pessoais que este site do Grupo Rubaiyat guarda, para que servem, quem os recebe, por quanto tempo e como pedir a exclusão.",
        en: "The personal data this Grupo Rubaiyat site keeps, what it is used for, who receives it, for how long, and how to have it erased.",
        es: "Los datos personales que guarda este sitio del Grupo Rubaiyat, para qué se usan, quién los recibe, cuánto tiempo y cómo borrarlos.",
      },
    },
    top: {
      label: {
        pt: "Dados pessoais",
        en: "Personal data",
        es: "Datos personales",
      },
      title: {
        pt: "Aviso de privacidade",
        en: "Privacy notice",
        es: "Aviso de privacidad",
      },
      lead: {
        pt: "O que este site guarda, para quê, por quanto tempo, e como pedir que seja apagado.",
        en: "What this site keeps, what for, for how long, and how to have it erased.",
        es: "Qué guarda este sitio, para qué, durante cuánto tiempo y cómo pedir que se borre.",
      },
    },
    controller: {
      title: {
        pt: "Quem é o responsável",
        en: "Who is responsible",
        es: "Quién es el responsable",
      },
      text: {
        pt: "Este site é do Grupo Rubaiyat, que decide como são usados os dados que chegam por ele. Para perguntas e pedidos sobre dados pessoais, escreva ao grupo.",
        en: "This site belongs to Grupo Rubaiyat, which decides how the data that reaches it is used. For questions and requests about personal data, write to the group.",
        es: "Este sitio es del Grupo Rubaiyat, que decide cómo se usan los datos que llegan por él. Para preguntas y solicitudes sobre datos personales, escriba al grupo.",
      },
    },
    forms: {
      title: {
        pt: "O que os formulários guardam",
        en: "What the forms keep",
        es: "Qué guardan los formularios",
      },
    },
    purposes: {
      title: {
        pt: "Para que servem",
        en: "What it is used for",
        es: "Para qué se usan",
      },
      text: {
        pt: "Para responder ao que foi pedido. Bases legais: medidas anteriores a um contrato, a pedido da própria pessoa, e o interesse legítimo em responder a quem escreve (LGPD, art. 7º, V e IX; RGPD, art. 6º, n.º 1, b e f).",
        en: "To answer what was asked. Legal bases: steps taken at a person’s own request before a contract, and the legitimate interest in answering those who write (LGPD, art. 7, V and IX; GDPR, art. 6(1)(b) and (f)).",
        es: "Para responder a lo solicitado. Bases legales: medidas previas a un contrato, a petición de la propia persona, y el interés legítimo en responder a quien escribe (LGPD, art. 7, V y IX; RGPD, art. 6.1, b y f).",
      },
    },
    recipients: {
      title: {
        pt: "Quem recebe",
        en: "Who receives it",
        es: "Quién lo recibe",
      },
    },
    erasure: {
      title: {
        pt: "Por quanto tempo, e como apagar",
        en: "How long, and how to erase it",
        es: "Cuánto tiempo y cómo borrarlos",
      },
    },
    browser: {
      title: {
        pt: "O que fica no navegador",
        en: "What stays in the browser",
        es: "Qué queda en el navegador",
      },
    },
    counts: {
      title: {
        pt: "Contagens e segurança",
        en: "Counts and security",
        es: "Recuentos y seguridad",
      },
    },
    location: {
      title: {
        pt: "Localização",
        en: "Location",
        es: "Ubicación",
      },
    },
    otherSites: {
      title: {
        pt: "Mapas e outros sites",
        en: "Maps and other websites",
        es: "Mapas y otros sitios",
      },
    },
    rights: {
      title: {
        pt: "Direitos",
        en: "Rights",
        es: "Derechos",
      },
      text: {
        pt: "A LGPD, no Brasil, e o RGPD, na União Europeia, asseguram a você saber se há dados seus, receber cópia, corrigir, apagar, levar a outro serviço, limitar o uso ou opor-se a ele, e retirar o consentimento. Não custa nada.",
        en: "The LGPD in Brazil and the GDPR in the European Union entitle you to know whether there is data about you, to have a copy, to correct it, erase it, take it elsewhere, restrict or object to its use, and to withdraw consent. It costs nothing.",
        es: "La LGPD, en Brasil, y el RGPD, en la Unión Europea, le permiten saber si hay datos suyos, recibir una copia, corregirlos, borrarlos, llevarlos a otro servicio, limitar su uso u oponerse a él, y retirar el consentimiento. No cuesta nada.",
      },
    },
    complaints: {
      text: {
        pt: "Para o que estiver em outro lugar, ou para se opor a um uso, escreva ao grupo pelo mesmo e-mail que usou.\n\nSe você não ficar satisfeito com a resposta, pode procurar a autoridade de proteção de dados do seu país: no Brasil, a ANPD; na Espanha, a AEPD.",
        en: "For what is kept elsewhere, or to object to a use, write to the group from the e-mail address you used.\n\nIf our answer does not satisfy you, you may complain to the data protection authority of your country: in Brazil the ANPD, in Spain the AEPD.",
        es: "Para lo que esté en otro lugar, o para oponerse a un uso, escriba al grupo desde el correo que usó.\n\nSi nuestra respuesta no le satisface, puede reclamar ante la autoridad de protección de datos de su país: en Brasil, la ANPD; en España, la AEPD.",
      },
    },
  },
};

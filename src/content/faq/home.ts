import type { FaqContent } from "../kinds/faq.ts";

export const home: FaqContent = {
  slug: "home",
  questions: [
    {
      question: {
        pt: "Como faço uma reserva?",
        en: "How do I reserve a table?",
        es: "¿Cómo reservo una mesa?",
      },
      answer: {
        pt:
          "Em Reservas, escolha a casa, o dia e a hora e envie o pedido; a casa confirma. Se " +
          "preferir, ligue.",
        en:
          "On the Reservations page choose the restaurant, day and time and send your request; " +
          "the restaurant will confirm. Or call.",
        es:
          "En Reservas, elija la casa, el día y la hora y envíe la solicitud; la casa la " +
          "confirma. Si lo prefiere, llame.",
      },
    },
    {
      question: {
        pt: "Quais são as formas de pagamento?",
        en: "How can I pay?",
        es: "¿Cómo puedo pagar?",
      },
      answer: {
        pt:
          "Aceitamos os principais cartões de crédito e débito, além de dinheiro. No Brasil, " +
          "também PIX.",
        en: "By any major credit or debit card, or in cash. In Brazil, also by PIX.",
        es:
          "Con las principales tarjetas de crédito y débito, o en efectivo. En Brasil, también " +
          "con PIX.",
      },
    },
    {
      question: {
        pt: "Como devo me vestir?",
        en: "Is there a dress code?",
        es: "¿Cómo debo vestir?",
      },
      answer: {
        pt: "Sugerimos o smart casual: roupa confortável, com algum cuidado.",
        en: "We suggest smart casual: comfortable clothes, chosen with a little care.",
        es: "Sugerimos smart casual: ropa cómoda, elegida con cierto cuidado.",
      },
    },
    {
      question: {
        pt: "Posso fazer um evento em uma das casas?",
        en: "Can I hold an event at one of the restaurants?",
        es: "¿Puedo celebrar un evento en una de las casas?",
      },
      answer: {
        pt:
          "Sim. Os salões acomodam de 15 a 180 pessoas, e o grupo organiza eventos de 10 a 200 " +
          "convidados. Procure-nos com 2 semanas de antecedência para eventos corporativos e com " +
          "1 mês para grandes celebrações. O pedido de orçamento está na página de eventos.",
        en:
          "Yes. The rooms hold 15 to 180 people, and the group organises events for 10 to 200 " +
          "guests. Please contact us 2 weeks ahead for corporate events and 1 month ahead for " +
          "large celebrations. You can request a quote on the events page.",
        es:
          "Sí. Los salones reciben de 15 a 180 personas, y el grupo organiza eventos de 10 a 200 " +
          "invitados. Escríbanos con 2 semanas de antelación para eventos corporativos y con 1 " +
          "mes para grandes celebraciones. Puede pedir presupuesto en la página de eventos.",
      },
    },
    {
      question: {
        pt: "Onde vejo os cardápios?",
        en: "Where can I see the menus?",
        es: "¿Dónde puedo ver la carta?",
      },
      answer: {
        pt:
          "Na página de cada casa, em “Nossos Menus”: em PDF e, onde há pratos publicados, " +
          "também no site. Na lista das casas, dá para procurar um prato pelo nome.",
        en:
          "On each restaurant’s page, under “Our Menus”: as a PDF and, where dishes are " +
          "published, on the site too. In the list of restaurants you can look for a dish by its " +
          "name.",
        es:
          "En la página de cada casa, en «Nuestros menús»: en PDF y, donde hay platos " +
          "publicados, también en el sitio. En la lista de casas puede buscar un plato por su " +
          "nombre.",
      },
    },
    {
      question: {
        pt: "Em que dias há feijoada?",
        en: "On which days is feijoada served?",
        es: "¿Qué días hay feijoada?",
      },
      answer: {
        pt:
          "Em São Paulo, no almoço de quarta-feira e de sábado. Em Madri, aos sábados da estação " +
          "fria. Confirme com a casa antes de vir.",
        en:
          "In São Paulo, at lunch on Wednesdays and Saturdays. In Madrid, on Saturdays in the " +
          "colder months. Please check with the restaurant before you come.",
        es:
          "En São Paulo, en el almuerzo de los miércoles y los sábados. En Madrid, los sábados " +
          "de la temporada fría. Confírmelo con la casa antes de venir.",
      },
    },
    {
      question: {
        pt: "Vou com crianças ou tenho alguma alergia. A quem aviso?",
        en: "I am bringing children, or have an allergy. Whom should I tell?",
        es: "Voy con niños o tengo una alergia. ¿A quién aviso?",
      },
      answer: {
        pt:
          "Avise a casa, de preferência ao reservar: por telefone ou pelo formulário de contato. " +
          "Conte o que é preciso, e a equipe dirá o que pode preparar. À mesa, avise de novo " +
          "quem estiver atendendo.",
        en:
          "The restaurant itself, if possible when you reserve: by telephone or with the contact " +
          "form. Say what you need, and the team will tell you what it can prepare. At the " +
          "table, please mention it again.",
        es:
          "Avise a la casa, si es posible al reservar: por teléfono o con el formulario de " +
          "contacto. Díganos qué necesita y el equipo le dirá qué puede preparar. En la mesa, " +
          "recuérdelo a quien le atienda.",
      },
    },
  ],
};

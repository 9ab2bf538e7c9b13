import type { PageContent } from "../kinds/page.ts";

export const events: PageContent = {
  slug: "events",
  parts: {
    search: {
      title: {
        pt: "Eventos em São Paulo, Rio, Brasília e Madri",
        en: "Private events in São Paulo, Rio, Brasília and Madrid",
        es: "Eventos en Madrid, São Paulo, Río y Brasilia",
      },
      description: {
        pt: "Salões de 15 a 180 pessoas e eventos de 10 a 200 convidados nas casas do Grupo Rubaiyat: reuniões, casamentos, batizados e festas.",
        en: "Rooms for 15 to 180 people and events for 10 to 200 guests at the Grupo Rubaiyat restaurants: meetings, weddings, christenings and parties.",
        es: "Salones de 15 a 180 personas y eventos de 10 a 200 invitados en las casas del Grupo Rubaiyat: reuniones, bodas, bautizos y fiestas.",
      },
    },
    top: {
      label: {
        pt: "Eventos",
        en: "Events",
        es: "Eventos",
      },
      title: {
        pt: "Um\u00A0salão para a\u00A0ocasião",
        en: "A\u00A0room for the occasion",
        es: "Un\u00A0salón para la\u00A0ocasión",
      },
      lead: {
        pt: "Uma apresentação pela manhã, um casamento ao fim da tarde, o jantar da família inteira. Diga a data e o número de convidados, e começamos daí.",
        en: "A presentation in the morning, a wedding at dusk, dinner for the whole family. Tell us the date and the number of guests, and we will start from there.",
        es: "Una presentación por la mañana, una boda al atardecer, la cena de toda la familia. Díganos la fecha y el número de invitados, y empezamos por ahí.",
      },
    },
    intro: {
      title: {
        pt: "Da\u00A0reunião de\u00A0trabalho à\u00A0grande festa",
        en: "From the working lunch to\u00A0the great celebration",
        es: "De\u00A0la\u00A0reunión de\u00A0trabajo a\u00A0la\u00A0gran fiesta",
      },
      text: {
        pt: "O salão muda de uma casa para outra: diante de um lago, de um dique, da pista do Jockey ou de uma figueira. A cozinha é a de todos os dias.",
        en: "The setting changes from one restaurant to the next: a lake, a dock, a racecourse, a fig tree. The cooking is what we serve every day.",
        es: "El entorno cambia de una casa a otra: un lago, un dique, un hipódromo, una higuera. La cocina es la de todos los días.",
      },
    },
    occasions: {
      title: {
        pt: "Ocasiões",
        en: "Occasions",
        es: "Ocasiones",
      },
      entries: [
        {
          pt: "Apresentações",
          en: "Presentations",
          es: "Presentaciones",
        },
        {
          pt: "Reuniões",
          en: "Meetings",
          es: "Reuniones",
        },
        {
          pt: "Workshops",
          en: "Workshops",
          es: "Talleres",
        },
        {
          pt: "Festas",
          en: "Parties",
          es: "Fiestas",
        },
        {
          pt: "Casamentos",
          en: "Weddings",
          es: "Bodas",
        },
        {
          pt: "Batizados",
          en: "Christenings",
          es: "Bautizos",
        },
        {
          pt: "Aniversários",
          en: "Birthdays",
          es: "Cumpleaños",
        },
        {
          pt: "e mais",
          en: "and more",
          es: "y más",
        },
      ],
    },
    services: {
      title: {
        pt: "À mesa",
        en: "At the table",
        es: "En la mesa",
      },
      entries: [
        {
          pt: "Café da manhã",
          en: "Breakfast",
          es: "Desayuno",
        },
        {
          pt: "Almoço",
          en: "Lunch",
          es: "Almuerzo",
        },
        {
          pt: "Coquetel",
          en: "Cocktails",
          es: "Cóctel",
        },
        {
          pt: "Jantar",
          en: "Dinner",
          es: "Cena",
        },
      ],
    },
    venues: {
      title: {
        pt: "Casas e salões",
        en: "Restaurants and rooms",
        es: "Casas y salones",
      },
    },
    quote: {
      title: {
        pt: "Peça um orçamento",
        en: "Request a quote",
        es: "Pida presupuesto",
      },
      text: {
        pt: "Informe a data, o número de convidados e a ocasião. Nossa equipe responde com uma proposta.",
        en: "Write to us with the date, the number of guests and the occasion. Our team will reply with a proposal.",
        es: "Indíquenos la fecha, el número de invitados y el motivo. Nuestro equipo le enviará una propuesta.",
      },
    },
    advice: {
      figures: [
        {
          value: {
            pt: "2 semanas",
            en: "2 weeks",
            es: "2 semanas",
          },
          text: {
            pt: "de antecedência para eventos corporativos.",
            en: "of notice for corporate events.",
            es: "de antelación para eventos corporativos.",
          },
        },
        {
          value: {
            pt: "1 mês",
            en: "1 month",
            es: "1 mes",
          },
          text: {
            pt: "de antecedência para grandes celebrações.",
            en: "of notice for large celebrations.",
            es: "de antelación para grandes celebraciones.",
          },
        },
      ],
    },
  },
};

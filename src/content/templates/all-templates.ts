import type { TemplateContent } from "../kinds/template.ts";

/**
 * The built-in templates of answers to guests. A line whose fact nobody knows is left out: so they say nothing about a
 * restaurant that its page does not say.
 */
export const TEMPLATES: readonly TemplateContent[] = [
  {
    slug: "proposta-de-evento",
    name: "Evento: proposta",
    subject: {
      pt: "Seu evento em {casa}",
      en: "Your event at {casa}",
      es: "Su evento en {casa}",
    },
    text: {
      pt: "Olá, {nome}.\n\nObrigado por pensar em {casa} para o seu evento.\nData: {data}\nConvidados: {pessoas}\n\nSegue a nossa proposta. Se quiser mudar algo, basta responder a este e-mail.\nSe preferir conversar: {telefone}\n\nAté breve,\n{casa}\n{endereço}",
      en: "Hello {nome},\n\nThank you for thinking of {casa} for your event.\nDate: {data}\nGuests: {pessoas}\n\nOur proposal is attached. If you would like to change anything, just reply to this e-mail.\nIf you would rather talk: {telefone}\n\nSee you soon,\n{casa}\n{endereço}",
      es: "Hola, {nome}:\n\nGracias por pensar en {casa} para su evento.\nFecha: {data}\nInvitados: {pessoas}\n\nAdjuntamos nuestra propuesta. Si desea cambiar algo, basta con responder a este correo.\nSi prefiere hablar: {telefone}\n\nHasta pronto,\n{casa}\n{endereço}",
    },
  },
  {
    slug: "data-sem-disponibilidade",
    name: "Evento: data sem disponibilidade",
    subject: {
      pt: "A data do seu evento em {casa}",
      en: "The date of your event at {casa}",
      es: "La fecha de su evento en {casa}",
    },
    text: {
      pt: "Olá, {nome}.\n\nObrigado pelo seu pedido. Infelizmente não podemos recebê-lo na data que pediu.\nData: {data}\n\nHaveria outro dia possível? Responda a este e-mail e vemos juntos.\nSe preferir conversar: {telefone}\n\nAté breve,\n{casa}",
      en: "Hello {nome},\n\nThank you for your request. Unfortunately we cannot host you on the date you asked for.\nDate: {data}\n\nWould another day be possible? Reply to this e-mail and we will look at it together.\nIf you would rather talk: {telefone}\n\nSee you soon,\n{casa}",
      es: "Hola, {nome}:\n\nGracias por su solicitud. Lamentablemente no podemos recibirle en la fecha que pidió.\nFecha: {data}\n\n¿Sería posible otro día? Responda a este correo y lo vemos juntos.\nSi prefiere hablar: {telefone}\n\nHasta pronto,\n{casa}",
    },
  },
  {
    slug: "reservar-mesa",
    name: "Mesa: como reservar",
    subject: {
      pt: "Sua mesa em {casa}",
      en: "Your table at {casa}",
      es: "Su mesa en {casa}",
    },
    text: {
      pt: "Olá, {nome}.\n\nSerá um prazer recebê-lo em {casa}.\nPara reservar a mesa: {reservas}\nPor telefone: {telefone}\nHorários e cardápios: {página}\n\nAté breve,\n{casa}\n{endereço}",
      en: "Hello {nome},\n\nIt will be a pleasure to welcome you at {casa}.\nTo book your table: {reservas}\nBy phone: {telefone}\nOpening hours and menus: {página}\n\nSee you soon,\n{casa}\n{endereço}",
      es: "Hola, {nome}:\n\nSerá un placer recibirle en {casa}.\nPara reservar mesa: {reservas}\nPor teléfono: {telefone}\nHorarios y cartas: {página}\n\nHasta pronto,\n{casa}\n{endereço}",
    },
  },
  {
    slug: "resposta-a-mensagem",
    name: "Mensagem: resposta",
    subject: {
      pt: "Sua mensagem ao Rubaiyat",
      en: "Your message to Rubaiyat",
      es: "Su mensaje a Rubaiyat",
    },
    text: {
      pt: "Olá, {nome}.\n\nObrigado pela sua mensagem.\n\n\n\nSe precisar de mais alguma coisa, basta responder a este e-mail.\nPor telefone: {telefone}\n\nAté breve,\n{casa}",
      en: "Hello {nome},\n\nThank you for your message.\n\n\n\nIf you need anything else, just reply to this e-mail.\nBy phone: {telefone}\n\nSee you soon,\n{casa}",
      es: "Hola, {nome}:\n\nGracias por su mensaje.\n\n\n\nSi necesita algo más, basta con responder a este correo.\nPor teléfono: {telefone}\n\nHasta pronto,\n{casa}",
    },
  },
];

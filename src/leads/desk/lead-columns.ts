import type { DeskLanguage } from "#accounts/contract.ts";
import type { LeadColumn } from "./contract.ts";
import { wallClock } from "#content/schemas/opening-status.ts";
import { timeOf } from "#content/schemas/opening-words.ts";
import { LANGUAGE_NAMES, textsOf } from "#language/languages.ts";
import { shownEmail } from "#language/shown-email.server.ts";
import type { Lead } from "#leads/find-leads.ts";
import { flatLead } from "#leads/lead-fields.ts";
import { SUBJECT_NAMES } from "#leads/subject-names.ts";

/** The context for writing cells. */
export interface Sheet {
  readonly language: DeskLanguage;
  /** The exporting user's IANA time zone. */
  readonly zone: string;
  /** Names of restaurants by slug, and of accounts by id. */
  readonly names: ReadonlyMap<string, string>;
}

type Words = Readonly<Record<DeskLanguage, string>>;
type Cell = string | number | null;

interface Column {
  readonly title: Words;
  readonly cell: (lead: Lead, sheet: Sheet) => Cell;
}

const words = (pt: string, en: string, es: string): Words => ({ pt, en, es });

/** Translates a value; others stay. */
function inWords(table: Readonly<Record<string, Words>>) {
  const known = new Map(Object.entries(table));
  return (value: string | null, { language }: Sheet) =>
    value === null ? null : (known.get(value)?.[language] ?? value);
}

const form = inWords({
  contact_form: words("Mensagem", "Message", "Mensaje"),
  event_form: words("Pedido de orçamento", "Quote request", "Solicitud de presupuesto"),
  newsletter_form: words("Newsletter", "Newsletter", "Newsletter"),
});
const subject = inWords(
  Object.fromEntries(
    Object.entries(SUBJECT_NAMES).map(([slug, name]) => [
      slug,
      textsOf((language) => name({}, { locale: language })),
    ]),
  ),
);
const handling = inWords({
  new: words("Novo", "New", "Nuevo"),
  taken: words("Assumido", "Taken", "En curso"),
  answered: words("Respondido", "Answered", "Contestado"),
  closed: words("Encerrado", "Closed", "Cerrado"),
});
const outcome = inWords({
  won: words("Deu certo", "Won", "Concretado"),
  lost: words("Não deu certo", "Lost", "No se concretó"),
  "no-reply": words(
    "O cliente não respondeu",
    "No reply from the guest",
    "El cliente no respondió",
  ),
  spam: words("Spam", "Spam", "Spam"),
});
const delivery = inWords({
  waiting: words("A caminho", "On its way", "En camino"),
  delivered: words("Entregue", "Delivered", "Entregado"),
  parked: words("Recusado", "Refused", "Rechazado"),
  unknown: words("Incerto", "Uncertain", "Incierto"),
  quarantined: words("Suspeita de spam", "Suspected spam", "Sospecha de spam"),
  unconfirmed: words("Por confirmar", "To be confirmed", "Por confirmar"),
});

export const COLUMNS: Readonly<Record<LeadColumn, Column>> = {
  received: {
    title: words("Recebido em", "Received", "Recibido el"),
    cell: ({ createdAt }, sheet) => momentOf(createdAt, sheet),
  },
  name: { title: words("Nome", "Name", "Nombre"), cell: ({ name }) => name },
  email: { title: words("E-mail", "E-mail", "Correo"), cell: ({ email }) => shownEmail(email) },
  phone: { title: words("Telefone", "Phone", "Teléfono"), cell: ({ phone }) => phone },
  restaurant: {
    title: words("Restaurante", "Restaurant", "Restaurante"),
    cell: ({ restaurant }, { names }) => names.get(restaurant) ?? restaurant,
  },
  form: {
    title: words("Formulário", "Form", "Formulario"),
    cell: (lead, sheet) => form(lead.form, sheet),
  },
  subject: {
    title: words("Assunto", "Subject", "Asunto"),
    cell: (lead, sheet) => subject(lead.subject, sheet),
  },
  message: { title: words("Mensagem", "Message", "Mensaje"), cell: ({ message }) => message },
  eventType: {
    title: words("Tipo de evento", "Type of event", "Tipo de evento"),
    cell: ({ eventType }) => eventType,
  },
  guests: {
    title: words("Convidados", "Guests", "Invitados"),
    cell: ({ guestCount }) => guestCount,
  },
  date: {
    title: words("Data desejada", "Preferred date", "Fecha deseada"),
    cell: ({ preferredDate }, sheet) => dayOf(preferredDate, sheet),
  },
  budget: {
    title: words("Verba prevista", "Budget", "Presupuesto previsto"),
    cell: ({ budget }) => budget,
  },
  language: {
    title: words("Idioma", "Language", "Idioma"),
    cell: ({ language }) => LANGUAGE_NAMES[language],
  },
  handling: {
    title: words("Atendimento", "Handling", "Atención"),
    cell: (lead, sheet) =>
      lead.form === "newsletter_form" ? null : handling(lead.handling, sheet),
  },
  outcome: {
    title: words("Resultado", "Outcome", "Resultado"),
    cell: (lead, sheet) => outcome(lead.outcome, sheet),
  },
  owner: {
    title: words("Responsável", "In charge", "Responsable"),
    cell: ({ ownerId }, { names }) => (ownerId === null ? null : (names.get(ownerId) ?? ownerId)),
  },
  answered: {
    title: words("Primeira resposta", "First answer", "Primera respuesta"),
    cell: ({ answeredAt }, sheet) => (answeredAt === null ? null : momentOf(answeredAt, sheet)),
  },
  delivery: {
    title: words("Entrega", "Delivery", "Entrega"),
    cell: (lead, sheet) => delivery(lead.state, sheet),
  },
  score: { title: words("Pontuação", "Score", "Puntuación"), cell: ({ score }) => score },
  source: {
    title: words("Origem da campanha", "Campaign source", "Origen de la campaña"),
    cell: (lead) => flatLead(lead).utmSource,
  },
  campaign: {
    title: words("Campanha", "Campaign", "Campaña"),
    cell: (lead) => flatLead(lead).utmCampaign,
  },
  id: { title: words("Identificação", "Id", "Identificación"), cell: ({ id }) => id },
};

/** Portuguese and Spanish Excel expects semicolons, because its numbers have commas. */
export const separatorOf = (language: DeskLanguage) => (language === "en" ? "," : ";");

/** Writes a moment by the user's clock, in a format that the language's spreadsheet reads. */
function momentOf(moment: Date, { language, zone }: Sheet): string {
  const { date, minutes } = wallClock(moment, zone);
  return `${dayOf(date, { language })} ${timeOf(minutes)}`;
}

/** Writes a day as 2026-11-25 or, by the language, 25/11/2026. */
function dayOf(isoDay: string, { language }: Pick<Sheet, "language">): string {
  return language === "en" ? isoDay : isoDay.split("-").toReversed().join("/");
}

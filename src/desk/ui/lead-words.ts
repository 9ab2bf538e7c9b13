import {
  type LeadAtDesk,
  type LeadForm,
  type LeadState,
  type ListedLead,
  MOST_UNANSWERED,
} from "#leads/desk/contract.ts";
import type { AnswerChannel, Handling, LeadOutcome, LeadStep } from "#leads/handle-lead.ts";
import type { RestaurantName } from "../api/desk-calls.ts";
import { dayInWords } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";

const FORMS: Readonly<Record<LeadForm, () => string>> = {
  contact_form: m.lead_message,
  event_form: m.quote_request,
  newsletter_form: m.form_newsletter,
};
export const LEAD_FORM_NAMES = Object.keys(FORMS) as LeadForm[];

export const formName = (form: LeadForm): string => FORMS[form]();

/** Returns a restaurant's name; its slug if it no longer exists. */
export function nameIn(restaurants: readonly RestaurantName[], slug: string): string {
  if (slug === "") return m.lead_no_restaurant();
  return restaurants.find((one) => one.slug === slug)?.name ?? slug;
}

interface StateWords {
  readonly name: () => string;
  /** The meaning and the next step. */
  readonly text: () => string;
}

const STATES: Readonly<Record<LeadState, StateWords>> = {
  waiting: { name: m.state_waiting, text: m.state_waiting_text },
  delivered: { name: m.state_delivered, text: m.state_delivered_text },
  parked: { name: m.state_parked, text: m.state_parked_text },
  unknown: { name: m.state_unknown, text: m.state_unknown_text },
  quarantined: { name: m.state_quarantined, text: m.state_quarantined_text },
  unconfirmed: { name: m.state_unconfirmed, text: m.state_unconfirmed_text },
};
export const LEAD_STATE_NAMES = Object.keys(STATES) as LeadState[];

export const stateName = (state: LeadState): string => STATES[state].name();
export const stateText = (state: LeadState): string => STATES[state].text();

const HANDLINGS: Readonly<Record<Handling, () => string>> = {
  new: m.handling_new,
  taken: m.handling_taken,
  answered: m.handling_answered,
  closed: m.handling_closed,
};
export const HANDLING_NAMES = Object.keys(HANDLINGS) as Handling[];
export const handlingName = (handling: Handling): string => HANDLINGS[handling]();

const OUTCOMES: Readonly<Record<LeadOutcome, () => string>> = {
  won: m.outcome_won,
  lost: m.outcome_lost,
  "no-reply": m.outcome_no_reply,
  spam: m.outcome_spam,
};
export const OUTCOME_NAMES = Object.keys(OUTCOMES) as LeadOutcome[];
export const outcomeName = (outcome: LeadOutcome): string => OUTCOMES[outcome]();

const CHANNELS: Readonly<Record<AnswerChannel | "desk", () => string>> = {
  mail: m.channel_mail,
  whatsapp: m.channel_whatsapp,
  phone: m.channel_phone,
  desk: m.channel_desk,
};

export const channelName = (channel: AnswerChannel | "desk"): string => CHANNELS[channel]();

/** Returns a lead's handling and outcome; undefined for sign-ups, which need no answer. */
export function handlingOf({ handling, outcome }: Pick<ListedLead, "handling" | "outcome">) {
  if (handling === null) return undefined;
  return outcome === null ? handlingName(handling) : outcomeName(outcome);
}

export const unansweredInWords = (count: number): string =>
  count < MOST_UNANSWERED ? String(count) : `${MOST_UNANSWERED - 1}+`;

export function actionText({ action, detail }: LeadAtDesk["actions"][number]): string {
  switch (action) {
    case "take":
      return m.action_take();
    case "assign":
      return m.action_assign({ name: isolated(detail) });
    case "release":
      return m.action_release();
    case "answer":
      return m.action_answer({ channel: CHANNELS[detail as AnswerChannel]?.() ?? detail });
    case "close":
      return m.action_close({ outcome: OUTCOMES[detail as LeadOutcome]?.() ?? detail });
    case "reopen":
      return m.action_reopen();
    case "follow-up":
      return detail === ""
        ? m.action_follow_up_none()
        : m.action_follow_up({ day: dayInWords(detail) });
    case "undo":
      return m.action_undo();
    case "note":
      return m.action_note();
  }
}

const DONE: Readonly<Record<LeadStep["action"], () => string>> = {
  take: m.action_take_done,
  assign: m.action_assign_done,
  release: m.action_release_done,
  answer: m.action_answer_done,
  close: m.action_close_done,
  reopen: m.action_reopen_done,
  "follow-up": m.action_follow_up_done,
  undo: m.action_undo_done,
  note: m.action_note_done,
};
export const actionDone = (action: LeadStep["action"]): string => DONE[action]();

/** The server writes reasons in Portuguese, also for log and mails. */
const REASONS = new Map<string, () => string>([
  ["Token do RD Station não configurado", m.reason_no_key],
  ["Integração com o RD Station desligada", m.reason_switched_off],
  ["Falha na comunicação com RD Station", m.reason_no_contact],
  ["Resposta sem identificador", m.reason_no_id],
  ["Resposta que não é da plataforma", m.reason_foreign_response],
  ["Erro HTTP: 429", m.reason_too_many],
  ["Confirmado pela equipe", m.reason_settled],
  ["Reenvio pedido pela equipe", m.reason_sent_again],
  ["Inscrição confirmada pelo link do e-mail", m.reason_confirmed],
  ["Fechado como spam pela equipe", m.reason_closed_as_spam],
  ["Reaberto pela equipe", m.reason_reopened],
  ["Suspeita de spam: campo oculto preenchido", m.reason_hidden_field],
  ["Suspeita de spam: enviado rápido demais", m.reason_too_fast],
  ["Suspeita de spam: endereço no nome", m.reason_url_in_name],
  ["Suspeita de spam: mensagem com links em código", m.reason_coded_links],
  ["Já houve um e-mail a este endereço na última hora", m.reason_mailed_recently],
  ["Muitos envios ao mesmo tempo: limite geral atingido", m.reason_flood],
  ["Muitos envios ao mesmo tempo: endereço de rede não identificado", m.reason_flood],
]);

/** Returns the sentence of a lead's reason; an unknown one is attributed to the server. */
export function reasonText(reason: string): string {
  const [, status] = /^Erro HTTP: (\d{3})$/.exec(reason) ?? [];
  const known = REASONS.get(reason);
  if (known !== undefined) return known();
  if (status === undefined) return m.reason_other({ reason: isolated(reason) });
  return /^40[13]$/.test(status) ? m.reason_key_refused({ status }) : m.reason_error({ status });
}

/**
 * Isolates typed text inside a sentence, so that right-to-left letters stay within it (Unicode's
 * "first strong isolate").
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

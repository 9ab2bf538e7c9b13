import type { ContactPost } from "../accept/leads.contract.ts";
import type { Lead } from "../lead-transition.ts";

type Subject = ContactPost["subject"];

/** The staff reads Portuguese, whatever the visitor wrote in. */
const SUBJECT_NAMES: Readonly<Record<Subject, string>> = {
  "elogios-sugestoes": "Elogios e sugestões",
  eventos: "Eventos",
  "trabalhe-conosco": "Trabalhe conosco",
  parcerias: "Parcerias",
  "assessoria-imprensa": "Assessoria de imprensa",
  outros: "Outros",
};
const LANGUAGE_NAMES = { pt: "português", en: "inglês", es: "espanhol" } as const;
const OPENINGS = {
  contact_form: "Novo contato",
  event_form: "Novo pedido de orçamento",
  newsletter_form: "Nova inscrição",
} as const;

/** Three hours behind UTC, without summer time. */
const MOMENT = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

/** What the group reads about a lead; `restaurant` is the restaurant's name. */
export function leadMailText(lead: Lead, restaurant: string) {
  const subjectName = isSubject(lead.subject) ? SUBJECT_NAMES[lead.subject] : "Outros";
  const { source, medium, campaign, content, term } = lead.campaign;
  const rows = [
    ["Casa", restaurant],
    ["Assunto", subjectName],
    ["Nome", lead.name],
    ["E-mail", lead.email],
    ["Telefone", lead.phone],
    ["Tipo de evento", lead.eventType],
    ["Convidados", lead.guestCount === null ? "" : String(lead.guestCount)],
    ["Data desejada", lead.preferredDate.split("-").toReversed().join("/")],
    ["Verba prevista", lead.budget],
    ["Idioma", LANGUAGE_NAMES[lead.language]],
    ["Campanha", [source, medium, campaign, content, term].filter(Boolean).join(" / ")],
    ["Pontuação", String(lead.score)],
    ["Recebido em", `${MOMENT.format(lead.createdAt)} (horário de Brasília)`],
    ["Identificação", lead.id],
  ]
    // One line each: nobody can write a row of their own.
    .map(([label = "", value = ""]) => [label, value.replaceAll(/\s+/g, " ").trim()] as const)
    .filter(([, value]) => value !== "");
  return {
    subject: `${OPENINGS[lead.form]}: ${subjectName} – ${restaurant}`,
    text: asText(rows, lead.message),
    html: asHtml(rows, lead.message),
  };
}

type Rows = readonly (readonly [label: string, value: string])[];

function asText(rows: Rows, message: string): string {
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  return `${[...lines, "", "Mensagem:", "", message, "", `-- \n${HINT}`].join("\n")}\n`;
}

function asHtml(rows: Rows, message: string): string {
  const cells = rows.map(
    ([label, value]) => `<tr><th align="left">${label}</th><td>${escape(value)}</td></tr>`,
  );
  const paragraph = escape(message).replaceAll(/\r\n|\r|\n/g, "<br>\n");
  return [
    '<!doctype html>\n<html lang="pt-BR">\n<meta charset="utf-8">',
    `<table cellpadding="4">\n${cells.join("\n")}\n</table>`,
    `<h2>Mensagem</h2>\n<p dir="auto">${paragraph}</p>\n<hr>\n<p>${HINT}</p>\n</html>\n`,
  ].join("\n");
}

const HINT = "Ao responder, você escreve diretamente ao visitante.";

const ENTITIES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? "");
}

function isSubject(text: string): text is Subject {
  return Object.hasOwn(SUBJECT_NAMES, text);
}

import type { DeskLanguage } from "#desk/contract.ts";
import type { Alarm } from "./find-alarms.ts";

interface AlarmTexts {
  readonly subject: string;
  /** With `{count}` where the number belongs. */
  readonly lines: Readonly<Record<Alarm, string>>;
  readonly end: string;
}

/** What a mail about alarms says: numbers, and nothing that a guest wrote. */
export const ALARM_TEXTS: Readonly<Record<DeskLanguage, AlarmTexts>> = {
  pt: {
    subject: "Painel Rubaiyat: algo espera por você",
    lines: {
      guests: "Clientes que esperam resposta há tempo demais: {count}",
      answers: "E-mails a clientes recusados, ou que talvez não tenham chegado: {count}",
      deliveries:
        "Contatos que a plataforma de marketing recusou, ou que talvez não tenham chegado lá: {count}",
      mails: "Avisos de novos contatos que o servidor de e-mail não aceita: {count}",
      token:
        "Contatos que esperam porque falta a chave de acesso à plataforma de marketing: {count}",
      canary:
        "Contatos de teste que não chegaram ao destino: {count}. Os dos clientes talvez também não cheguem: avise quem cuida do site.",
    },
    end: "Você pediu estes avisos em Minha conta, e lá pode desligá-los. Enquanto durar, há um novo aviso a cada dia.",
  },
  en: {
    subject: "Rubaiyat desk: something waits for you",
    lines: {
      guests: "Guests who have waited too long for an answer: {count}",
      answers: "E-mails to guests that were refused or may not have arrived: {count}",
      deliveries:
        "Leads that the marketing platform refused, or that may not have arrived there: {count}",
      mails: "Notices of new leads that the mail server does not take: {count}",
      token: "Leads that wait because the access key of the marketing platform is missing: {count}",
      canary:
        "Test leads that did not arrive: {count}. Those of guests may not arrive either: tell whoever runs the site.",
    },
    end: "You asked for these notices under My account, where you can turn them off. While it lasts, there is a new one each day.",
  },
  es: {
    subject: "Panel Rubaiyat: algo espera por usted",
    lines: {
      guests: "Clientes que esperan respuesta desde hace demasiado: {count}",
      answers: "Correos a clientes rechazados, o que quizá no llegaron: {count}",
      deliveries:
        "Contactos que la plataforma de marketing rechazó, o que quizá no llegaron: {count}",
      mails: "Avisos de contactos nuevos que el servidor de correo no acepta: {count}",
      token:
        "Contactos que esperan porque falta la clave de acceso a la plataforma de marketing: {count}",
      canary:
        "Contactos de prueba que no llegaron a su destino: {count}. Los de los clientes quizá tampoco lleguen: avise a quien se ocupa del sitio.",
    },
    end: "Usted pidió estos avisos en Mi cuenta, y allí puede desactivarlos. Mientras dure, hay un aviso nuevo cada día.",
  },
};

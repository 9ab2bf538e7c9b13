import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { deskAccounts, deskAlarms } from "#database/schema/desk.ts";
import { createMailer, MailError } from "#services/mail/mail.ts";
import type { MailSettings } from "#services/mail/mail.settings.ts";
import type { DeskLanguage } from "#accounts/contract.ts";
import { LEAD_DECIDERS } from "#leads/desk/contract.ts";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { isEnrolled } from "#accounts/desk-session.ts";
import { type Alarm, type AnswerLimits, findAlarms, openingTimesOnce } from "./find-alarms.ts";

/** Delay before retrying a failed mail. */
const RETRY = sql`interval '15 minutes'`;
const AGAIN = sql`interval '1 day'`;
/** Minimum interval between mails about a recurring problem. */
const ANEW = sql`interval '1 hour'`;

interface AlarmTexts {
  readonly subject: string;
  /** `{count}` is the number. */
  readonly lines: Readonly<Record<Alarm, string>>;
  readonly end: string;
}

/** The mail's texts contain numbers, never a guest's text. */
const ALARM_TEXTS: Readonly<Record<DeskLanguage, AlarmTexts>> = {
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

const PAGES: Readonly<Record<Alarm, string>> = {
  guests: "?handling=unanswered",
  answers: "",
  deliveries: "?state=waiting-for-a-person",
  mails: "",
  token: "?state=waiting",
  canary: "",
};

/**
 * Mails each subscribed account its problems in one mail: once, and daily while they last (rule
 * 10.36). Claims subjects before sending, so that processes don't repeat each other. Does nothing
 * if mail is off.
 */
export function createAlarmMails(options: {
  readonly orm: Orm;
  readonly mail: MailSettings;
  readonly siteUrl: string;
  readonly limits: () => AnswerLimits;
  readonly log: Log;
}): () => Promise<void> {
  const { orm, mail, siteUrl, limits, log } = options;
  if (!mail.isOn) return async () => {};
  const send = createMailer(mail);

  return async () => {
    const accounts = await orm
      .select()
      .from(deskAccounts)
      .where(
        and(
          eq(deskAccounts.hasAlarms, true),
          inArray(deskAccounts.role, [...LEAD_DECIDERS]),
          isEnrolled,
        ),
      );
    const openingTimes = openingTimesOnce(orm);
    for (const account of accounts) {
      const alarms = await findAlarms(orm, account, limits(), openingTimes);
      await endOthers(orm, account.id, [...alarms.keys()]);
      const claimed = await claim(orm, account.id, [...alarms.keys()]);
      if (claimed.length === 0) continue;
      const { subject, lines, end } = ALARM_TEXTS[account.language];
      const text = claimed.map((name) => {
        const about = lines[name].replace("{count}", String(alarms.get(name) ?? 0));
        return `${about}\n${siteUrl}/desk/leads${PAGES[name]}`;
      });
      try {
        await send({
          // Contains the time, so that tomorrow's mail differs.
          id: `${account.id}.${claimed.join("-")}.${Date.now()}.alarm`,
          to: [account.email],
          replyTo: mail.sender,
          subject,
          text: `${[...text, `-- \n${end}`].join("\n\n")}\n`,
        });
        log.info({ account: account.id, alarms: claimed }, "Alarm mailed");
      } catch (error) {
        // An uncertain mail counts as sent; else a silent server would get one each time.
        if (!(error instanceof MailError) || error.outcome !== "unknown")
          await orm
            .update(deskAlarms)
            .set({ mailedAt: sql`now() - ${AGAIN} + ${RETRY}` })
            .where(and(eq(deskAlarms.userId, account.id), inArray(deskAlarms.name, claimed)));
        log.error(
          { account: account.id, alarms: claimed, reason: redactedError(error) },
          "Alarm not mailed",
        );
      }
    }
  };
}

async function endOthers(orm: Orm, userId: string, going: readonly Alarm[]): Promise<void> {
  await orm
    .update(deskAlarms)
    .set({ isOver: true })
    .where(
      and(
        eq(deskAlarms.userId, userId),
        eq(deskAlarms.isOver, false),
        notInArray(deskAlarms.name, [...going]),
      ),
    );
}

async function claim(orm: Orm, userId: string, names: readonly Alarm[]): Promise<Alarm[]> {
  if (names.length === 0) return [];
  const claimed = await orm
    .insert(deskAlarms)
    .values(names.map((name) => ({ userId, name, mailedAt: sql`now()` })))
    .onConflictDoUpdate({
      target: [deskAlarms.userId, deskAlarms.name],
      set: { mailedAt: sql`now()`, isOver: false },
      setWhere: sql`${deskAlarms.mailedAt} <= now() - ${AGAIN}
        or (${deskAlarms.isOver} and ${deskAlarms.mailedAt} <= now() - ${ANEW})`,
    })
    .returning({ name: deskAlarms.name });
  const own = new Set(claimed.map(({ name }) => name));
  return names.filter((name) => own.has(name));
}

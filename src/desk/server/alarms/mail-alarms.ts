import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { deskAccounts, deskAlarms } from "#database/schema/desk.ts";
import { createMailer } from "#external-services/mail/mail.ts";
import type { MailSettings } from "#external-services/mail/mail.settings.ts";
import { LEAD_DECIDERS } from "#desk/leads-contract.ts";
import { type Log, redactedError } from "#logging/log.ts";
import { isEnrolled } from "../desk-session.ts";
import { ALARM_TEXTS } from "./alarm-texts.ts";
import { type Alarm, type AnswerLimits, findAlarms, openingTimesOnce } from "./find-alarms.ts";

/** What a mail is about that could not be sent is mailed so much later. */
const RETRY = sql`interval '15 minutes'`;
const AGAIN = sql`interval '1 day'`;
/** What ended and began anew is mailed no more often than this. */
const ANEW = sql`interval '1 hour'`;

/** Where each alarm is seen to. */
const PAGES: Readonly<Record<Alarm, string>> = {
  guests: "?handling=unanswered",
  answers: "",
  deliveries: "?state=waiting-for-a-person",
  mails: "",
  token: "?state=waiting",
  canary: "",
};

/**
 * Mails each account that wants it what is wrong, in one mail: once, and again after a day while it lasts
 * (rule 10.36). Any number of processes may do so: what a mail is about is claimed before it leaves. Nothing where
 * mail is off.
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
          // The day is in it: a mail of tomorrow is another one.
          id: `${account.id}.${claimed.join("-")}.${Date.now()}.alarm`,
          to: [account.email],
          replyTo: mail.sender,
          subject,
          text: `${[...text, `-- \n${end}`].join("\n\n")}\n`,
        });
        log.info({ account: account.id, alarms: claimed }, "Alarm mailed");
      } catch (error) {
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

/** Those of these that are to be mailed now, by nobody else. */
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

import type { Database } from "#database/database.ts";
import { createDailyKey, sharedLimits } from "#database/rate-limit.ts";
import { networksOf } from "#runtime/http/client-ip.ts";
import { postSender } from "#runtime/http/post-sender.ts";
import { readEmail } from "#language/email-address.ts";
import { isVisible } from "#language/invisible-characters.ts";
import type { Language } from "#language/languages.ts";
import { shownEmail } from "#language/shown-email.server.ts";
import { FIELD_LENGTHS } from "../accept/field-rules.ts";
import { sanitiseInput } from "../accept/submit-lead.ts";
import { eraseOwnData, leaveNewsletter, type Person, renameSubscriber } from "./change-own-data.ts";
import { countUnanswered, MOST_ON_PAGE, newsletterName, readOwnData } from "./own-data.ts";
import { requestDataMail } from "./mail-own-data.ts";
import { openLink } from "./own-data-link.ts";
import { ownDataSections, ownDataText } from "./own-data-text.ts";

/** Outcome of a request for a link: `wrong`: not an e-mail; `foreign`: a cross-site post. */
type Asked = "asked" | "wrong" | "too-many" | "foreign";

interface Visitor {
  readonly ip: string | undefined;
  readonly language: Language;
  readonly headers: Headers;
}

/**
 * Access to personal data: requested by e-mail, opened by a mailed link. Rejects when the database
 * does.
 */
export type OwnDataAccess = ReturnType<typeof createOwnDataAccess>;

export type OwnDataPage = Awaited<ReturnType<OwnDataAccess["read"]>>;

/** Creates the operations of the personal data pages (rules 6.19 and 6.20). */
export function createOwnDataAccess(options: {
  readonly database: Pick<Database, "orm">;
  readonly isMailOn: boolean;
  readonly siteUrl: string;
}) {
  const { database, isMailOn, siteUrl } = options;
  const { orm } = database;
  const dailyKey = createDailyKey(orm);
  const { limit } = sharedLimits(orm);
  return {
    /** Links need mail. */
    isMailOn,
    async ask(given: string, visitor: Visitor): Promise<Asked> {
      const { ip, language, headers } = visitor;
      const email = readEmail(given);
      // A page without an origin may ask: a proxy that adds `no-referrer` hides ours.
      if (postSender(headers, siteUrl) === "foreign" || !isMailOn) return "foreign";
      if (email === undefined) return "wrong";
      if ((await limit("ownData", networksOf(ip, await dailyKey()))) > 0) return "too-many";
      // The job looks up the address, so that timing reveals nothing.
      await requestDataMail(orm, { kind: "link", email, language });
      return "asked";
    },
    /** Counts a use of a link; returns undefined for an invalid one. */
    open: (token: string) => openLink(orm, token),
    async read({ email, language }: Person) {
      const data = await readOwnData(orm, email, MOST_ON_PAGE);
      return {
        email: shownEmail(email),
        sections: ownDataSections(data, language),
        /** False when only the files have everything. */
        isWhole: data.isWhole,
        /** Name of the newsletter's subscriber; undefined without a subscription. */
        newsletterName: await newsletterName(orm, email),
        unanswered: await countUnanswered(orm, email),
      };
    },
    async file({ email, language }: Person, type: "json" | "txt") {
      const data = await readOwnData(orm, email);
      return type === "json" ? JSON.stringify(data, null, 2) : ownDataText(data, language);
    },
    erase: (person: Person) => eraseOwnData(orm, person),
    leaveNewsletter: (person: Person) => leaveNewsletter(orm, person),
    /** Returns false for an invalid name. */
    async rename(person: Person, given: string) {
      const { name = "" } = sanitiseInput({ name: given });
      const { minimum, maximum } = FIELD_LENGTHS.name;
      if (typeof name !== "string" || name.length < minimum || name.length > maximum) return false;
      if (!isVisible(name)) return false;
      await renameSubscriber(orm, person, name);
      return true;
    },
  };
}

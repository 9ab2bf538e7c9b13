import type { Database } from "#database/connect.server.ts";
import { createDailyKey, sharedLimits } from "#database/rate-limit.ts";
import { networksOf } from "#http/client-ip.ts";
import { postSender } from "#http/post-sender.ts";
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
import { ownDataSections, ownDataText } from "./own-data-words.ts";

/** What became of a request for a link: `wrong` is no e-mail, `foreign` another site's page. */
type Asked = "asked" | "wrong" | "too-many" | "foreign";

interface Visitor {
  readonly ip: string | undefined;
  readonly language: Language;
  readonly headers: Headers;
}

/** A person's own data: asked for by e-mail, opened by the link of a mail. All of it rejects when the database does. */
export type OwnDataAccess = ReturnType<typeof createOwnDataAccess>;

/** What is kept of a person, for the page of their language. */
export type OwnDataPage = Awaited<ReturnType<OwnDataAccess["read"]>>;

/** Returns what the pages of a person's own data work with (rules 6.19 and 6.20). */
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
    /** Without mail there are no links. */
    isMailOn,
    async ask(given: string, visitor: Visitor): Promise<Asked> {
      const { ip, language, headers } = visitor;
      const email = readEmail(given);
      // A page that hides its origin may ask: a proxy that adds `no-referrer` makes ours such a page.
      if (postSender(headers, siteUrl) === "foreign" || !isMailOn) return "foreign";
      if (email === undefined) return "wrong";
      if ((await limit("ownData", networksOf(ip, await dailyKey()))) > 0) return "too-many";
      // Whether the e-mail is known is nobody's question here.
      await requestDataMail(orm, { kind: "link", email, language });
      return "asked";
    },
    /** Counts one use of a link; undefined where it opens nothing. */
    open: (token: string) => openLink(orm, token),
    async read({ email, language }: Person) {
      const data = await readOwnData(orm, email, MOST_ON_PAGE);
      return {
        email: shownEmail(email),
        /** One for each post of a form, the newest first. */
        sections: ownDataSections(data, language),
        /** False where more is kept than is shown: the files have more. */
        isWhole: data.isWhole,
        /** The name under which the newsletter is sent; missing where it is not. */
        newsletterName: await newsletterName(orm, email),
        /** How many messages nobody has answered yet. */
        unanswered: await countUnanswered(orm, email),
      };
    },
    /** The same to take along: for programs, or for people. */
    async file({ email, language }: Person, type: "json" | "txt") {
      const data = await readOwnData(orm, email);
      return type === "json" ? JSON.stringify(data, null, 2) : ownDataText(data, language);
    },
    erase: (person: Person) => eraseOwnData(orm, person),
    leaveNewsletter: (person: Person) => leaveNewsletter(orm, person),
    /** False where it is no name. */
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

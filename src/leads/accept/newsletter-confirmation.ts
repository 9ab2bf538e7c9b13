import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { leads } from "#database/schema/leads.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { cancelJobs, makeDue } from "#jobs/jobs.ts";
import { DELIVERY, jobOf, VISITOR_MAIL } from "../lead-jobs.ts";
import { canTake, LEAD_STEPS } from "../lead-steps.ts";
import { CHANGED, type Lead, writeTransitions } from "../lead-transition.ts";
import { consentVersion } from "./form-fields.ts";
import type { OnLeadStored } from "./store-lead.ts";

/** `valid`: can be confirmed; `expired`: past its time; `forged`: not signed here. */
type LinkState = "valid" | "expired" | "forged";

type ConfirmationResult = "confirmed" | LinkState;

const CONFIRMED = "Inscrição confirmada pelo link do e-mail";

const ID_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 32;
const TOKEN = /^[\w-]{72}$/;

/** Returns a signed token of the lead's id and expiry, without personal data. */
export function confirmationToken(
  { id, nextAttemptAt }: Pick<Lead, "id" | "nextAttemptAt">,
  secret: string,
): string {
  const content = Buffer.alloc(ID_BYTES + TIME_BYTES);
  content.write(id.replaceAll("-", ""), "hex");
  content.writeUIntBE(Math.floor(nextAttemptAt.getTime() / 1000), ID_BYTES, TIME_BYTES);
  return Buffer.concat([content, signature(content, secret)]).toString("base64url");
}

function signature(content: Buffer, secret: string): Buffer {
  return createHmac("sha256", secret).update("newsletter confirmation:").update(content).digest();
}

/** Verifies a token without a database query. */
export function readConfirmationToken(
  token: string,
  secret: string,
  now = new Date(),
): { readonly state: "valid"; readonly id: string } | { readonly state: "expired" | "forged" } {
  const bytes = Buffer.from(TOKEN.test(token) ? token : "", "base64url");
  if (bytes.length !== ID_BYTES + TIME_BYTES + SIGNATURE_BYTES) return { state: "forged" };
  const content = bytes.subarray(0, ID_BYTES + TIME_BYTES);
  const isOurs = timingSafeEqual(bytes.subarray(ID_BYTES + TIME_BYTES), signature(content, secret));
  if (!isOurs) return { state: "forged" };
  if (content.readUIntBE(ID_BYTES, TIME_BYTES) * 1000 < now.getTime()) return { state: "expired" };
  const hex = content.toString("hex", 0, ID_BYTES);
  return { state: "valid", id: hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5") };
}

/**
 * Confirms newsletter sign-ups by the tokens of their links (rule 6.16). Idempotent: a lead is
 * delivered once. Stores the agreed text and time in the lead. `confirm` rejects when the database
 * does; without a secret every link counts as expired.
 */
export function createNewsletterConfirmation(options: {
  readonly database: Pick<Database, "orm">;
  readonly secret: string | undefined;
  readonly siteName: () => string;
  readonly onLeadStored: OnLeadStored;
  readonly countLead: (leadId: string) => Promise<void>;
}) {
  const { database, secret, onLeadStored, countLead } = options;
  const read = (token: string) =>
    secret === undefined ? ({ state: "expired" } as const) : readConfirmationToken(token, secret);

  return {
    linkState: (token: string): LinkState => read(token).state,

    /**
     * Returns "valid" without confirming if the page showed an outdated text; `language` and
     * `version` are the page's.
     */
    async confirm(token: string, language: Language, version: string): Promise<ConfirmationResult> {
      const link = read(token);
      if (link.state !== "valid") return link.state;
      const siteName = options.siteName();
      if (version !== consentVersion(siteName)) return "valid";
      const { id } = link;
      const text = m.newsletter_consent({ siteName }, { locale: language });
      const result = await database.orm.transaction(async (transaction) => {
        const change = transaction
          .update(leads)
          .set({
            state: LEAD_STEPS.confirmed.to,
            nextAttemptAt: sql`clock_timestamp()`,
            consent: sql`jsonb_build_object('text', ${text}::text, 'version', ${version}::text,
              'confirmedAt', clock_timestamp())`,
            updatedAt: sql`clock_timestamp()`,
          })
          .where(and(eq(leads.id, id), canTake("confirmed")))
          .returning(CHANGED);
        const [changed] = await writeTransitions(transaction, change, { note: CONFIRMED });
        if (changed !== undefined) {
          await cancelJobs(transaction, changed, { kinds: [VISITOR_MAIL], reason: "" });
          await makeDue(transaction, jobOf(DELIVERY, changed));
          await onLeadStored(transaction, changed);
          return "now";
        }
        const [known] = await transaction
          .select({ consent: leads.consent })
          .from(leads)
          .where(eq(leads.id, id));
        return known?.consent?.confirmedAt ? "before" : "gone";
      });
      if (result === "now") await countLead(id).catch(() => undefined);
      return result === "gone" ? "expired" : "confirmed";
    },
  };
}

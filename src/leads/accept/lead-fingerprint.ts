import { createHash } from "node:crypto";

/**
 * The same for two posts of the same form, e-mail and message (rule 6.6), whatever the case of
 * the address and the width of the spaces.
 */
export function leadFingerprint(lead: {
  readonly form: string;
  readonly email: string;
  readonly message: string;
}): string {
  const message = lead.message.replaceAll(/\s+/g, " ").trim();
  const text = JSON.stringify([lead.form, lead.email.trim().toLowerCase(), message]);
  return createHash("sha256").update(text).digest("hex");
}

import { z } from "zod";

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export type MailSettings =
  | { readonly isOn: false }
  | {
      readonly isOn: true;
      readonly host: string;
      readonly port: number;
      /** Encrypted from the first byte (smtps), not only by STARTTLS. */
      readonly isSecure: boolean;
      readonly credentials: { readonly user: string; readonly password: string } | undefined;
      readonly sender: Mailbox;
      /** Mailboxes that get every mail. */
      readonly recipients: readonly string[];
    };

/**
 * Parses the server's URL (`smtp://` or `smtps://`, with credentials); off without it or without
 * mailboxes. The sender is the operator's address if enabled and valid, else the first mailbox.
 */
export function mailSettings(
  environment: { readonly smtpUrl?: string | undefined; readonly leadsMailTo: readonly string[] },
  sender: { readonly enabled: boolean; readonly fromEmail: string; readonly fromName: string },
): MailSettings {
  const { smtpUrl, leadsMailTo: recipients } = environment;
  const { enabled, fromEmail, fromName: name } = sender;
  const [first] = recipients;
  if (smtpUrl === undefined || first === undefined) return { isOn: false };
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  const isOwn = enabled && z.email().safeParse(fromEmail).success;
  return {
    isOn: true,
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    credentials: user === "" ? undefined : { user, password },
    sender: { name, address: isOwn ? fromEmail : first },
    recipients,
  };
}

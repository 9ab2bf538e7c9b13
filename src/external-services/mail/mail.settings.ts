import { z } from "zod";

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The mail server: complete, or off. */
export type MailSettings =
  | { readonly isOn: false }
  | {
      readonly isOn: true;
      readonly host: string;
      readonly port: number;
      /** Encrypted from the first byte (smtps), not only once the server offers it. */
      readonly isSecure: boolean;
      readonly credentials: { readonly user: string; readonly password: string } | undefined;
      readonly sender: Mailbox;
      /** Mailboxes that get every mail. */
      readonly recipients: readonly string[];
    };

/**
 * Complete settings from the server's URL (`smtp://` or `smtps://`, with the credentials) and
 * the group's mailboxes, or off without them. The sender is the given one when it has an address,
 * else the first of the group's mailboxes.
 */
export function mailSettings(options: {
  readonly smtpUrl: string | undefined;
  readonly recipients: readonly string[];
  readonly sender: Mailbox;
}): MailSettings {
  const { smtpUrl, recipients, sender } = options;
  const [first] = recipients;
  if (smtpUrl === undefined || first === undefined) return { isOn: false };
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  return {
    isOn: true,
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    credentials: user === "" ? undefined : { user, password },
    sender: z.email().safeParse(sender.address).success ? sender : { ...sender, address: first },
    recipients,
  };
}

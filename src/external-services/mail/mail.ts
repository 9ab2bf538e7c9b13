import { createTransport } from "nodemailer";
import { headerLine, headerName, isPlainAddress } from "./header-text.ts";
import type { Mailbox, MailSettings } from "./mail.settings.ts";

/** A mail to the group; name and address of `replyTo` may be anything that a visitor typed. */
export interface OutgoingMail {
  /** The same for each attempt, so that a mail that came twice can be seen as one. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: Mailbox;
  /** Mailboxes beside the group's. */
  readonly alsoTo: readonly string[];
}

/** The server took the mail for nobody. The message is its own sentence, which may name addresses. */
class MailError extends Error {
  override name = "MailError";
}

/** Sends one mail; answers for how many mailboxes the server refused it. */
export type SendMail = (mail: OutgoingMail) => Promise<{ readonly refused: number }>;

/** Time limits in milliseconds; the last holds for a mail as a whole. */
const LIMITS = { connection: 10_000, greeting: 10_000, silence: 20_000, whole: 45_000 };

/**
 * Sends mail over SMTP, one connection for each. Resolves as soon as the server answers for one
 * mailbox at least, and rejects otherwise, and then it may be asked again. Credentials leave encrypted only,
 * except to this very machine.
 */
export function createMailer(
  settings: Extract<MailSettings, { isOn: true }>,
  limits: Partial<typeof LIMITS> = {},
): SendMail {
  const { connection, greeting, silence, whole } = { ...LIMITS, ...limits };
  const { host, port, isSecure, credentials, sender, recipients } = settings;
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: credentials !== undefined && !isThisMachine(host),
    ...(credentials ? { auth: { user: credentials.user, pass: credentials.password } } : {}),
    connectionTimeout: connection,
    dnsTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = { name: headerName(sender.name), address: sender.address };
  const domain = sender.address.slice(sender.address.lastIndexOf("@") + 1);

  return async ({ id, subject, text, html, replyTo, alsoTo }) => {
    const to = [...new Set([...recipients, ...alsoTo])].filter(isPlainAddress);
    const message = {
      from,
      to: to.map((address) => ({ name: "", address })),
      subject: headerLine(subject),
      text,
      html,
      messageId: `<${id}@${domain}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      ...(isPlainAddress(replyTo.address)
        ? { replyTo: { name: headerName(replyTo.name), address: replyTo.address } }
        : {}),
    };
    const signal = AbortSignal.timeout(whole);
    try {
      const { rejected } = await transport.sendMail(Object.assign(message, { signal }));
      return { refused: rejected.length };
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      throw new MailError(headerLine(sentence), { cause: error });
    }
  };
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

import { Readable } from "node:stream";
import type { SMTPSentMessageInfo } from "nodemailer";
import type { Mailbox, MailSettings } from "./mail.settings.ts";

/** A mail; each of its texts and addresses may be anything that a visitor typed. */
export interface OutgoingMail {
  /** The same for each attempt, so that a mail that came twice can be seen as one. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly to: readonly string[];
  /** Left out where its address is not valid. */
  readonly replyTo: Mailbox;
  /** Mailboxes that took it in an earlier attempt: they are named in it, but do not get it again. */
  readonly hasArrivedAt?: readonly string[];
  /** A reply to what a visitor sent: no program may reply to it in turn (RFC 3834). */
  readonly isReply?: boolean;
  /** Somebody wrote it: programs may reply to it as to any letter. */
  readonly isByPerson?: boolean;
  /** The ids of the mails before it in its thread, the oldest first; it answers the last. */
  readonly thread?: readonly string[];
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array | string;
}

/** Which mailboxes the server took the mail for, and what it said of each that it refused. */
export interface MailResponse {
  readonly accepted: readonly string[];
  readonly refusals: readonly string[];
}

/**
 * What a failed attempt came to: `failed` certainly arrived nowhere and may be tried again, `refused`
 * will never be taken, and `unknown` may have arrived after all.
 */
type MailFailure = "failed" | "refused" | "unknown";

/** The server accepted the mail for no recipient. The message is the server's own, which may name mailboxes. */
export class MailError extends Error {
  override name = "MailError";
  readonly outcome: MailFailure;
  constructor(message: string, outcome: MailFailure, cause?: unknown) {
    super(message, { cause });
    this.outcome = outcome;
  }
}

function failureOf(error: unknown, isBegun: boolean): MailFailure {
  const { responseCode, command } = Object(error) as NodemailerError;
  if (responseCode === undefined) return isBegun ? "unknown" : "failed";
  const isAboutMail = command === "RCPT TO" || command === "DATA";
  return responseCode >= 500 && isAboutMail ? "refused" : "failed";
}

/** What its errors carry of the server's response, if there was one. */
interface NodemailerError {
  readonly responseCode?: number;
  readonly command?: string;
}

/** Sends one mail to each of its mailboxes that does not have it yet. */
export type SendMail = (mail: OutgoingMail) => Promise<MailResponse>;

/** Time limits in milliseconds; the last holds for a mail as a whole. */
const LIMITS = { connection: 10_000, greeting: 10_000, silence: 20_000, whole: 45_000 };

/**
 * Sends mail over SMTP, one connection for each. Resolves as soon as the server takes it for one
 * mailbox at least, and rejects otherwise, and then it may be asked again. Credentials leave encrypted only,
 * except to this very machine.
 */
export function createMailer(
  settings: Extract<MailSettings, { isOn: true }>,
  limits: Partial<typeof LIMITS> = {},
): SendMail {
  const { connection, greeting, silence, whole } = { ...LIMITS, ...limits };
  const { host, port, isSecure, credentials, sender } = settings;
  const options = {
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
  };
  const from = { name: headerName(sender.name), address: sender.address };
  const domain = sender.address.slice(sender.address.lastIndexOf("@") + 1);

  const messageId = (id: string) => `<${id}@${domain}>`;

  return async ({ id, subject, text, html, replyTo, isReply = false, ...mail }) => {
    const { hasArrivedAt = [], isByPerson = false, thread = [], attachments = [] } = mail;
    const answered = thread.at(-1);
    const to = [...new Set(mail.to)].filter(isPlainAddress);
    const missing = to.filter((mailbox) => !hasArrivedAt.includes(mailbox));
    if (to.length === 0) throw new MailError("No mail server takes its addresses", "refused");
    if (missing.length === 0) return { accepted: [], refusals: [] };
    const message = {
      from,
      envelope: { from: sender.address, to: missing },
      to: to.map((address) => ({ name: "", address })),
      subject: headerLine(subject),
      text,
      ...(html === undefined ? {} : { html }),
      messageId: messageId(id),
      ...(answered !== undefined && {
        inReplyTo: messageId(answered),
        references: thread.map(messageId),
      }),
      ...(isByPerson
        ? {}
        : { headers: { "Auto-Submitted": isReply ? "auto-replied" : "auto-generated" } }),
      attachments: attachments.map(({ content, ...named }) => ({
        ...named,
        content: typeof content === "string" ? content : Buffer.from(content),
      })),
      ...(isPlainAddress(replyTo.address)
        ? { replyTo: { name: headerName(replyTo.name), address: replyTo.address } }
        : {}),
    };
    // Loaded with the first mail: it takes memory that a site without mail does not need.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport(options);
    // A stream of a generator is not read before the server asks for the mail: until then nothing can have arrived.
    let isBegun = false;
    transport.use("stream", ({ message: node }, done) => {
      node.processFunc((input) =>
        Readable.from(
          (async function* () {
            isBegun = true;
            yield* input;
          })(),
        ),
      );
      done();
    });
    const signal = AbortSignal.timeout(whole);
    try {
      const response = await transport.sendMail(Object.assign(message, { signal }));
      return responseFor(missing, response);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      const about = missing.length < to.length ? `${missing.join(", ")}: ` : "";
      throw new MailError(headerLine(about + said), failureOf(error, isBegun), error);
    }
  };
}

function responseFor(
  mailboxes: readonly string[],
  { rejected, rejectedErrors = [] }: SMTPSentMessageInfo,
): MailResponse {
  // They come back with their domain in small letters.
  const small = new Set(rejected.map((mailbox) => mailbox.toLowerCase()));
  return {
    accepted: mailboxes.filter((mailbox) => !small.has(mailbox.toLowerCase())),
    refusals: rejected.map((mailbox, index) =>
      headerLine(`${mailbox}: ${rejectedErrors[index]?.response ?? "refused"}`),
    ),
  };
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Control and format characters: line breaks, and signs that turn the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
/** Signs that mean something in a list of addresses. */
const OF_ADDRESSES = /[<>()[\]:;@\\,"]+/g;
/** One mailbox without quotes, comments or names; narrower than the standard on purpose. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

const LONGEST = 120;

/** The text as one line of a header in which nothing has a special meaning. */
function headerLine(text: string): string {
  const line = text.replaceAll(INVISIBLE, " ").replaceAll(/\s+/g, " ").trim();
  // The beginning of an encoded word, which mail programs decode wherever they find it.
  return shorten(line.replaceAll("=?", "= ?"));
}

/** A display name for an address: it cannot be read as another address. */
function headerName(text: string): string {
  return headerLine(text.replaceAll(OF_ADDRESSES, " "));
}

function isPlainAddress(text: string): boolean {
  return text.length <= 254 && PLAIN_ADDRESS.test(text);
}

function shorten(text: string): string {
  const letters = Array.from(text);
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join("")}…`;
}

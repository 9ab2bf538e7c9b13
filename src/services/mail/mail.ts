import { Readable } from "node:stream";
import type { SMTPSentMessageInfo } from "nodemailer";
import type { Mailbox, MailSettings } from "./mail.settings.ts";

/** A mail; any text or address may be visitors' input. */
export interface OutgoingMail {
  /** The same for each attempt, so that mail programs recognize duplicates. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly to: readonly string[];
  /** Omitted if its address is invalid. */
  readonly replyTo: Mailbox;
  /** Mailboxes of an earlier attempt: listed in the mail, but not sent to again. */
  readonly hasArrivedAt?: readonly string[];
  /** An automatic reply, which no program may answer (RFC 3834). */
  readonly isReply?: boolean;
  /** Written by a person; programs may answer. */
  readonly isByPerson?: boolean;
  /** The ids of earlier mails in the thread, oldest first; this mail answers the last. */
  readonly thread?: readonly string[];
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array | string;
}

/** The mailboxes accepted, and the server's words about each refusal. */
export interface MailResponse {
  readonly accepted: readonly string[];
  readonly refusals: readonly string[];
}

/**
 * `failed`: not delivered, may be retried. `refused`: permanent. `unknown`: may have been
 * delivered.
 */
type MailFailure = "failed" | "refused" | "unknown";

/** The server accepted no recipient. The message is the server's and may name mailboxes. */
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

interface NodemailerError {
  readonly responseCode?: number;
  readonly command?: string;
}

/** Sends a mail to each mailbox that does not have it yet. */
export type SendMail = (mail: OutgoingMail) => Promise<MailResponse>;

/** Timeouts in milliseconds; `whole` covers the entire mail. */
const LIMITS = { connection: 10_000, greeting: 10_000, silence: 20_000, whole: 45_000 };

/**
 * Creates an SMTP client with one connection per mail. Resolves if at least one mailbox was
 * accepted; otherwise rejects with {@link MailError}. Sends credentials encrypted only, except to
 * the loopback interface.
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
    // Loaded with the first mail, to save memory.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport(options);
    // The generator is read only once the server asks for the mail; before that, nothing can have
    // been delivered.
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
  // Nodemailer returns addresses with lower-case domains.
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

/** Control and format characters: line breaks, direction marks. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
/** Characters with a meaning in an address list. */
const OF_ADDRESSES = /[<>()[\]:;@\\,"]+/g;
/** One mailbox without quotes, comments or names; deliberately narrower than the standard. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

const LONGEST = 120;

/** Returns one header line without special meaning. */
function headerLine(text: string): string {
  const line = text.replaceAll(INVISIBLE, " ").replaceAll(/\s+/g, " ").trim();
  // Mail programs decode an encoded word wherever it begins.
  return shorten(line.replaceAll("=?", "= ?"));
}

/** Returns a display name that cannot be read as an address. */
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

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A step of the conversation and the server's code there; without a code it hangs. */
export interface Obstacle {
  readonly at: "greeting" | "recipient" | "message";
  readonly code?: number;
  /** Restricts the obstacle to one mailbox. */
  readonly recipient?: string;
}

type ReceivedMail = Awaited<ReturnType<typeof readMail>> & {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  /** Undefined without sign-in. */
  readonly user: string | undefined;
};

/**
 * Starts a mail server on a free port that records mails, with an optional obstacle. With
 * `password`, "site" must sign in.
 */
export async function startFakeMailServer(
  options: SMTPServerOptions & { readonly password?: string } = {},
) {
  const { password, ...more } = options;
  const received: ReceivedMail[] = [];
  let obstacle: Obstacle | undefined;
  let connections = 0;

  /** Continues, fails with the obstacle's code, or hangs. */
  const meet = (at: Obstacle["at"], goOn: (error?: Error) => void, recipient?: string) => {
    if (obstacle?.at !== at || (obstacle.recipient ?? recipient) !== recipient) return goOn();
    if (obstacle.code === undefined) return;
    goOn(Object.assign(new Error("Not this one"), { responseCode: obstacle.code }));
  };

  const server = new SMTPServer({
    disabledCommands: password === undefined ? ["STARTTLS", "AUTH"] : ["STARTTLS"],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    closeTimeout: 100,
    logger: false,
    onAuth(auth, _, callback) {
      const isRight = auth.username === "site" && auth.password === password;
      callback(isRight ? null : new Error("Wrong password"), { user: auth.username });
    },
    onConnect(_, callback) {
      connections += 1;
      meet("greeting", callback);
    },
    onRcptTo: ({ address }, _, callback) => meet("recipient", callback, address),
    async onData(stream, { envelope, user }, callback) {
      const mail = await readMail(await text(stream));
      meet("message", (error) => {
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        const to = rcptTo.map(({ address }) => address);
        if (!error) received.push({ ...mail, envelope: { from, to }, user });
        callback(error);
      });
    },
    ...more,
  });
  // Clients that disconnect are expected.
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    /** Replaces the certificate without a restart. */
    renew: (certificate: { readonly key: string; readonly cert: string }) =>
      server.updateSecureContext(certificate),
    obstruct: (met: Obstacle | undefined) => void (obstacle = met),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Returns raw headers, unfolded, in order; the rest decoded. */
async function readMail(raw: string) {
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: "arraybuffer" });
  const { headers, subject = "", text: plain = "", html = "" } = parsed;
  const attachments = parsed.attachments.map(({ filename, mimeType, content }) => ({
    filename,
    mimeType,
    content: typeof content === "string" ? Buffer.from(content) : new Uint8Array(content),
  }));
  const named = headers.map(({ originalKey, value }) => [originalKey, value] as const);
  return { headers: named, subject, text: plain, html, attachments, raw };
}

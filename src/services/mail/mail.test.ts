import fc from "fast-check";
import { createServer, type Socket } from "node:net";
import { once } from "node:events";
import { decodeWords } from "postal-mime";
import { expect, inject, onTestFinished, test } from "vitest";
import { listenLocally } from "#tests/local-server.ts";
import { startFakeMailServer } from "./mail.fake.ts";
import { mailSettings } from "./mail.settings.ts";
import { createMailer, type OutgoingMail } from "./mail.ts";

const MAIL: OutgoingMail = {
  id: "lead-1",
  subject: "Novo contato: Eventos – Rubaiyat Rio",
  text: "Olá, açaí!\n.\nFim",
  html: "<p>Olá, açaí!</p>",
  replyTo: { name: "Maria Silva", address: "maria@example.com" },
  to: ["grupo@example.com", "eventos@example.com"],
};
const GROUP = MAIL.to;
/**
 * Shortens only the limit under test, so that no other ends the attempt first on a busy machine.
 */
const SHORT_LIMITS = {
  greeting: { greeting: 300 },
  recipient: { silence: 2000 },
  message: { silence: 2000 },
};

async function startServer(options?: Parameters<typeof startFakeMailServer>[0]) {
  const server = await startFakeMailServer(options);
  onTestFinished(() => server.close());
  return { ...server, send: mailerTo(server.url) };
}

function mailerTo(smtpUrl: string, limits: Parameters<typeof createMailer>[1] = {}) {
  const sender = { enabled: true, fromName: "Grupo Rubaiyat", fromEmail: "site@example.com" };
  const settings = mailSettings({ smtpUrl, leadsMailTo: ["grupo@example.com"] }, sender);
  if (!settings.isOn) throw new Error("off");
  return createMailer(settings, limits);
}

const failureOf = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);
const headersNamed = (headers: readonly (readonly [string, string])[], name: string) =>
  headers.filter(([one]) => one.toLowerCase() === name.toLowerCase()).map(([, value]) => value);

test("delivers a mail whole to every mailbox, with replies to the visitor", async () => {
  const server = await startServer();
  const to = [...GROUP, "rio@example.com", "grupo@example.com"];
  expect(await server.send({ ...MAIL, to })).toEqual({
    accepted: [...GROUP, "rio@example.com"],
    refusals: [],
  });
  const [mail, ...others] = server.received;
  expect(others).toEqual([]);
  const envelope = { from: "site@example.com", to: [...GROUP, "rio@example.com"] };
  expect(mail).toMatchObject({ envelope, subject: MAIL.subject, user: undefined });
  expect(mail?.html.trimEnd()).toBe(MAIL.html);
  expect(mail?.text.trimEnd()).toBe(MAIL.text);
  const header = (name: string) => headersNamed(mail?.headers ?? [], name);
  expect(header("From")).toEqual(["Grupo Rubaiyat <site@example.com>"]);
  expect(header("Reply-To")).toEqual(["Maria Silva <maria@example.com>"]);
  expect(header("Message-ID")).toEqual(["<lead-1@example.com>"]);
  expect(header("Auto-Submitted")).toEqual(["auto-generated"]);
  // Programs must not answer a reply.
  await server.send({ ...MAIL, isReply: true });
  const [, reply] = server.received;
  expect(headersNamed(reply?.headers ?? [], "Auto-Submitted")).toEqual(["auto-replied"]);
});

test("delivers despite a refused mailbox, and not twice", async () => {
  const server = await startServer();
  const rio = "Rio@Example.com";
  const to = [...GROUP, rio];
  server.obstruct({ at: "recipient", code: 450, recipient: "Rio@example.com" });
  const refusals = [expect.stringMatching(/^Rio@example\.com: 450 Not this one/)];
  expect(await server.send({ ...MAIL, to })).toEqual({ accepted: GROUP, refusals });
  server.obstruct(undefined);
  const again = await server.send({ ...MAIL, to, hasArrivedAt: GROUP });
  expect(again).toEqual({ accepted: [rio], refusals: [] });
  expect(server.received.map(({ envelope }) => envelope.to)).toEqual([GROUP, ["Rio@example.com"]]);
  expect(headersNamed(server.received[1]?.headers ?? [], "To").join()).toContain(GROUP[0]);
  const all = { ...MAIL, hasArrivedAt: GROUP };
  expect(await server.send(all)).toEqual({ accepted: [], refusals: [] });
  expect(server.received).toHaveLength(2);
});

test("gives up on a server that never stops talking", async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    const timer = setInterval(() => socket.write("220-wait\r\n"), 20);
    socket.on("close", () => clearInterval(timer));
  });
  const port = await listenLocally(server);
  const send = mailerTo(`smtp://127.0.0.1:${port}`, { whole: 500, greeting: 60_000 });
  expect(await failureOf(send(MAIL))).toMatchObject({ outcome: "failed" });
  const [socket] = sockets;
  if (socket?.closed === false) await once(socket, "close");
});

test.each([
  ["greeting", 421, "failed"],
  ["recipient", 450, "failed"],
  ["recipient", 550, "refused"],
  ["message", 451, "failed"],
  ["message", 554, "refused"],
] as const)("at the %s, code %i makes a mail %s", async (at, code, outcome) => {
  const server = await startServer();
  server.obstruct({ at, code });
  const message = expect.stringContaining(String(code));
  const error = await failureOf(server.send(MAIL));
  expect(error).toMatchObject({ name: "MailError", message, outcome });
  expect(server.received).toEqual([]);
  server.obstruct(undefined);
  expect(await server.send(MAIL)).toEqual({ accepted: GROUP, refusals: [] });
});

test("counts silence after the message as unknown, before it as failed", async () => {
  const steps = ["greeting", "recipient", "message"] as const;
  const failures = steps.map(async (at) => {
    const server = await startServer();
    server.obstruct({ at });
    return failureOf(mailerTo(server.url, SHORT_LIMITS[at])(MAIL));
  });
  const outcomes = [{ outcome: "failed" }, { outcome: "failed" }, { outcome: "unknown" }];
  expect(await Promise.all(failures)).toMatchObject(outcomes);
});

test("counts an unreachable server as failed, invalid addresses as refused", async () => {
  const send = mailerTo("smtp://127.0.0.1:1");
  expect(await failureOf(send(MAIL))).toMatchObject({ outcome: "failed" });
  const to = [`${"a".repeat(65)}@example.com`, '"quoted local"@example.com', "ana@açaí.example"];
  expect(await failureOf(send({ ...MAIL, to }))).toMatchObject({ outcome: "refused" });
});

test("signs in with the URL's credentials; rejects wrong ones", async () => {
  const server = await startServer({ password: "p@ss:word" });
  const url = (password: string) =>
    `smtp://site:${encodeURIComponent(password)}@127.0.0.1:${server.port}`;
  await mailerTo(url("p@ss:word"))(MAIL);
  expect(server.received).toMatchObject([{ user: "site" }]);
  expect(await failureOf(mailerTo(url("wrong"))(MAIL))).toMatchObject({ name: "MailError" });
});

test("sends no password unencrypted to another machine", async () => {
  const seen: string[] = [];
  const server = await startServer({
    password: "secret",
    onAuth(auth, _, callback) {
      seen.push(String(auth.password));
      callback(null, { user: "site" });
    },
  });
  // Reaches this machine by a name that does not count as loopback.
  const send = mailerTo(`smtp://site:secret@0.0.0.0:${server.port}`);
  expect(await failureOf(send(MAIL))).toMatchObject({ name: "MailError" });
  expect(server.connections()).toBe(1);
  expect(seen).toEqual([]);
});

test.each([{ secure: true }, { disabledCommands: ["AUTH"] }])(
  "refuses an untrusted certificate: %j",
  async (options) => {
    const server = await startServer(options);
    const scheme = "secure" in options ? "smtps" : "smtp";
    const error = await failureOf(mailerTo(`${scheme}://127.0.0.1:${server.port}`)(MAIL));
    const message = expect.stringMatching(/certificate/i);
    expect(error).toMatchObject({ message, outcome: "failed" });
    expect(server.received).toEqual([]);
  },
);

const HEADERS = "Auto-Submitted,Content-Type,Date,From,MIME-Version,Message-ID,To";
/** Absent if the visitor's input leaves nothing of them. */
const TYPED_HEADERS = ["Subject", "Reply-To"];
const NASTY = [
  "Maria\r\nBcc: all@example.net",
  "Maria\nSubject: other\n\nbody",
  "Silva, Maria",
  '"boss@example.com" <boss@example.com>',
  "a: b@example.net, c@example.net;",
  "\u2028X-Evil: 1\u0085\u0000",
  "=?utf-8?q?=0D=0ABcc:_x@example.net?=",
  "🍖".repeat(500),
];

test("adds no header and no recipient for any visitor input", async () => {
  const server = await startServer();
  const text = fc.oneof(
    fc.constantFrom(...NASTY),
    fc.string({ unit: "binary" }),
    fc
      .array(fc.constantFrom("\r", "\n", "\r\n", ",", '"', "<", ">", "@", ":", " ", "x", "é"))
      .map((parts) => parts.join("")),
  );
  const address = fc.oneof(fc.constant("maria@example.com"), text, fc.emailAddress());
  await fc.assert(
    fc.asyncProperty(text, text, address, async (name, subject, from) => {
      server.received.length = 0;
      await server.send({ ...MAIL, subject, replyTo: { name, address: from } });
      const [mail] = server.received;
      const names = mail?.headers.map(([one]) => one) ?? [];
      const others = names.filter((one) => !TYPED_HEADERS.includes(one));
      expect(others.toSorted().join()).toBe(HEADERS);
      for (const typed of TYPED_HEADERS)
        expect(headersNamed(mail?.headers ?? [], typed).length).toBeLessThan(2);
      expect(mail?.envelope.to).toEqual(["grupo@example.com", "eventos@example.com"]);
      const [replyTo = ""] = headersNamed(mail?.headers ?? [], "Reply-To").map(decodeWords);
      if (from === "maria@example.com")
        expect(replyTo.endsWith("maria@example.com>") || replyTo === from).toBe(true);
      expect(replyTo.match(/@/g)?.length ?? 0).toBeLessThan(2);
      expect(replyTo).not.toMatch(/[,;\r\n]/);
    }),
    { numRuns: inject("isNight") ? 60 : 15 },
  );
});

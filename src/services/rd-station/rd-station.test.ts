import { createServer } from "node:net";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { aPlatformLead } from "#tests/builders/platform-lead.ts";
import { platformAt } from "#tests/lead-delivery.ts";
import { listenLocally } from "#tests/local-server.ts";
import { type FormSubmission, createRdStation } from "./rd-station.ts";
import { type Behaviour, startRdStation } from "./rd-station.fake.ts";
import { rdStationSettings } from "./rd-station.settings.ts";

let platform: Awaited<ReturnType<typeof startRdStation>>;
beforeAll(async () => {
  platform = await startRdStation();
  return () => platform.close();
});
beforeEach(() => {
  platform.state.next = [];
  platform.state.received = [];
});

const SUBMISSION: FormSubmission = {
  form: { identifier: "contact_form", conversion_identifier: "contact_form_submission" },
  lead: aPlatformLead({ name: "Maria", cf_message: "Olá, ação! 🎉", cf_subject: "outros" }),
};

function send(
  changes: Parameters<typeof platformAt>[1] = {},
  { hasConsent = false, timeoutMs = 30_000 } = {},
) {
  const settings = platformAt(platform, changes);
  if (!settings.isOn) throw new Error("off");
  return createRdStation(settings, timeoutMs)({ submission: SUBMISSION, hasConsent });
}

const delivered = (platformId: string | null, reason = "") =>
  ({ kind: "delivered", platformId, reason }) as const;
const refused = (status: number) => ({ kind: "refused", reason: `Erro HTTP: ${status}` });
const retryable = (status: number, more: object = {}) => {
  return { kind: "retryable", reason: `Erro HTTP: ${status}`, ...more };
};
const accountWaits = (retryAfterMs?: number) => retryable(429, { limit: "account", retryAfterMs });
const FAILED = "Falha na comunicação com RD Station";

test("sends the submission with the bearer token", async () => {
  expect(await send()).toEqual(delivered("00000000-0000-4000-8000-000000000001"));
  expect(platform.state.received).toMatchObject([
    {
      path: "/platform/forms/submissions",
      authorization: "Bearer fake-token",
      body: SUBMISSION,
      isTaken: true,
    },
  ]);
});

test("sends a conversion event without empty fields in the documented call", async () => {
  const outcome = await send({ api: "conversions" });
  expect(outcome.kind).toBe("delivered");
  expect(platform.state.received).toMatchObject([
    { path: "/platform/conversions", authorization: undefined },
  ]);
  expect(platform.state.received[0]?.body).toEqual({
    event_type: "CONVERSION",
    event_family: "CDP",
    payload: {
      conversion_identifier: "contact_form_submission",
      name: "Maria",
      email: "maria@example.com",
      job_title: "Cliente",
      company_name: "Grupo Rubaiyat",
      personal_phone: "+55 11 99999-0000",
      mobile_phone: "+55 11 99999-0000",
      cf_restaurant: "rubaiyat-rio",
      cf_message: "Olá, ação! 🎉",
      cf_subject: "outros",
      cf_lead_score: 50,
      traffic_source: "website",
      traffic_medium: "organic",
      traffic_campaign: "general_contact",
    },
  });
});

test("sends a subscriber's consent as legal basis in the documented call", async () => {
  await send({ api: "conversions" }, { hasConsent: true });
  const granted = { category: "communications", type: "consent", status: "granted" };
  expect(platform.state.received).toMatchObject([
    { body: { payload: { legal_bases: [granted] } } },
  ]);
});

const NO_ID = delivered(null, "Resposta sem identificador");
const NOT_ITS_WORDS = { kind: "unknown", reason: "Resposta que não é da plataforma" };
const LEAD_LIMIT = "'lead_limiter' rate limit exceeded for 86400 second(s)";
const ITS_CLOCK = {
  Date: "Sat, 01 Jan 2000 00:00:00 GMT",
  "Retry-After": "Sat, 01 Jan 2000 00:02:00 GMT",
};

// Rule 6.10.
test.each<readonly [Behaviour, object]>([
  [{ status: 201, body: { lead_id: "a", id: "b" } }, delivered("a")],
  [{ status: 201, body: { event_uuid: "c" } }, delivered("c")],
  [{ status: 200, body: { lead_id: "id\u0000x" } }, delivered("idx")],
  [{ status: 200, body: { lead_id: "\u001b[31ma\u0085\u2028b\u202e" } }, delivered("[31mab")],
  [{ status: 200, body: { lead_id: "🎉".repeat(150) } }, delivered("🎉".repeat(100))],
  [{ status: 200, body: { id: `a${"🎉".repeat(150)}` } }, delivered(`a${"🎉".repeat(99)}\ufffd`)],
  ...[{}, { message: "ok" }, { id: "" }, { id: "\u0000\u200e" }, { id: ["a"] }].map(
    (body) => [{ status: 200, body }, NO_ID] as const,
  ),
  // Not the platform's words: the sender is unknown.
  ...["", "<html>\u0000 Back soon</html>", '{"lead_id": "a', { errors: [{}] }].map(
    (body) => [{ status: 200, body }, NOT_ITS_WORDS] as const,
  ),
  ...[301, 400, 401, 403, 404, 408, 422].map(
    (status) => [{ status, headers: { Location: "/elsewhere" } }, refused(status)] as const,
  ),
  ...[500, 502, 503, 504].map((status) => [{ status }, retryable(status)] as const),
  [{ status: 503, headers: ITS_CLOCK }, retryable(503, { retryAfterMs: 120_000 })],
  [{ status: 429 }, accountWaits()],
  [{ status: 429, body: { remaining_time: 43_067 } }, accountWaits(43_067)],
  [{ status: 429, headers: { "Retry-After": "30" } }, accountWaits(30_000)],
  [
    { status: 429, body: { remaining_time: "soon" }, headers: { "Retry-After": "x" } },
    accountWaits(),
  ],
  [{ status: 429, headers: { "Retry-After": "999999999" } }, accountWaits(86_400_000)],
  [
    { status: 429, body: { error: LEAD_LIMIT, remaining_time: 5000 } },
    retryable(429, { limit: "contact", retryAfterMs: 5000 }),
  ],
  ...(["hang", "cut before", "cut after"] as const).map(
    (behaviour) => [behaviour, { kind: "unknown", reason: FAILED }] as const,
  ),
])("%j means %j", async (behaviour, outcome) => {
  platform.state.next = [behaviour];
  expect(await send({}, { timeoutMs: behaviour === "hang" ? 1000 : 30_000 })).toEqual(outcome);
  expect(platform.state.received.length).toBeLessThan(2);
});

test("counts a response that is not HTTP as unknown", async () => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.end("SSH-2.0-OpenSSH_9.2\r\n");
  });
  const host = `http://127.0.0.1:${await listenLocally(server)}`;
  expect(await send({ host })).toMatchObject({ kind: "unknown" });
});

// No listener, unknown host, failed TLS handshake.
test.each(["http://127.0.0.1:1", "http://nowhere.invalid", "https"])(
  "counts %s as retryable, because the lead never left",
  async (given) => {
    const host = given === "https" ? platform.host.replace("http:", "https:") : given;
    expect(await send({ host })).toEqual({ kind: "retryable", reason: FAILED });
  },
);

test("returns complete settings, or off with the reason", () => {
  const given = { host: "https://x.test/", token: "t", api: "forms", callsPerMinute: 1 } as const;
  const on = { ...given, isOn: true, host: "https://x.test" };
  expect(rdStationSettings({ ...given, isEnabled: true })).toEqual(on);
  expect(rdStationSettings({ ...given, isEnabled: true, token: undefined })).toEqual({
    isOn: false,
    reason: "Token do RD Station não configurado",
  });
  expect(rdStationSettings({ ...given, isEnabled: false })).toMatchObject({ isOn: false });
});

test("reads a waiting response after the process was blocked", async () => {
  platform.state.delayMs = 5;
  const outcome = send({}, { timeoutMs: 1000 });
  await expect.poll(() => platform.state.received, { interval: 1 }).toHaveLength(1);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  platform.state.delayMs = 0;
  expect((await outcome).kind).toBe("delivered");
});

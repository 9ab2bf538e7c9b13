import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aPlatformLead } from "#tests/builders/platform-lead.ts";
import { platformAt } from "#tests/lead-delivery.ts";
import { listenLocally } from "#tests/local-server.ts";
import { type FormSubmission, createRdStation } from "./rd-station.ts";
import { startRdStation } from "./rd-station.fake.ts";
import { rdStationSettings } from "./rd-station.settings.ts";

let platform: Awaited<ReturnType<typeof startRdStation>>;
beforeAll(async () => {
  platform = await startRdStation();
});
beforeEach(() => {
  platform.state.next = [];
  platform.state.received = [];
});
afterAll(() => platform.close());

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

test("the specification's call carries the bearer token and the submission as it is", async () => {
  const outcome = await send();
  expect(platform.state.received).toMatchObject([
    {
      path: "/platform/forms/submissions",
      authorization: "Bearer fake-token",
      body: SUBMISSION,
      isTaken: true,
    },
  ]);
  const platformId = "00000000-0000-4000-8000-000000000001";
  expect(outcome).toEqual({ kind: "delivered", platformId, reason: "" });
});

test("the documented call carries a conversion event without what the visitor did not say", async () => {
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

test("the documented call says a subscriber's consent as its legal basis", async () => {
  await send({ api: "conversions" }, { hasConsent: true });
  expect(platform.state.received[0]?.body).toMatchObject({
    payload: {
      legal_bases: [{ category: "communications", type: "consent", status: "granted" }],
    },
  });
});

test.each(["forms", "conversions"] as const)("a wrong token is refused (%s)", async (api) => {
  const outcome = await send({ token: "wrong", api });
  expect(outcome).toEqual({ kind: "refused", reason: "Erro HTTP: 401" });
});

test.each([
  [{ lead_id: "a", id: "b" }, "a"],
  [{ event_uuid: "c" }, "c"],
])("of the response %j the id is %s", async (body, platformId) => {
  platform.state.next = [{ status: 201, body }];
  expect(await send()).toEqual({ kind: "delivered", platformId, reason: "" });
});

test.each([{}, { message: "ok" }, { id: "" }, { id: "\u0000\u200e" }, { id: ["a"] }])(
  "%j is a yes without an id, and says so",
  async (body) => {
    platform.state.next = [{ status: 200, body }];
    expect(await send()).toEqual({
      kind: "delivered",
      platformId: null,
      reason: "Resposta sem identificador",
    });
  },
);

test.each([
  { status: 204, body: "" },
  { status: 200, body: "" },
  { status: 200, body: "<html>Back soon</html>" },
  { status: 200, body: '{"lead_id": "a' },
  { status: 200, body: { errors: [{ error_type: "CANNOT_BE_NULL" }] } },
  "rubbish",
] as const)("%j is not the platform's yes: nobody knows who spoke", async (behaviour) => {
  platform.state.next = [behaviour];
  expect(await send()).toEqual({ kind: "unknown", reason: "Resposta que não é da plataforma" });
});

test.each([
  ["id\u0000x", "idx"],
  ["\u001b[31ma\u0085\u2028b\u202e", "[31mab"],
  ["🎉".repeat(150), "🎉".repeat(100)],
  [`a${"🎉".repeat(150)}`, `a${"🎉".repeat(99)}\ufffd`],
])("the id %j is kept as %j", async (id, platformId) => {
  platform.state.next = [{ status: 200, body: { lead_id: id } }];
  expect(await send()).toEqual({ kind: "delivered", platformId, reason: "" });
});

// Rule 6.10.
test.each([301, 400, 401, 403, 404, 408, 422])("%d refuses", async (status) => {
  platform.state.next = [{ status, headers: { Location: "/elsewhere" } }];
  expect(await send()).toEqual({ kind: "refused", reason: `Erro HTTP: ${status}` });
  expect(platform.state.received).toHaveLength(1);
});

// Rule 6.10.
test.each([500, 502, 503, 504])("%d is retryable", async (status) => {
  platform.state.next = [{ status }];
  expect(await send()).toMatchObject({ kind: "retryable", reason: `Erro HTTP: ${status}` });
});

const LEAD_LIMIT = "'lead_limiter' rate limit exceeded for 86400 second(s)";
test.each([
  ["remaining_time, in milliseconds", { body: { remaining_time: 43_067 } }, 43_067],
  ["Retry-After, in seconds", { headers: { "Retry-After": "30" } }, 30_000],
  ["neither", {}, undefined],
  ["nonsense", { body: { remaining_time: "soon" }, headers: { "Retry-After": "x" } }, undefined],
  ["more than a day", { headers: { "Retry-After": "999999999" } }, 86_400_000],
])("429 holds all back by %s", async (_name, response, retryAfterMs) => {
  platform.state.next = [{ status: 429, ...response }];
  const outcome = await send();
  expect(outcome).toMatchObject({ kind: "retryable", reason: "Erro HTTP: 429", limit: "account" });
  expect("retryAfterMs" in outcome ? outcome.retryAfterMs : undefined).toBe(retryAfterMs);
});

test("429 about one contact holds that lead back alone", async () => {
  platform.state.next = [{ status: 429, body: { error: LEAD_LIMIT, remaining_time: 5000 } }];
  expect(await send()).toMatchObject({ kind: "retryable", retryAfterMs: 5000, limit: "contact" });
});

test("a date in Retry-After is measured against the platform's own clock", async () => {
  const headers = {
    Date: "Sat, 01 Jan 2000 00:00:00 GMT",
    "Retry-After": "Sat, 01 Jan 2000 00:02:00 GMT",
  };
  platform.state.next = [{ status: 503, headers }];
  expect(await send()).toMatchObject({ retryAfterMs: 120_000 });
});

test.each(["hang", "cut before", "cut after"] as const)(
  "after %j nobody knows whether the platform has the lead",
  async (behaviour) => {
    platform.state.next = [behaviour];
    const reason = "Falha na comunicação com RD Station";
    const limits = behaviour === "hang" ? { timeoutMs: 1000 } : {};
    expect(await send({}, limits)).toEqual({ kind: "unknown", reason });
  },
);

test("a response that is no HTTP is unknown too", async () => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.end("SSH-2.0-OpenSSH_9.2\r\n");
  });
  const host = `http://127.0.0.1:${await listenLocally(server)}`;
  expect(await send({ host })).toMatchObject({ kind: "unknown" });
});

test.each(["http://127.0.0.1:1", "http://nowhere.invalid"])(
  "%s, where nobody listens, is retryable: the lead never left",
  async (host) => {
    const reason = "Falha na comunicação com RD Station";
    expect(await send({ host })).toEqual({ kind: "retryable", reason });
  },
);

test("a handshake that fails is retryable: no secret was spoken yet", async () => {
  const host = platform.host.replace("http:", "https:");
  expect(await send({ host })).toMatchObject({ kind: "retryable" });
});

test("the settings are complete, or off with the reason", () => {
  const given = { host: "https://x.test/", token: "t", api: "forms", callsPerMinute: 1 } as const;
  expect(rdStationSettings({ ...given, isEnabled: true })).toEqual({
    ...given,
    isOn: true,
    host: "https://x.test",
  });
  expect(rdStationSettings({ ...given, isEnabled: true, token: undefined })).toEqual({
    isOn: false,
    reason: "Token do RD Station não configurado",
  });
  expect(rdStationSettings({ ...given, isEnabled: false })).toMatchObject({ isOn: false });
});

test("a process that stood still reads the response before it gives up", async () => {
  platform.state.delayMs = 5;
  const outcome = send({}, { timeoutMs: 1000 });
  await expect.poll(() => platform.state.received, { interval: 1 }).toHaveLength(1);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  platform.state.delayMs = 0;
  expect((await outcome).kind).toBe("delivered");
});

import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { settingsValues } from "#content/site-settings/settings-in-force.ts";
import { DEFAULT_SITE_SETTINGS } from "#content/site-settings/site-settings.ts";
import { readEnvironment } from "#config/environment.server.ts";
import { createDesk, type DeskOptions } from "#server/desk/desk.ts";
import { createInvitation } from "#accounts/invitations.ts";
import type { AuthenticatorSecret, Me, Role } from "#accounts/contract.ts";
import type { Database } from "#database/database.ts";
import { createAuthenticator } from "./fake-authenticator.ts";
import { recordLog } from "./log-recorder.ts";

const DESK_SITE = "http://localhost:3000";
const DESK_SECRET = "a secret of the desk that only tests know";
export const EMAIL = "maria@example.com";
export const PASSWORD = "a long enough password";

type TestDeskOptions = Partial<
  Pick<DeskOptions, "siteUrl" | "mail" | "readTile" | "googleBusiness" | "stopping">
>;

/** Creates the desk of one server process; `browser` opens a browser at it, `person` is the first. */
export function createTestDesk(database: Database, options: TestDeskOptions = {}) {
  const { log, lines } = recordLog();
  const { siteUrl = DESK_SITE } = options;
  const desk = createDesk({
    database,
    stopping: new AbortController().signal,
    siteUrl,
    secret: DESK_SECRET,
    trustProxy: 1,
    log,
    mail: { isOn: false },
    hasPicture: () => true,
    isReserved: (path) => path.startsWith("/api/"),
    builtInFiles: [],
    renderPreview: async () => undefined,
    fileSettings: () => settingsValues(DEFAULT_SITE_SETTINGS),
    readLinkedSettings: async () => ({ social: {}, delivery: [] }),
    isAllowedIp: (ip) => ip === "127.0.0.1",
    readTile: async () => new Uint8Array(),
    googleBusiness: readEnvironment({}).googleBusiness,
    ...options,
  });
  const browser = (ip?: string, from?: Iterable<[string, string]>) =>
    createBrowser(desk, siteUrl, ip, new Map(from));
  return { desk, lines, siteUrl, browser, person: browser() };
}

/** A browser at the desk, which keeps cookies and sends its origin with changes. */
function createBrowser(
  desk: ReturnType<typeof createDesk>,
  siteUrl: string,
  ip = "203.0.113.7",
  cookies = new Map<string, string>(),
) {
  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string | undefined> = {},
  ) {
    const all = {
      "X-Forwarded-For": ip,
      "User-Agent": "A test's browser",
      Cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; "),
      ...(method === "GET" ? {} : { Origin: siteUrl, "Content-Type": "application/json" }),
      ...headers,
    };
    const sent = Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1]));
    const isWritten = typeof body === "string" || body instanceof Uint8Array;
    const json = body === undefined ? null : JSON.stringify(body);
    const response = await desk.request(`${siteUrl}/api/desk${path}`, {
      method,
      headers: sent,
      body: isWritten ? (body as BodyInit) : json,
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const type = response.headers.get("Content-Type") ?? "";
    // A stream of events does not end by itself.
    if (type === "text/event-stream") await response.body?.cancel();
    const bytes = response.bodyUsed ? new ArrayBuffer() : await response.arrayBuffer();
    // Unlike `text()`, keeps the byte order mark.
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const isJson = type.includes("json");
    return {
      status: response.status,
      headers: response.headers,
      // oxlint-disable-next-line typescript/no-explicit-any
      body: (isJson ? JSON.parse(text) : text || undefined) as any,
    };
  }
  return {
    cookies,
    call,
    get: (path: string) => call("GET", path),
    statusAt: async (path: string) => (await call("GET", path)).status,
    post: (path: string, body: unknown = {}) => call("POST", path, body),
    put: (path: string, body: unknown) => call("PUT", path, body),
    delete: (path: string) => call("DELETE", path),
  };
}

export type Browser = ReturnType<typeof createBrowser>;

export const invalid = (...fields: readonly string[]) => ({
  status: 422,
  body: { code: "invalid", fields },
});

export const CONFLICT = { status: 409, body: { code: "conflict" } };
export const WRONG_CREDENTIALS = { status: 401, body: { code: "wrong-credentials" } };

/** Accepts a new invitation; the browser may then enrol. */
export async function acceptNewInvitation(
  { orm }: Database,
  browser: Browser,
  { email = EMAIL, role = "administrator" as Role, restaurants = [] as string[] } = {},
): Promise<Me> {
  const request = { email, role, restaurants, language: "pt" } as const;
  const { token } = await createInvitation(orm, request, "a test");
  const { body } = await browser.post("/invitations/accept", { token, name: email.split("@")[0] });
  return body as Me;
}

export async function addPasskey(
  browser: Browser,
  options: Parameters<typeof createAuthenticator>[0] = {},
) {
  const authenticator = createAuthenticator({ origin: DESK_SITE, ...options });
  const asked = await browser.get("/auth/passkey/generate-register-options?name=Phone");
  const response = authenticator.register(asked.body);
  const made = { response, name: "Phone" };
  const result = await browser.post("/auth/passkey/verify-registration", made);
  return { authenticator, result };
}

export const byPassword = (browser: Browser, email = EMAIL, password = PASSWORD) =>
  browser.post("/auth/sign-in/email", { email, password });

export const byCode = (browser: Browser, code: string) =>
  browser.post("/auth/two-factor/verify-totp", { code });

/** Returns the audit log, or its entries of one name, oldest first. */
export async function readActions({ orm }: Database, name?: string) {
  const { rows } = await orm.execute<{ action: string; actor: string; details: object }>(
    sql`select action, actor, details from audit_log order by id`,
  );
  return rows.filter(({ action }) => name === undefined || action === name);
}

export async function signInByPasskey(
  browser: Browser,
  authenticator: ReturnType<typeof createAuthenticator>,
) {
  const asked = await browser.get("/auth/passkey/generate-authenticate-options");
  const response = authenticator.signIn(asked.body);
  return browser.post("/auth/passkey/verify-authentication", { response });
}

export const secretOf = ({ totpUri }: Pick<AuthenticatorSecret, "totpUri">) =>
  new URL(totpUri).searchParams.get("secret") ?? "";

/** Enrols with password and authenticator app; returns the app's secret and the recovery codes. */
export async function addAuthenticatorApp(browser: Browser) {
  const { body } = await browser.post("/me/authenticator", { password: PASSWORD });
  const secret = secretOf(body);
  await browser.post("/me/authenticator/confirm", { code: totpOf(secret) });
  return { secret, recoveryCodes: (body as AuthenticatorSecret).recoveryCodes };
}

export async function enrolWithApp(database: Database, browser: Browser) {
  await acceptNewInvitation(database, browser);
  return addAuthenticatorApp(browser);
}

/** Returns an authenticator app's six digits, `seconds` from now (RFC 6238). */
export function totpOf(secret: string, seconds = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor((Date.now() / 1000 + seconds) / 30)));
  const hash = createHmac("sha1", base32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

function base32(text: string): Buffer {
  const bits = Array.from(text.replace(/=+$/, ""), (letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export async function enrol(
  database: Database,
  browser: Browser,
  who: Parameters<typeof acceptNewInvitation>[2] = {},
) {
  const me = await acceptNewInvitation(database, browser, who);
  const { authenticator } = await addPasskey(browser);
  return { me, authenticator };
}

/** Signs in a new user at an own desk; the e-mail is `{role}@example.com`. */
export async function signedIn(
  database: Database,
  role: Role = "editor",
  restaurants: string[] = [],
  options: TestDeskOptions = {},
) {
  const browser = createTestDesk(database, options).browser();
  await enrol(database, browser, { email: `${role}@example.com`, role, restaurants });
  return browser;
}

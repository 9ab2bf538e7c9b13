/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, type Page } from "@playwright/test";
import type { Role } from "#desk/contract.ts";
import { type MapTilesFake, startMapTiles } from "#external-services/map-tiles/map-tiles.fake.ts";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { PASSWORD, totpOf } from "./desk-browser.ts";
import { expect, test as base } from "./page-fixtures.ts";
import { startSite } from "./site-process.ts";

interface Desk {
  readonly url: string;
  /** Where the site delivers its leads. */
  readonly platform: Awaited<ReturnType<typeof startRdStation>>;
  /** Where it gets its maps from. */
  readonly tiles: MapTilesFake;
  /** A visitor sends the contact form; returns the id of the lead. */
  sendLead(post: object): Promise<string>;
  /** Invites by command line, beside the running server; returns the link. */
  invite(email: string, options?: { role?: Role; language?: string }): Promise<string>;
}

/** The runner of the desk's end-to-end tests: a site of its own with the desk on, one for each worker. */
export const test = base.extend<{ readonly ownIp: void }, { readonly desk: Desk }>({
  desk: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "desk-site-"));
      const platform = await startRdStation();
      const tiles = await startMapTiles();
      const site = await startSite({
        RD_STATION_HOST: platform.host,
        RD_STATION_TOKEN: platform.token,
        RD_STATION_RATE: "100000",
        MAP_TILE_URL: `${tiles.url}/{z}/{x}/{y}.png`,
        DATA_DIR: dataDir,
        DESK_SECRET: "a secret that only these tests know",
        TRUST_PROXY: "1",
      });
      await use({
        url: site.url,
        platform,
        tiles,
        sendLead: (post) => sendLead(site.url, post),
        async invite(email, { role = "administrator", language = "pt" } = {}) {
          const args = ["scripts/accounts.ts", "invite", email, "--role", role];
          const { stdout } = await promisify(execFile)(
            process.execPath,
            [...args, "--language", language],
            { env: { PATH: process.env["PATH"], DATA_DIR: dataDir, SITE_URL: site.url } },
          );
          return stdout.trim();
        },
      });
      await site.stop();
      await Promise.all([platform.close(), tiles.close()]);
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ desk }, use) => use(desk.url),
  // Guesses are limited for each IP: no test uses up another one's.
  extraHTTPHeaders: async ({}, use, { testId }) => use({ "X-Forwarded-For": ipOf(testId) }),
  // What a refused call says in the console.
  expectedMessages: async ({}, use) =>
    use([/the server responded with a status of 4\d\d/, /ERR_INTERNET_DISCONNECTED/]),
});

export { expect };

let visitors = 0;

async function sendLead(url: string, post: object): Promise<string> {
  // Posts from one IP are limited.
  visitors += 1;
  const response = await fetch(`${url}/api/contact`, {
    method: "POST",
    body: JSON.stringify({
      name: "Clara Prado",
      phone: "+55 11 98888-7777",
      subject: "eventos",
      restaurant: "rubaiyat-rio",
      message: "Um jantar para vinte pessoas.",
      language: "pt",
      ...post,
    }),
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.${visitors}` },
  });
  if (!response.ok) throw new Error(`The lead was refused: ${await response.text()}`);
  const { data } = (await response.json()) as { readonly data: { readonly id: string } };
  return data.id;
}

/** An IP from the range for documentation (RFC 3849). */
function ipOf(testId: string): string {
  return `2001:db8::${testId.slice(0, 4).replaceAll(/[^\da-f]/gi, "0")}:${testId.length}`;
}

/**
 * Lets the page make and use passkeys without a person at the device. What is suggested under a field
 * it takes at once: nothing is, unless a test is about that.
 */
export async function addVirtualAuthenticator(
  page: Page,
  { areSuggested = false } = {},
): Promise<void> {
  await page.addInitScript((are) => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(are);
  }, areSuggested);
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Opens an invitation and enrols with a passkey; the page is then the first one of the desk. */
export async function enrolWithPasskey(
  page: Page,
  link: string,
  name: string,
  device = {},
): Promise<void> {
  await addVirtualAuthenticator(page, device);
  await page.goto(link);
  await page.locator('[name="name"]').fill(name);
  await page.locator('form [type="submit"]').click();
  await page.locator(".choice .button-primary").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page).toHaveURL(/\/desk\/?$/);
}

/**
 * Opens an invitation and enrols with a password and an authenticator app; the page is then the first
 * one of the desk. Returns the app's secret and the recovery codes.
 */
export async function enrolWithPassword(page: Page, link: string, name: string) {
  await page.goto(link);
  await page.locator('[name="name"]').fill(name);
  await page.locator('form [type="submit"]').click();
  await page.locator(".choice .button-outline").click();
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator('form [type="submit"]').click();
  const secret = (await page.locator("p > .secret").innerText()).replaceAll(/\s/g, "");
  const recoveryCodes = await page.locator(".recovery-codes code").allInnerTexts();
  await page.locator('[name="code"]').fill(totpOf(secret));
  await page.locator('[type="checkbox"]').check();
  await page.locator('form [type="submit"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page).toHaveURL(/\/desk\/?$/);
  return { secret, recoveryCodes };
}

/** Signs in with the password; the second step is a recovery code. */
export async function signInByRecoveryCode(page: Page, email: string, code: string): Promise<void> {
  await page.goto("/desk/sign-in");
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator('form [type="submit"]').click();
  await page.locator("p .button-quiet").click();
  await page.getByLabel("Código de recuperação").fill(code);
  await page.locator('form [type="submit"]').click();
}

/** A page of another person, who knows nothing of this one's cookies and passkeys. */
export async function otherPerson(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    extraHTTPHeaders: { "X-Forwarded-For": "2001:db8::2" },
  });
  return context.newPage();
}

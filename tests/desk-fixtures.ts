/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { expect, test as base } from "./page-fixtures.ts";

/** The runner of the desk's end-to-end tests, which share the desk of their worker. */
export const test = base.extend({
  // Many steps, or several people, in one test: a busy machine takes its time.
  baseURL: async ({ desk }, use, testInfo) => {
    testInfo.setTimeout(300_000);
    await use(desk.url);
  },
  // Guesses are limited for each IP: no test uses up another one's.
  extraHTTPHeaders: async ({}, use, { testId }) => use({ "X-Forwarded-For": ipOf(testId) }),
  // What a refused call says in the console, and the frame of a preview, which may run none of the page's scripts.
  expectedMessages: async ({}, use) =>
    use([
      /the server responded with a status of 4\d\d/,
      /ERR_INTERNET_DISCONNECTED/,
      /Blocked script execution/,
    ]),
});

export { expect };

/** An IP from the range for documentation (RFC 3849), in a network of its own: those are what is limited. */
function ipOf(someone: string): string {
  return `2001:db8:${someone.slice(0, 4).replaceAll(/[^\da-f]/gi, "0")}::1`;
}

/**
 * Lets the page make and use passkeys without a person at the device. What is suggested under a field
 * it takes at once: nothing is, unless a test is about that.
 */
export async function addVirtualAuthenticator(page: Page, { areSuggested = false } = {}) {
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

async function acceptInvitation(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('[name="name"]').fill(name);
  await page.locator('form [type="submit"]').click();
}

/** Opens an invitation and enrols with a passkey; the page is then the first one of the desk. */
export async function enrolWithPasskey(page: Page, link: string, name: string, device = {}) {
  await addVirtualAuthenticator(page, device);
  await acceptInvitation(page, link, name);
  await page.locator(".choice .button-primary").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page).toHaveURL(/\/desk\/?$/);
}

/** A page of another person, who knows nothing of this one's cookies and passkeys. */
export async function otherPerson(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    extraHTTPHeaders: { "X-Forwarded-For": ipOf(randomUUID()) },
  });
  return context.newPage();
}

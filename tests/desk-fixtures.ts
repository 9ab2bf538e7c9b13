/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { expect, test as base } from "./page-fixtures.ts";

/** The runner of the desk's browser tests, which share their worker's desk. */
export const test = base.extend({
  // Tests with many steps or users take long on a busy machine.
  baseURL: async ({ desk }, use, testInfo) => {
    testInfo.setTimeout(300_000);
    await use(desk.url);
  },
  // Each test has an own IP, because guesses are limited per IP.
  extraHTTPHeaders: async ({}, use, { testId }) => use({ "X-Forwarded-For": ipOf(testId) }),
  // Refused calls, and previews, which may not run the page's scripts.
  expectedMessages: async ({}, use) =>
    use([
      /the server responded with a status of 4\d\d/,
      /ERR_INTERNET_DISCONNECTED/,
      /Blocked script execution/,
    ]),
});

export { expect };

/** Returns a documentation IP (RFC 3849) in an own network, the unit of rate limits. */
function ipOf(someone: string): string {
  return `2001:db8:${someone.slice(0, 4).replaceAll(/[^\da-f]/gi, "0")}::1`;
}

/** Adds a virtual authenticator. It accepts suggested passkeys at once, so suggestions are off by default. */
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

/** Accepts an invitation and enrols with a passkey; ends on the desk's start page. */
export async function enrolWithPasskey(page: Page, link: string, name: string, device = {}) {
  await addVirtualAuthenticator(page, device);
  await acceptInvitation(page, link, name);
  await page.locator(".choice [data-look=primary]").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page).toHaveURL(/\/desk\/?$/);
}

/** Opens a page of another user, with own cookies and passkeys. */
export async function otherPerson(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    extraHTTPHeaders: { "X-Forwarded-For": ipOf(randomUUID()) },
  });
  return context.newPage();
}

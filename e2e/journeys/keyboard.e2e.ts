import type { Locator, Page } from "@playwright/test";
import { anEmail } from "#tests/lead-form.ts";
import { expectFocusInSight } from "#tests/page-actions.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { respondWith } from "#tests/screen-states.ts";

// Journeys from the first page by keyboard alone.

/** Presses Tab until the element has the focus, which must be visible at every stop. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeAttached();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 150 && !(await isThere()); step += 1) {
    await page.keyboard.press("Tab");
    await expectFocusInSight(page);
  }
  await expect(target).toBeFocused();
}

async function follow(page: Page, target: Locator, url: RegExp) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(url);
}

test("reserves by keyboard: from home to a restaurant, its booking in a new tab and its phone", async ({
  page,
  context,
  siteWithFailingApi: { url, api },
}) => {
  await context.route("https://booking.example.com/**", (route) => route.fulfill({ body: "" }));
  respondWith(api.responses, "found");
  await page.goto(`${url}/pt`);
  const main = page.getByRole("main");
  await follow(
    page,
    main.locator('a[href="/pt/restaurantes/sao-paulo/casa-do-teste"]').first(),
    /\/casa-do-teste$/,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Casa do Teste");
  const phone = main.locator('a[href="tel:+551130871399"]').first();
  await tabTo(page, phone);
  const booking = main.locator('a[data-event="reserve_click"]:visible').first();
  await tabTo(page, booking);
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  await expect(await opened).toHaveURL("https://booking.example.com/casa");
});

test("requests a quote by keyboard: from home to events, by a venue's link to the form, and sends it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/es");
  await follow(page, page.locator('header a[href="/es/eventos"]').first(), /\/es\/eventos$/);
  await follow(page, page.getByRole("main").locator('a[href$="#quote"]').first(), /#quote$/);
  const form = page.getByRole("main").getByRole("form");
  const fields: readonly (readonly [name: string, typed: string])[] = [
    ["eventType", "Boda"],
    ["guestCount", "80"],
    ["budget", "Alto"],
    ["restaurant", "Rubaiyat M"],
    ["message", "Una cena para los novios y la familia."],
    ["name", "Maria Silva"],
    ["email", anEmail()],
    ["phone", "+34 91 359 56 96"],
  ];
  for (const [name, typed] of fields) {
    const field = form.locator(`[name="${name}"]`);
    await tabTo(page, field);
    await page.keyboard.type(typed);
  }
  await tabTo(page, form.getByRole("button"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "¡Mensaje enviado!" })).toBeVisible();
});

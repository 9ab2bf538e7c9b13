import type { Locator, Page } from "@playwright/test";
import { anEmail } from "../lead-form.ts";
import { navigateInApp } from "../page-actions.ts";
import { expect, hydrate, isNight, NIGHTLY, test } from "../page-fixtures.ts";
import { respondWith, CONTENT_PAGES } from "../screen-states.ts";
import { TRANSLATED, translateNow, translatePages } from "../translated-page.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

// A guest from another country has the page translated by the browser, and then uses it.
test.describe.configure({ timeout: 240_000 });

const TYPED: Readonly<Record<string, string>> = {
  name: "Maria Silva",
  phone: "+55 11 99999-0000",
  message: "Um jantar inesquecível, obrigada.",
  eventType: "Casamento",
  guestCount: "120",
  preferredDate: "2031-05-20",
  budget: "Alto",
};

/** By day one with carousel, questions, header and footer, one with forms, and one with a gallery and a map. */
const PAGES = isNight
  ? ONE_PAGE_PER_SCREEN
  : ONE_PAGE_PER_SCREEN.filter((path) =>
      /^\/pt(\/(contato|restaurantes\/.*\/a-figueira-rubaiyat))?$/.test(path),
    );

/** Header and footer are the same on every page: on home they are used too. */
const scopeOf = (path: string) => (path === "/pt" ? "body" : "main");

/** Presses every button, opens every part and chooses in every list. */
async function pressEveryControl(page: Page, path: string): Promise<void> {
  await page.evaluate(async (scope) => {
    const part = document.querySelector(scope) ?? document.body;
    const pause = () => new Promise((resolve) => setTimeout(resolve, 25));
    // All but the button that loads the page again.
    const links = "a[data-replay]:not([href=''])";
    const controls = `summary, button:not([type=submit]), ${links}, [type=radio]`;
    for (const control of part.querySelectorAll<HTMLElement>(controls)) {
      // A closed dialog has nothing to press, and an open one is pressed and closed at once.
      if (control.closest("dialog") !== null) continue;
      control.click();
      await pause();
      for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
        for (const button of dialog.querySelectorAll("button")) {
          if (dialog.open) button.click();
          await pause();
        }
        dialog.close();
      }
    }
    for (const select of part.querySelectorAll("select")) {
      select.selectedIndex = select.options.length - 1;
      select.dispatchEvent(new Event("input", { bubbles: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
      await pause();
    }
  }, scopeOf(path));
}

async function fill(form: Locator): Promise<void> {
  for (const [name, text] of Object.entries({ ...TYPED, email: anEmail() })) {
    const field = form.locator(`[name=${name}]`);
    if ((await field.count()) > 0) await field.fill(text);
  }
  for (const select of await form.locator("select").all()) await select.selectOption({ index: 1 });
}

/** Sends the form empty, then right, and once more: each of its states and what follows it. */
async function sendForm(form: Locator): Promise<void> {
  const button = form.locator("button[type=submit]");
  const words = await button.textContent();
  const send = () => button.evaluate((one: HTMLButtonElement) => one.click());
  for (const field of await form.locator(".field-control").all()) {
    const isSelect = await field.evaluate((one) => one instanceof HTMLSelectElement);
    await (isSelect ? field.selectOption("") : field.fill(""));
  }
  await send();
  await expect(form.locator(".field-error:visible").first()).toContainText(TRANSLATED);
  await fill(form);
  await expect(form.locator(".field-error:visible")).toHaveCount(0);
  await send();
  await expect(form.locator("[data-result=sent]")).toContainText(TRANSLATED);
  await expect(button).toHaveText(words ?? "");
  await fill(form);
  await send();
  await expect(form.locator("[data-result=sent]")).toBeFocused();
  await expect(button).toHaveText(words ?? "");
}

async function expectWhole(page: Page, where: string): Promise<void> {
  await expect(page.locator("html"), where).not.toContainText("Unexpected Application Error");
  await expect(page.getByRole("heading", { level: 1 }), where).toContainText(TRANSLATED);
}

/** All that can be done on a page, on and on in the same document. */
async function visitPage(page: Page, path: string): Promise<void> {
  await pressEveryControl(page, path);
  await expectWhole(page, `${path}: its controls`);
  const forms = page.locator(`${scopeOf(path)} form[method=post]`);
  for (const form of await forms.all()) await sendForm(form);
  await expectWhole(page, `${path}: its forms`);
  await page.evaluate(() => document.querySelector<HTMLElement>("a[data-language=en]")?.click());
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expectWhole(page, `${path}: in English`);
  await expect(page.locator("body > footer")).toContainText("See all restaurants");
  await page.evaluate(() => document.querySelector<HTMLElement>("a[data-language=pt]")?.click());
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  // The switch of a missing page leads to the nearest one that is there (rule 1.8).
  const elsewhere = new URL(page.url()).pathname === "/pt" ? "/pt/restaurantes" : "/pt";
  await navigateInApp(page, elsewhere);
  await expect(page).toHaveURL(new RegExp(`${elsewhere}$`));
  await page.goBack();
  await expectWhole(page, `${path}: come back to`);
}

test("after React has come, a translated page does all that it does untranslated", async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await hydrate(page);
    await translateNow(page);
    await visitPage(page, path);
  }
});

test.describe("before React has come", () => {
  // The page is another one than React expects, and is made again.
  test.use({ expectedMessages: [/Minified React error #418/] });

  test("a translated page stays whole, and its forms are sent", NIGHTLY, async ({ page }) => {
    await translatePages(page);
    for (const path of PAGES) {
      await page.goto(path);
      await expectWhole(page, path);
      await hydrate(page);
      await expectWhole(page, `${path}: React has come`);
      // From here on it is as after React; forms alone remember what was there before.
      if (path === "/pt/contato") await visitPage(page, path);
    }
  });
});

// By day jsx-text.test.ts finds each text that a translation would take from React.
test(
  "a translated screen goes from each of its states to each other",
  NIGHTLY,
  async ({ page, siteWithFailingApi: { url, api } }) => {
    for (const path of CONTENT_PAGES) {
      respondWith(api.responses, "found");
      await page.goto(url + path);
      await hydrate(page);
      await translateNow(page);
      // Each of the six changes once.
      for (const next of ["empty", "error", "empty", "found", "error", "found"] as const) {
        respondWith(api.responses, next);
        const dataLoaded = page.waitForResponse(/\.data/);
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await dataLoaded;
        await expectWhole(page, `${path}: now ${next}`);
        await pressEveryControl(page, path);
        await expectWhole(page, `${path}: now ${next}, its controls`);
      }
    }
  },
);

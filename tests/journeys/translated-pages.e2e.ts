import type { Locator, Page } from "@playwright/test";
import { anEmail } from "../lead-form.ts";
import { navigateInApp } from "../page-actions.ts";
import { expect, isNight, test, withReact } from "../page-fixtures.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

// A guest from another country has the page translated by the browser, and then uses it.
test.describe.configure({ timeout: 240_000 });

/** What the translation appends to each text, so that a text it has missed is seen. */
const TRANSLATED = "°";

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
    await withReact(page, path);
    await translateNow(page);
    await visitPage(page, path);
  }
});

/**
 * Translates the page that is shown as Chrome and Edge do: each text node gives way to `<font><font>text</font></font>`,
 * now and whenever another one appears or changes.
 */
async function translateNow(page: Page): Promise<void> {
  await page.evaluate(translate, TRANSLATED);
}

function translate(mark: string): void {
  const untouched = "script, style, title, textarea, noscript, [translate=no], [data-translated]";

  function replaceTexts(root: Node): void {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root.nodeType === Node.TEXT_NODE) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (parent === null || parent.closest(untouched) || !text.textContent?.trim()) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      outer.dataset["translated"] = "";
      inner.textContent = text.textContent + mark;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") replaceTexts(target);
      for (const node of addedNodes) replaceTexts(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  replaceTexts(document);
}

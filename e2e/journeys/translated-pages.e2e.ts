import type { Page } from "@playwright/test";
import { contactForm, fillContact } from "#tests/lead-form.ts";
import { navigateInApp } from "#tests/page-actions.ts";
import { expect, test, withReact } from "#tests/page-fixtures.ts";

// A foreign guest's browser translates the page, and the guest uses it.
test.describe.configure({ timeout: 120_000 });

/** Appended to each translated text, to find missed ones. */
const TRANSLATED = "°";

/** Presses every button and opens every part within `scope`. */
async function pressEveryControl(page: Page, scope: string): Promise<void> {
  await page.evaluate(async (selector) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 25));
    // Except the button that reloads the page.
    const controls =
      "summary, button:not([type=submit]), a[data-replay]:not([href='']), [type=radio]";
    const part = document.querySelector(selector) ?? document.body;
    for (const control of part.querySelectorAll<HTMLElement>(controls)) {
      // A closed dialog has no visible control; an open one is pressed and closed at once.
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
  }, scope);
}

async function expectWhole(page: Page, where: string): Promise<void> {
  await expect(page.locator("html"), where).not.toContainText("Unexpected Application Error");
  await expect(page.getByRole("heading", { level: 1 }), where).toContainText(TRANSLATED);
}

// Header and footer are the same on every page, so only home uses them.
for (const [path, scope, what] of [
  ["/pt", "body", "carousel, questions, header and footer"],
  ["/pt/restaurantes/sao-paulo/a-figueira-rubaiyat", "main", "a gallery and a map"],
] as const) {
  test(`a translated page with ${what} does all that it does untranslated`, async ({ page }) => {
    await withReact(page, path);
    await page.evaluate(translate, TRANSLATED);
    await pressEveryControl(page, scope);
    await expectWhole(page, "its controls");
    await page.evaluate(() => document.querySelector<HTMLElement>("a[data-language=en]")?.click());
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expectWhole(page, "in English");
    await navigateInApp(page, "/pt/contato");
    await expect(page).toHaveURL("/pt/contato");
    await page.goBack();
    await expectWhole(page, "come back to");
  });
}

test("names errors of a translated form, and sends it", async ({ page }) => {
  await withReact(page, "/pt/contato");
  const form = contactForm(page);
  const send = form.locator("button[type=submit]");
  await send.click();
  await expect(form.locator(".field-error:visible")).toHaveCount(6);
  await page.evaluate(translate, TRANSLATED);
  await expect(form.locator(".field-error:visible").first()).toContainText(TRANSLATED);
  await fillContact(page);
  await expect(form.locator(".field-error:visible")).toHaveCount(0);
  await send.click();
  await expect(form.locator("[data-result=sent]")).toContainText(TRANSLATED);
});

/**
 * Translates the page like Chrome and Edge: replaces each text node by
 * `<font><font>text</font></font>`, now and after each change.
 */
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

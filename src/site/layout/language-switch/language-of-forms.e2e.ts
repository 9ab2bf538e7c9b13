import type { Page } from "@playwright/test";
import { anEmail, CONTACT_SENTENCES } from "#tests/lead-form.ts";
import { holdReact, navigateInApp } from "#tests/page-actions.ts";
import { expect, hydrate, NIGHTLY, test } from "#tests/page-fixtures.ts";

test.use({ viewport: { width: 1280, height: 800 } });

async function switchTo(page: Page, name: string) {
  await page.locator("button[popovertarget=language-panel]").click();
  await page.locator("#language-panel").getByRole("link", { name }).click();
}

const footerForm = (page: Page) => page.getByRole("contentinfo").getByRole("form");

test("what is wrong is said in the new language, and what was typed stays", async ({ page }) => {
  await page.goto("/pt");
  await hydrate(page);
  const form = footerForm(page);
  await form.getByLabel("Nome").fill("M");
  await form.getByRole("button").click();
  await expect(form.locator(".field-error:visible")).toHaveCount(2);
  await switchTo(page, "English");
  await expect(form.locator(".field-error:visible")).toHaveText([
    "Name must have at least 2 characters",
    "Invalid email",
  ]);
  await expect(form.getByLabel("Name")).toHaveValue("M");
  await form.getByLabel("Name").fill("Maria");
  await expect(form.locator(".field-error:visible")).toHaveText(["Invalid email"]);
  await switchTo(page, "Español");
  await expect(form.locator(".field-error:visible")).toHaveText(["Email inválido"]);
  await expect(form.getByLabel("Nombre")).toHaveValue("Maria");
});

for (const moment of ["before React has come", "after React has come"] as const) {
  const title = `what is wrong in the form of the page, found ${moment}, is said in each language chosen`;
  // The footer's form shows above what React found.
  const tags = moment === "before React has come" ? {} : NIGHTLY;
  test(title, tags, async ({ page }) => {
    const release = moment === "before React has come" ? await holdReact(page) : undefined;
    await page.goto("/pt/contato");
    if (release === undefined) await hydrate(page);
    const errors = page.getByRole("main").locator(".field-error:visible");
    await page.getByRole("button", { name: "Enviar mensagem" }).click();
    await expect(errors).toHaveText(CONTACT_SENTENCES["/pt/contato"]);
    await switchTo(page, "English");
    release?.();
    await expect(page).toHaveURL(/\/en\/contact$/);
    await expect(errors).toHaveText(CONTACT_SENTENCES["/en/contact"]);
    await page.getByRole("main").getByLabel("Name").fill("Maria");
    await expect(errors).toHaveText(CONTACT_SENTENCES["/en/contact"].slice(1));
    await switchTo(page, "Português");
    await expect(errors).toHaveText(CONTACT_SENTENCES["/pt/contato"].slice(1));
    // Another visit of the page begins anew.
    await navigateInApp(page, "/pt/delivery");
    await expect(page.getByRole("main").getByLabel("Nome")).toHaveCount(0);
    await navigateInApp(page, "/pt/contato");
    await expect(page.getByRole("main").getByLabel("Nome")).toHaveValue("Maria");
    await expect(errors).toHaveCount(0);
  });
}

for (const outcome of ["sent", "failed"] as const) {
  const claim = `notice and line of a form that has ${outcome} are in the new language`;
  test(claim, outcome === "sent" ? {} : NIGHTLY, async ({ page }) => {
    if (outcome === "failed") {
      await page.route("**/api/newsletter", (route) => route.fulfill({ status: 503, body: "" }));
    }
    await page.goto("/pt");
    await hydrate(page);
    const form = footerForm(page);
    await form.getByLabel("Nome").fill("Maria");
    await form.getByLabel("E-mail").fill(anEmail());
    await form.getByRole("button").click();
    await expect(form.locator(`[data-result=${outcome}]`)).toBeVisible();
    await switchTo(page, "English");
    const [title, text, line] =
      outcome === "sent"
        ? ["Subscribed!", "Form sent successfully!", "Thank you."]
        : ["Error", "Try again later.", "Your sign-up did not reach us."];
    await expect(page.locator(".toast")).toContainText(title);
    await expect(page.locator(".toast")).toContainText(text);
    await expect(form.locator("[data-result]")).toContainText(line);
  });
}

for (const moment of ["before React has come", "after React has come"] as const) {
  const tags = moment === "before React has come" ? {} : NIGHTLY;
  test(`what was typed ${moment} survives the switch`, tags, async ({ page }) => {
    const release = moment === "before React has come" ? await holdReact(page) : undefined;
    await page.goto("/pt/contato?restaurant=rubaiyat-rio");
    if (release === undefined) await hydrate(page);
    const form = page.getByRole("main").getByRole("form");
    await form.getByLabel("Mensagem").fill("Uma mesa à janela, por favor.");
    await form.getByLabel("Casa").selectOption("rubaiyat-madrid");
    await footerForm(page).getByLabel("Nome").fill("Maria");
    await switchTo(page, "English");
    release?.();
    await expect(page).toHaveURL(/\/en\/contact\?restaurant=rubaiyat-rio$/);
    await expect(form.locator("textarea")).toHaveValue("Uma mesa à janela, por favor.");
    await expect(form.locator("[name=restaurant]")).toHaveValue("rubaiyat-madrid");
    await expect(footerForm(page).getByLabel("Name")).toHaveValue("Maria");
  });
}

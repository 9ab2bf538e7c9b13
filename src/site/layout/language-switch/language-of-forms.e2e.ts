import { CONTACT_SENTENCES, footerForm } from "#tests/lead-form.ts";
import { holdReact, navigateInApp, switchLanguage } from "#tests/page-actions.ts";
import { expect, test } from "#tests/page-fixtures.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("translates form errors found before React at each language switch", async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/pt/contato");
  const errors = page.getByRole("main").locator(".field-error:visible");
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(errors).toHaveText(CONTACT_SENTENCES["/pt/contato"]);
  await switchLanguage(page, "English");
  release();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expect(errors).toHaveText(CONTACT_SENTENCES["/en/contact"]);
  await page.getByRole("main").getByLabel("Name").fill("Maria");
  await expect(errors).toHaveText(CONTACT_SENTENCES["/en/contact"].slice(1));
  await switchLanguage(page, "Português");
  await expect(errors).toHaveText(CONTACT_SENTENCES["/pt/contato"].slice(1));
  // A new visit of the page starts over.
  await navigateInApp(page, "/pt/delivery");
  await expect(page.getByRole("main").getByLabel("Nome")).toHaveCount(0);
  await navigateInApp(page, "/pt/contato");
  await expect(page.getByRole("main").getByLabel("Nome")).toHaveValue("Maria");
  await expect(errors).toHaveCount(0);
});

test("keeps text typed before React across the switch", async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/pt/contato?restaurant=rubaiyat-rio");
  const form = page.getByRole("main").getByRole("form");
  await form.getByLabel("Mensagem").fill("Uma mesa à janela, por favor.");
  await form.getByLabel("Casa").selectOption("rubaiyat-madrid");
  await footerForm(page).getByLabel("Nome").fill("Maria");
  await switchLanguage(page, "English");
  release();
  await expect(page).toHaveURL(/\/en\/contact\?restaurant=rubaiyat-rio$/);
  await expect(form.locator("textarea")).toHaveValue("Uma mesa à janela, por favor.");
  await expect(form.locator("[name=restaurant]")).toHaveValue("rubaiyat-madrid");
  await expect(footerForm(page).getByLabel("Name")).toHaveValue("Maria");
});

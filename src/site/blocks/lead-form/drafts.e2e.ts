import { contactForm, fillContact, footerForm } from "#tests/lead-form.ts";
import { hold, holdHydration, holdReact, navigateInApp } from "#tests/page-actions.ts";
import { expect, hydrate, test, withReact } from "#tests/page-fixtures.ts";

const MESSAGE = "Uma mesa à janela, por favor.";

// Rule 6.17.
test("after a load what was typed is there before React, and what is typed then stays", async ({
  page,
}) => {
  await withReact(page, "/pt/eventos");
  const footer = footerForm(page);
  const quote = page.getByRole("form", { name: "Peça um orçamento" });
  await footer.getByLabel("Nome").fill("Maria");
  await quote.getByLabel("Nome").fill("Primeira Pessoa");
  const release = await holdReact(page);
  await page.reload();
  await expect(quote.getByLabel("Nome")).toHaveValue("Primeira Pessoa");
  await expect(footer.getByLabel("Nome")).toHaveValue("Maria");
  await quote.getByLabel("Nome").fill("Segunda");
  await quote.getByLabel("Assunto").selectOption("parcerias");
  await footer.getByLabel("Nome").fill("");
  release();
  await hydrate(page);
  await expect(quote.getByLabel("Nome")).toHaveValue("Segunda");
  await expect(quote.getByLabel("Assunto")).toHaveValue("parcerias");
  await expect(footer.getByLabel("Nome")).toHaveValue("");
});

// Rule 6.17.
test("what comes too late for a field that somebody is in stays out of it", async ({ page }) => {
  await withReact(page, "/pt/contato");
  const form = contactForm(page);
  await form.getByLabel("Nome").fill("Primeira Pessoa");
  await form.getByLabel("Mensagem").fill(MESSAGE);
  await form.getByLabel("Telefone").fill("+55 11 99999-0000");
  const releaseDrafts = await hold(page, /first-drafts/);
  const release = await holdReact(page);
  await page.reload();
  await form.getByLabel("Nome").pressSequentially("Seg");
  await form.getByLabel("Telefone").focus();
  releaseDrafts();
  await expect(form.getByLabel("Mensagem")).toHaveValue(MESSAGE);
  await expect(form.getByLabel("Telefone")).toHaveValue("");
  release();
  await hydrate(page);
  await form.getByLabel("Nome").press("End");
  await form.getByLabel("Nome").pressSequentially("unda");
  await expect(form.getByLabel("Nome")).toHaveValue("Segunda");
  await expect(form.getByLabel("Telefone")).toHaveValue("");
});

test("a page that the browser kept has what was typed on a later one", async ({ page }) => {
  await withReact(page, "/pt");
  const footer = footerForm(page);
  await footer.getByLabel("Nome").fill("Mar");
  // Chromium keeps no page while it is driven: as if a later one had written it.
  await page.evaluate(() => {
    sessionStorage.setItem("rubaiyat-drafts", JSON.stringify({ footer: { name: "Maria" } }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(footer.getByLabel("Nome")).toHaveValue("Maria");
});

test("what was typed is there after the way back by a link, what was sent never again, and neither is another visit's", async ({
  page,
  context,
}) => {
  await withReact(page, "/pt/contato");
  const email = await fillContact(page, { Mensagem: MESSAGE });
  const form = contactForm(page);
  const leaveAndComeBack = async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Delivery" }).first().click();
    await expect(page).toHaveURL(/\/pt\/delivery$/);
    await navigateInApp(page, "/pt/contato");
    await expect(page).toHaveURL(/\/pt\/contato$/);
  };
  await leaveAndComeBack();
  await expect(form.getByLabel("Mensagem")).toHaveValue(MESSAGE);
  await expect(form.getByLabel("E-mail")).toHaveValue(email);
  await expect(form.getByLabel("Casa")).toHaveValue("rubaiyat-rio");
  const other = await context.newPage();
  await withReact(other, "/pt/contato");
  await expect(contactForm(other).getByLabel("Mensagem")).toHaveValue("");
  await form.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(form.locator("[data-result=sent]")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await leaveAndComeBack();
  await expect(form.getByLabel("Mensagem")).toHaveValue("");
});

test("a choice made while React takes the page over stays", async ({ page }) => {
  const hydration = await holdHydration(page);
  await page.goto("/pt/contato");
  await hydration.begin();
  await fillContact(page);
  await hydration.release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  // What React does after that is done within two frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const form = contactForm(page);
  await expect(form.getByLabel("Assunto")).toHaveValue("elogios-sugestoes");
  await expect(form.getByLabel("Casa")).toHaveValue("rubaiyat-rio");
});

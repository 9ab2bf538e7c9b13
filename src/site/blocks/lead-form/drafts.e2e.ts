import type { Page } from "@playwright/test";
import { contactForm, fillContact, footerForm, signUp } from "#tests/lead-form.ts";
import { hold, holdHydration, holdReact, navigateInApp } from "#tests/page-actions.ts";
import { expect, hydrate, test, withReact } from "#tests/page-fixtures.ts";

const MESSAGE = "Uma mesa à janela, por favor.";

/** Leaves the page by a link of it, and comes back the same way. */
async function leaveAndComeBack(page: Page, path: string, by: "link" | "back button") {
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Fazenda" })
    .or(page.getByRole("contentinfo").getByRole("link", { name: "Delivery" }))
    .first()
    .click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  if (by === "back button") await page.goBack();
  else await navigateInApp(page, path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

test("what was typed into the contact form is there after leaving it and coming back by a link and by the back button", async ({
  page,
}) => {
  await withReact(page, "/pt/contato");
  const email = await fillContact(page, { Mensagem: MESSAGE });
  const form = contactForm(page);
  for (const by of ["link", "back button"] as const) {
    await leaveAndComeBack(page, "/pt/contato", by);
    await expect(form.getByLabel("Mensagem")).toHaveValue(MESSAGE);
    await expect(form.getByLabel("Nome")).toHaveValue("Maria Silva");
    await expect(form.getByLabel("E-mail")).toHaveValue(email);
    await expect(form.getByLabel("Assunto")).toHaveValue("elogios-sugestoes");
    await expect(form.getByLabel("Casa")).toHaveValue("rubaiyat-rio");
  }
});

// Rule 6.17.
test("after a load what was typed is there before React, and what is typed then stays", async ({
  page,
}) => {
  await withReact(page, "/pt/eventos");
  const footer = footerForm(page);
  const quote = page.getByRole("form", { name: "Peça um orçamento" });
  await footer.getByLabel("Nome").fill("Maria");
  await quote.getByLabel("Nome").fill("Primeira Pessoa");
  await quote.getByLabel("Número de convidados").fill("40");
  await quote.getByLabel("Assunto").selectOption("outros");
  await expect(page.getByText("Salões para 40 convidados").first()).toBeVisible();
  const release = await holdReact(page);
  await page.reload();
  await expect(quote.getByLabel("Nome")).toHaveValue("Primeira Pessoa");
  await expect(quote.getByLabel("Assunto")).toHaveValue("outros");
  await expect(footer.getByLabel("Nome")).toHaveValue("Maria");
  await quote.getByLabel("Nome").fill("Segunda");
  await quote.getByLabel("Assunto").selectOption("parcerias");
  await footer.getByLabel("Nome").fill("");
  release();
  await hydrate(page);
  await expect(page.getByText("Salões para 40 convidados").first()).toBeVisible();
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

test("what was sent is never there again, and neither is another visit's", async ({
  page,
  context,
}) => {
  await withReact(page, "/pt/contato");
  await fillContact(page);
  const form = contactForm(page);
  await form.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(form.locator("[data-result=sent]")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await leaveAndComeBack(page, "/pt/contato", "link");
  await expect(form.getByLabel("Mensagem")).toHaveValue("");
  await form.getByLabel("Mensagem").fill(MESSAGE);
  const other = await context.newPage();
  await other.goto("/pt/contato");
  await hydrate(other);
  await expect(contactForm(other).getByLabel("Mensagem")).toHaveValue("");
});

test("a form that was sent without script leaves nothing behind @nightly", async ({ page }) => {
  await withReact(page, "/pt");
  const footer = footerForm(page);
  await footer.getByLabel("Nome").fill("Maria");
  const release = await holdReact(page);
  await page.goto("/pt/delivery");
  await signUp(page);
  await expect(page).toHaveURL(/\/pt\/newsletter$/);
  release();
  await hydrate(page);
  await expect(footer.getByLabel("Nome")).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("where the browser forbids storage, what was typed lasts as long as the document @nightly", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await withReact(page, "/pt/contato");
  await contactForm(page).getByLabel("Mensagem").fill(MESSAGE);
  await leaveAndComeBack(page, "/pt/contato", "back button");
  await expect(contactForm(page).getByLabel("Mensagem")).toHaveValue(MESSAGE);
});

test("a choice made while React takes the page over stays", async ({ page }) => {
  const hydration = await holdHydration(page);
  await page.goto("/pt/contato");
  await hydration.begin();
  await fillContact(page);
  await hydration.release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  // What React does after that is done within a frame or two.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  const form = contactForm(page);
  await expect(form.getByLabel("Assunto")).toHaveValue("elogios-sugestoes");
  await expect(form.getByLabel("Casa")).toHaveValue("rubaiyat-rio");
});

import type { Page } from "@playwright/test";
import { addVirtualAuthenticator, enrolWithPasskey, expect, test } from "#tests/desk-fixtures.ts";
import { PASSWORD, totpOf } from "#tests/desk-browser.ts";

test("somebody enrols with a passkey, and signs in with it again", async ({ page, desk }) => {
  await page.goto("/desk/invitation");
  await expect(page.getByRole("alert")).toContainText("abra de novo o link");
  await page.goto(await desk.invite("ana@example.com"));
  // Neither history nor a screenshot has the token.
  await expect(page).toHaveURL(/\/desk\/invitation$/);
  await enrolWithPasskey(page, await desk.invite("ana@example.com"), "Ana");

  await page.getByRole("button", { name: "Sair" }).click();
  await page.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Ana" })).toBeVisible();

  // What a session is too old for asks to sign in over the page.
  await page.goto("/desk/accounts");
  await page.getByRole("button", { name: "Convidar" }).click();
  await page.route(
    "**/api/desk/invitations",
    (route) => route.fulfill({ status: 403, json: { status: 403, code: "sign-in-again" } }),
    { times: 1 },
  );
  await page.getByLabel("E-mail").last().fill("oto@example.com");
  await page.getByRole("button", { name: "Criar convite" }).click();
  await expect(page.getByRole("dialog", { name: "Confirme que é você" })).toBeVisible();
  await page.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(page.getByText("Ele não será mostrado de novo.")).toBeVisible();
});

test("a passkey is suggested under the field for the e-mail", async ({ page, desk }) => {
  await enrolWithPasskey(page, await desk.invite("bia@example.com"), "Bia", { areSuggested: true });
  await page.getByRole("button", { name: "Sair" }).click();
  // The virtual device chooses among the suggestions at once.
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Bia" })).toBeVisible();
});

test("a password is enrolled with an authenticator and recovery codes", async ({ page, desk }) => {
  await page.goto(await desk.invite("caio@example.com"));
  await page.getByLabel("Seu nome").fill("Caio");
  await page.getByRole("button", { name: "Aceitar o convite" }).click();
  await page.getByRole("button", { name: "Usar senha e aplicativo" }).click();
  await page.getByLabel("Nova senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Continuar" }).click();

  const secret = (await page.locator("p > .secret").innerText()).replaceAll(/\s/g, "");
  const recoveryCodes = await page.locator(".recovery-codes code").allInnerTexts();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar" }).click();
  expect((await download).suggestedFilename()).toBe("rubaiyat-recovery-codes.txt");
  await page.getByLabel("Código do aplicativo").fill(totpOf(secret));
  await page.getByRole("button", { name: "Concluir" }).click();
  // Whoever loses phone and codes is locked out: they are put away first.
  await expect(page.getByText("Guarde os códigos antes de continuar.")).toBeVisible();
  await page.getByLabel("Guardei os códigos em um lugar seguro").check();
  await page.getByRole("button", { name: "Concluir" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Caio" })).toBeVisible();

  await page.getByRole("button", { name: "Sair" }).click();
  await page.getByLabel("E-mail").fill("caio@example.com");
  await page.getByLabel("Senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByLabel("Código do aplicativo")).toBeFocused();
  await page.getByRole("button", { name: "Usar um código de recuperação" }).click();
  await page.getByLabel("Código de recuperação").fill(recoveryCodes[0] ?? "");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Caio" })).toBeVisible();

  await page.getByRole("navigation").getByRole("link", { name: "Minha conta" }).click();
  const heading = page.getByRole("heading", { level: 2, name: "Aplicativo autenticador" });
  const replacement = page.locator("section.section").filter({ has: heading });
  await replacement.getByLabel("Senha atual").fill(PASSWORD);
  await replacement.getByRole("button", { name: "Trocar o aplicativo" }).click();
  await expect(replacement.getByRole("link", { name: /Abrir no aplicativo/ })).toBeVisible();
  const other = (await replacement.locator("p > .secret").innerText()).replaceAll(/\s/g, "");
  await replacement.getByLabel("Código do aplicativo").fill(totpOf(other));
  await replacement.getByLabel("Guardei os códigos em um lugar seguro").check();
  await replacement.getByRole("button", { name: "Trocar o aplicativo" }).click();
  await expect(page.getByText("Códigos que ainda não foram usados: 10.")).toBeVisible();
});

test("by keyboard alone one signs in, edits the account and signs out", async ({ page, desk }) => {
  await addVirtualAuthenticator(page);
  await page.goto(await desk.invite("gil@example.com"));
  await page.getByLabel("Seu nome").focus();
  await page.keyboard.type("Gil");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Criar chave de acesso" })).toBeVisible();
  await tabTo(page, "Criar chave de acesso");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Gil" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Gil" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o conteúdo" })).toBeFocused();
  await tabTo(page, "Minha conta");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Minha conta" })).toBeFocused();
  await tabTo(page, "Seu nome");
  await page.keyboard.press("End");
  await page.keyboard.type("da");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Seus dados foram salvos.");
  await expect(page.getByRole("banner")).toContainText("Gilda");
  await tabTo(page, "Renomear", true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, name: string, isBeginning = false) {
  const focused = page.locator(":focus");
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const found = await focused.evaluate((element) => {
      const labels = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      return element.getAttribute("aria-label") ?? labels ?? element.textContent ?? "";
    });
    if (isBeginning ? found.startsWith(name) : found === name) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

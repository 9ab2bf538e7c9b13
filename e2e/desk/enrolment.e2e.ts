import type { Page } from "@playwright/test";
import {
  addVirtualAuthenticator,
  enrolWithPasskey,
  expect,
  otherPerson,
  test,
} from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";
import { PASSWORD, totpOf } from "#tests/desk-browser.ts";

test("enrols, edits and reuses a passkey by keyboard alone", async ({ page, desk }) => {
  await addVirtualAuthenticator(page);
  await page.goto(await desk.invite("gil@example.com"));
  // History and screenshots never contain the token.
  await expect(page).toHaveURL(/\/desk\/invitation$/);
  await page.getByLabel("Seu nome").focus();
  await page.keyboard.type("Gil");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Criar chave de acesso" })).toBeVisible();
  await tabTo(page, "Criar chave de acesso");
  await page.keyboard.press("Enter");
  const greeting = page.getByRole("heading", { level: 1, name: /^Olá, Gil/ });
  await expect(greeting).toBeFocused();
  await page.reload();
  await expect(greeting).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o conteúdo" })).toBeFocused();
  await tabTo(page, "Minha conta", true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Minha conta" })).toBeFocused();
  await tabTo(page, "Seu nome");
  await page.keyboard.press("End");
  await page.keyboard.type("da");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Seus dados foram salvos.");
  await tabTo(page, "Renomear", true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Sair" }).press("Enter");
  await page.getByRole("button", { name: "Entrar com chave de acesso" }).press("Enter");
  await expect(greeting).toBeVisible();

  // A call that needs a fresh sign-in opens the dialog over the page.
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

test("suggests a passkey under the e-mail field", async ({ page, desk }) => {
  await enrolWithPasskey(page, await desk.invite("bia@example.com"), "Bia", { areSuggested: true });
  await page.getByRole("button", { name: "Sair" }).click();
  // The virtual device picks a suggestion at once.
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Bia" })).toBeVisible();
});

test("enrols a password with authenticator and recovery codes, replaces them, and ends a session", async ({
  page,
  browser,
  desk,
}) => {
  const email = "caio@example.com";
  const shownSecret = page.locator("p > .secret");
  await page.goto(await desk.invite(email));
  await page.getByLabel("Seu nome").fill("Caio");
  await page.getByRole("button", { name: "Aceitar o convite" }).click();
  await page.getByRole("button", { name: "Usar senha e aplicativo" }).click();
  await page.getByLabel("Nova senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Continuar" }).click();
  const secret = (await shownSecret.innerText()).replaceAll(/\s/g, "");
  const [recoveryCode = ""] = await page.locator(".recovery-codes code").allInnerTexts();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar" }).click();
  expect((await download).suggestedFilename()).toBe("rubaiyat-recovery-codes.txt");
  await page.getByLabel("Código do aplicativo").fill(totpOf(secret));
  await page.getByRole("button", { name: "Concluir" }).click();
  // An owner who loses the phone needs the codes, so the desk asks to store them first.
  await expect(page.getByText("Guarde os códigos antes de continuar.")).toBeVisible();
  await page.getByLabel("Guardei os códigos em um lugar seguro").check();
  await page.getByRole("button", { name: "Concluir" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Caio" })).toBeVisible();

  const phone = await otherPerson(browser, desk.url);
  await phone.goto("/desk/sign-in");
  await phone.getByLabel("E-mail").fill(email);
  await phone.getByLabel("Senha").fill(PASSWORD);
  await phone.getByRole("button", { name: "Continuar" }).click();
  await expect(phone.getByLabel("Código do aplicativo")).toBeFocused();
  await phone.getByRole("button", { name: "Usar um código de recuperação" }).click();
  await phone.getByLabel("Código de recuperação").fill(recoveryCode);
  await phone.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(phone.getByRole("heading", { level: 1, name: "Olá, Caio" })).toBeVisible();

  await page.getByRole("navigation").getByRole("link", { name: "Minha conta" }).click();
  const sessions = page.getByRole("table", { name: "Sessões" });
  await expect(sessions.getByRole("row")).toHaveCount(3);
  await sessions.getByRole("button", { name: /^Encerrar/ }).click();
  await expect(sessions.getByRole("row")).toHaveCount(2);
  await phone.reload();
  await expect(phone).toHaveURL(/\/desk\/sign-in\?next=/);
  await phone.context().close();

  const heading = page.getByRole("heading", { level: 2, name: "Aplicativo autenticador" });
  const replacement = page.locator("section.section").filter({ has: heading });
  await replacement.getByLabel("Senha atual").fill(PASSWORD);
  await replacement.getByRole("button", { name: "Trocar o aplicativo" }).click();
  await expect(replacement.getByRole("link", { name: /Abrir no aplicativo/ })).toBeVisible();
  await expectAccessible(page);
  const other = (await shownSecret.innerText()).replaceAll(/\s/g, "");
  await replacement.getByLabel("Código do aplicativo").fill(totpOf(other));
  await replacement.getByLabel("Guardei os códigos em um lugar seguro").check();
  await replacement.getByRole("button", { name: "Trocar o aplicativo" }).click();
  await expect(page.getByText("Códigos que ainda não foram usados: 10.")).toBeVisible();

  const form = page.locator('form:has([name="password"])');
  await form.getByLabel("Senha atual").fill(PASSWORD);
  await form.getByLabel("Nova senha").fill("another password that is long");
  await form.getByRole("button", { name: "Alterar senha" }).click();
  await expect(page.getByRole("status").last()).toContainText("A senha foi alterada.");
});

/** Presses Tab until the focus is on the element of this name. */
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
  throw new Error(`Tab does not reach ${name}`);
}

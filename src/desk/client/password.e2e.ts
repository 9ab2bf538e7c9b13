import { enrolWithPassword, expect, otherPerson, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";
import { PASSWORD } from "#tests/desk-browser.ts";

const NEW_PASSWORD = "another password that is long";

test("a session is ended; codes and password are renewed", async ({ page, browser, desk }) => {
  const email = "quim@example.com";
  const recoveryCodes = await enrolWithPassword(page, await desk.invite(email), "Quim");
  const phone = await otherPerson(browser, desk.url);
  const greeting = phone.getByRole("heading", { level: 1, name: "Olá, Quim" });
  const signInBy = async (code = "") => {
    await phone.goto("/desk/sign-in");
    await phone.getByLabel("E-mail").fill(email);
    await phone.getByLabel("Senha").fill(PASSWORD);
    await phone.getByRole("button", { name: "Continuar" }).click();
    await phone.getByRole("button", { name: "Usar um código de recuperação" }).click();
    await phone.getByLabel("Código de recuperação").fill(code);
    await phone.getByRole("button", { name: "Entrar", exact: true }).click();
  };
  await signInBy(recoveryCodes[0]);
  await expect(greeting).toBeVisible();
  await page.goto("/desk/account");
  const sessions = page.getByRole("table", { name: "Sessões" });
  await expect(sessions.getByRole("row")).toHaveCount(3);
  await expect(sessions.getByText("Esta sessão")).toHaveCount(1);
  await sessions.getByRole("button", { name: /^Encerrar/ }).click();
  await expect(page.getByRole("status").last()).toContainText("A sessão foi encerrada.");
  await expect(sessions.getByRole("row")).toHaveCount(2);
  await phone.reload();
  await expect(phone).toHaveURL(/\/desk\/sign-in\?next=/);

  const renew = page.getByRole("button", { name: "Gerar novos códigos" });
  await page.locator("form").filter({ has: renew }).getByLabel("Senha atual").fill(PASSWORD);
  await renew.click();
  await expect(page.locator(".recovery-codes")).toBeVisible();
  await expectAccessible(page);
  const renewed = await page.locator(".recovery-codes code").allInnerTexts();
  expect(renewed).toHaveLength(recoveryCodes.length);
  await page.getByLabel("Guardei os códigos em um lugar seguro").check();
  await page.getByRole("button", { name: "Fechar os códigos" }).click();
  await expect(page.locator(".recovery-codes")).toHaveCount(0);
  await signInBy(renewed[0]);
  await expect(greeting).toBeVisible();

  const form = page.locator('form:has([name="password"])');
  await form.getByLabel("Senha atual").fill("this is not the password");
  await form.getByLabel("Nova senha").fill(NEW_PASSWORD);
  await form.getByRole("button", { name: "Alterar senha" }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  // What was typed is still there.
  await expect(form.getByLabel("Nova senha")).toHaveValue(NEW_PASSWORD);
  await form.getByLabel("Senha atual").fill(PASSWORD);
  await form.getByRole("button", { name: "Alterar senha" }).click();
  await expect(page.getByRole("status").last()).toContainText("A senha foi alterada.");
  await expect(form.getByLabel("Nova senha")).toHaveValue("");
  await phone.context().close();
});

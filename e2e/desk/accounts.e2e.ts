import type { Page } from "@playwright/test";
import { enrolWithPasskey, expect, otherPerson, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("invites an editor and changes the role", async ({ page, browser, desk }) => {
  await desk.openAs(page, "Inês", "/desk");
  await page.getByRole("link", { name: "Contas" }).first().click();
  await page.getByRole("button", { name: "Convidar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill("nobody");
  await dialog.getByRole("button", { name: "Criar convite" }).click();
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await dialog.getByLabel("E-mail").fill("edu@example.com");
  await dialog.getByRole("button", { name: "Criar convite" }).click();
  await expect(dialog.getByText("Ele não será mostrado de novo.")).toBeVisible();
  const link = await dialog.locator(".secret").innerText();
  await dialog.getByRole("button", { name: "Concluir" }).click();

  const editor = await otherPerson(browser, desk.url);
  await enrolWithPasskey(editor, link, "Edu");
  await editor.goto("/desk/account");
  await editor.getByLabel("Seu nome").fill("Eduardo");
  await editor.getByLabel("Idioma").selectOption("es");

  await page.reload();
  await row(page, "Edu").getByRole("button", { name: "Alterar função: Edu" }).click();
  await page.getByRole("dialog").getByLabel("Função").selectOption("lead-reader");
  await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("status").last()).toContainText("A função de Edu foi alterada.");
  await expect(row(page, "Edu")).toContainText("Leitura de contatos");

  // The session has ended; the typed text stays.
  await editor.getByRole("button", { name: "Salvar" }).click();
  await expect(editor.getByRole("dialog", { name: "Entre de novo" })).toBeVisible();
  await expectAccessible(editor);
  await expect(editor.getByLabel("Seu nome")).toHaveValue("Eduardo");
  await editor.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(editor.getByRole("dialog")).toHaveCount(0);
  await expect(editor.getByRole("banner")).toContainText("Eduardo");
  await expect(editor.locator("html")).toHaveAttribute("lang", "es");

  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(row(page, "edu@example.com")).toContainText("Edição");
  await page.getByRole("button", { name: /^Remover: Edu/ }).click();
  await page.getByRole("button", { name: "Remover a conta" }).click();
  await expect(row(page, "edu@example.com")).toHaveCount(0);
  await page.getByRole("link", { name: "Registro" }).first().click();
  await expect(page.getByRole("rowheader", { name: /Removeu a conta/ }).first()).toBeVisible();
  await editor.context().close();
});

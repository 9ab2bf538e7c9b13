import type { Page } from "@playwright/test";
import { enrolWithPasskey, expect, otherPerson, test } from "#tests/desk-fixtures.ts";

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("an administrator invites an editor and changes the role", async ({ page, browser, desk }) => {
  await desk.openAs(page, "Inês", "/desk");
  await page.getByRole("link", { name: "Contas" }).first().click();
  await page.getByRole("button", { name: "Convidar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill("nobody");
  await dialog.getByRole("button", { name: "Criar convite" }).click();
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await dialog.getByLabel("E-mail").fill("edu@example.com");
  // However often it is clicked, one invitation is made.
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/invitations")) posts += 1;
  });
  await dialog.getByRole("button", { name: "Criar convite" }).dblclick();
  await expect(dialog.getByText("Ele não será mostrado de novo.")).toBeVisible();
  const link = await dialog.locator(".secret").innerText();
  expect(posts).toBe(1);
  await dialog.getByRole("button", { name: "Concluir" }).click();
  await expect(row(page, "edu@example.com")).toContainText("Edição");

  const editor = await otherPerson(browser, desk.url);
  await enrolWithPasskey(editor, link, "Edu");
  await expect(editor.getByRole("link", { name: "Contas" })).toHaveCount(0);
  await editor.goto("/desk/accounts");
  await expect(editor.getByText("Sua conta não tem acesso a isto.")).toBeVisible();
  await editor.goto("/desk/account");
  await editor.getByLabel("Seu nome").fill("Eduardo");

  await page.reload();
  await row(page, "Edu").getByRole("button", { name: "Alterar função: Edu" }).click();
  await page.getByRole("dialog").getByLabel("Função").selectOption("lead-reader");
  await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("status").last()).toContainText("A função de Edu foi alterada.");
  await expect(row(page, "Edu")).toContainText("Leitura de contatos");

  // The session is over; what was typed is not lost.
  await editor.getByRole("button", { name: "Salvar" }).click();
  await expect(editor.getByRole("dialog", { name: "Entre de novo" })).toBeVisible();
  await expect(editor.getByLabel("Seu nome")).toHaveValue("Eduardo");
  await editor.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(editor.getByRole("dialog")).toHaveCount(0);
  await expect(editor.getByRole("banner")).toContainText("Eduardo");

  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(row(page, "edu@example.com")).toContainText("Edição");
  await page.getByRole("button", { name: /^Remover: Edu/ }).click();
  await page.getByRole("button", { name: "Remover a conta" }).click();
  await expect(row(page, "edu@example.com")).toHaveCount(0);
  await page.getByRole("link", { name: "Registro" }).first().click();
  await expect(page.getByRole("cell", { name: "Inês" }).first()).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /Removeu a conta/ }).first()).toBeVisible();
  await editor.context().close();
});

test("an open invitation can be withdrawn @nightly", async ({ page, desk }) => {
  await desk.signIn(page, "Lia");
  const link = await desk.invite("max@example.com", { role: "manager" });
  await page.goto("/desk/accounts");
  await page.getByRole("button", { name: "Cancelar convite: max@example.com" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar convite" }).click();
  await expect(row(page, "max@example.com")).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel("Seu nome").fill("Max");
  await page.getByRole("button", { name: "Aceitar o convite" }).click();
  await expect(page.getByRole("alert")).toContainText("foi cancelado");
});

test("what is typed of an account stays until it is saved", async ({ page, desk, context }) => {
  await desk.openAs(page, "Pia", "/desk/account");
  await page.getByLabel("Seu nome").fill("Pia Maria");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("alert")).toContainText("Sem conexão com o servidor.");
  await context.setOffline(false);
  await page.route("**/api/desk/me", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("alert")).toContainText("O servidor está com um problema.");
  await expect(page.getByLabel("Seu nome")).toHaveValue("Pia Maria");
  await page.unroute("**/api/desk/me");
  await page.getByLabel("Idioma").selectOption("es");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("banner")).toContainText("Pia Maria");
  await expect(page.getByRole("heading", { level: 1, name: "Mi cuenta" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("link", { name: "Inicio" })).toBeVisible();
});

import { group, isSaved, tryToPublish } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

// What the editor of a restaurant does beside what every editor does (editors.e2e.ts).

test("each field that is wrong says so, the first has the focus, and all are named above", async ({
  page,
  desk,
}) => {
  await desk.openAs(page, "Fabi", "/desk/restaurants/cabana-las-lilas");
  await page.getByLabel("Telefone").fill("12");
  await group(page, "Endereço").getByLabel("English").fill("");
  await page.getByRole("button", { name: "Adicionar sala" }).click();
  await isSaved(page);
  await tryToPublish(page);
  const summary = page.getByRole("main").getByRole("alert");
  await expect(summary).toContainText("Campos a corrigir");
  await expect(group(page, "Endereço").getByLabel("Português")).toBeFocused();
  await expect(group(page, "Endereço")).toContainText("deixe os três vazios");
  await summary.getByRole("link", { name: "Telefone" }).click();
  await expect(page.getByLabel("Telefone")).toBeFocused();
  await expect(page.getByLabel("Telefone")).toHaveAttribute("aria-invalid", "true");
  // Where the bar at the bottom covers no half of a field.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByLabel("Telefone").fill("+541143131336");
  await expect(summary.getByRole("link", { name: "Telefone" })).toHaveCount(0);
});

test("somebody of a restaurant sees that one alone, and works by keyboard", async ({
  page,
  desk,
}) => {
  await desk.openAs(page, "Gil", "/desk", {
    role: "restaurant",
    restaurants: ["a-figueira-rubaiyat"],
  });
  await page.getByRole("navigation").getByRole("link", { name: "Restaurantes" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "A Figueira Rubaiyat" }).focus();
  await page.keyboard.press("Enter");
  // Whether it is on the site is not theirs to say.
  await expect(page.getByText("Só administradores e gerentes o tiram do site.")).toBeVisible();
  await expect(page.getByLabel("Mostrar este restaurante")).toHaveCount(0);
  const add = page.getByRole("button", { name: "Adicionar sala" });
  for (const [index, name] of ["Norte", "Sul"].entries()) {
    await add.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(`[name="rooms.${index}.name.pt"]`)).toBeFocused();
    await page.keyboard.type(name);
  }
  const up = page.getByRole("button", { name: "Mover para cima: Sul" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[name="rooms.0.name.pt"]')).toHaveValue("Sul");
  await expect(up).toBeFocused();
  await expect(page.getByText("Sul: posição 1 de 2")).toBeAttached();
  await page.getByRole("button", { name: "Remover: Norte" }).focus();
  await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  await page.getByRole("button", { name: "Desfazer" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[name="rooms.1.name.pt"]')).toHaveValue("Norte");
  await isSaved(page);
  await page.goto("/desk/restaurants/rubaiyat-madrid");
  await expect(page.getByText("Sua conta não tem acesso a isto.")).toBeVisible();
});

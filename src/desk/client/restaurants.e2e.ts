import { isSaved } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";

// What the editor of a restaurant does beside what every editor does (editors.e2e.ts).

test("somebody of a restaurant works on that one alone, by keyboard", async ({ page, desk }) => {
  await desk.openAs(page, "Gil", "/desk", {
    role: "restaurant",
    restaurants: ["a-figueira-rubaiyat"],
  });
  await page.getByRole("navigation").getByRole("link", { name: "Restaurantes" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "A Figueira Rubaiyat" }).focus();
  await page.keyboard.press("Enter");
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
  for (const name of ["Norte", "Sul"]) {
    await page.getByRole("button", { name: `Remover: ${name}` }).focus();
    await page.keyboard.press("Enter");
  }
  await expect(add).toBeFocused();
});

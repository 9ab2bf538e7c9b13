import type { Page } from "@playwright/test";
import type { MenuContent } from "#content/kinds/menu.ts";
import { discardDraft, htmlOf, pieceAt, showsSoon } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

const SLUG = "a-figueira-rubaiyat-main";
const PAGE = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat/menu-principal";

const dishesOf = (content: MenuContent | undefined) =>
  content?.sections.flatMap(({ items }) => items) ?? [];
const drafted = async (page: Page) =>
  dishesOf((await pieceAt<MenuContent>(page, `menus/${SLUG}`)).draft?.content);
const priceOf = (page: Page, name: string) => page.getByLabel(`Preço (BRL): ${name}`);

// Rules 10.49 to 10.52, 4.17.
test("edits a menu as a table: writes, pastes, raises prices, marks as sold out", async ({
  page,
  desk,
}) => {
  await desk.openAs(page, "Gil", `/desk/menus/${SLUG}`);
  const { published } = await pieceAt<MenuContent>(page, `menus/${SLUG}`);
  const [first = "", second = "", third = ""] = dishesOf(published).map(({ name }) => name);
  await page.getByRole("button", { name: "Tabela" }).click();

  // A spreadsheet's keys.
  await priceOf(page, first).fill("89,90");
  await page.keyboard.press("Enter");
  await expect(priceOf(page, second)).toBeFocused();
  await page.keyboard.type("40");
  await page.keyboard.press("Shift+Enter");
  await expect(priceOf(page, first)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const allergens = page.getByRole("dialog", { name: `Alérgenos: ${third}` });
  await allergens.getByLabel("Leite").selectOption("Contém");
  await allergens.getByRole("button", { name: "Voltar" }).click();
  await expect(page.getByRole("button", { name: `Leite: Alérgenos, ${third}` })).toBeFocused();
  await expectAccessible(page);

  // A paste needs a confirmation, and is undone as a whole.
  await page.getByRole("button", { name: "Colar de uma planilha" }).click();
  const dialog = page.getByRole("dialog", { name: "Colar de uma planilha" });
  await dialog
    .getByLabel("Texto copiado")
    .fill(`Prato\tPreço (R$)\n${first.toUpperCase()}\tR$ 1.234,50\nSopa de figos\t45`);
  await expect(dialog.getByRole("checkbox", { name: `${first} Preço` })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Pôr no rascunho/ }).click();
  await expect(priceOf(page, first)).toHaveValue("1234,50");
  await expect(priceOf(page, "Sopa de figos")).toHaveValue("45");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(priceOf(page, first)).toHaveValue("89,90");
  await expect(priceOf(page, "Sopa de figos")).toHaveCount(0);

  // Cells pasted into the table apply from that row on.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("50\n60\n"));
  await priceOf(page, second).focus();
  await page.keyboard.press("ControlOrMeta+V");
  await dialog.getByRole("button", { name: "Pôr no rascunho (2)" }).click();
  await expect(priceOf(page, third)).toHaveValue("60");

  await page.getByRole("button", { name: "Mudar vários preços" }).click();
  const prices = page.getByRole("dialog", { name: "Mudar vários preços" });
  await prices.getByLabel("Quanto").fill("10");
  await prices.getByLabel("Arredondar a múltiplos de").selectOption("0.5");
  await prices.getByRole("button", { name: "Pôr no rascunho (3)" }).click();
  await expect
    .poll(async () => (await drafted(page)).slice(0, 3).map(({ price }) => price?.BRL))
    .toEqual([99, 55, 66]);

  // Two presses on a phone mark a dish as sold out, without publishing the draft.
  await page.setViewportSize({ width: 390, height: 800 });
  const soldOut = page.getByRole("button", { name: "Esgotado hoje" });
  await soldOut.click();
  const today = page.getByRole("dialog", { name: "Esgotado hoje: A Figueira Rubaiyat" });
  const dish = today.getByRole("button", { name: first, exact: true });
  await dish.click();
  await expect(page.getByRole("status").filter({ hasText: "esgotado até" })).toBeVisible();
  await showsSoon(page, PAGE, "Esgotado hoje");
  expect(await htmlOf(page, PAGE)).not.toContain("R$");

  await soldOut.click();
  await expect(dish).toHaveAttribute("aria-pressed", "true");
  await dish.click();
  await expect(today).toHaveCount(0);
  await discardDraft(page, `menus/${SLUG}`);
});

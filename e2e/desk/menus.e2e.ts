import type { Page } from "@playwright/test";
import type { MenuContent } from "#content/kinds/menu.ts";
import {
  chooseBuiltIn,
  drag,
  fillTexts,
  isSaved,
  pieceAt,
  publish,
  showsSoon,
} from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";
import { pdfText } from "#tests/pdf-text.ts";

const PAGE = "/es/restaurantes/madrid/rubaiyat-madrid/postres";

const dish = (page: Page, name: string) => page.locator(".row").filter({ hasText: name });
const toggle = (page: Page, name: string) => dish(page, name).locator(".row-toggle");

const menuAt = async (page: Page, slug: string) =>
  (await pieceAt<MenuContent>(page, `menus/${slug}`)).published;

test("adds, moves and publishes a dish, and prints it", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk");
  await page.getByRole("navigation").getByRole("link", { name: "Cardápios" }).click();
  await page.getByRole("link", { name: "Sobremesas: Rubaiyat Madrid" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sobremesas · Rubaiyat Madrid");
  const { sections } = await menuAt(page, "rubaiyat-madrid-dessert");
  const first = sections[0]?.items[0]?.name ?? "";

  await page
    .getByRole("button", { name: /^Adicionar prato/ })
    .first()
    .click();
  await expect(page.getByLabel("Nome do prato")).toBeFocused();
  await page.getByLabel("Nome do prato").fill("Torta de figo");
  const row = dish(page, "Torta de figo");
  await row.getByLabel("Preço (EUR)").fill("9,50");
  await fillTexts(row, "O que é", ["com amêndoas", "with almonds", "con almendras"]);
  await row.getByLabel("Vegano").check();
  await row.getByLabel("Leite").selectOption("Contém");
  await expect(row.getByRole("alert")).toContainText("não combina com o que o prato contém: Leite");
  await row.getByLabel("Vegano").uncheck();
  await chooseBuiltIn(page, "Imagem");
  await expectAccessible(page);
  await isSaved(page);

  // By keyboard, one step up at a time, with the focus.
  const up = page.getByRole("button", { name: "Mover para cima: Torta de figo" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  while ((await up.getAttribute("aria-disabled")) === null) await page.keyboard.press("Enter");
  await expect(page.locator(".row").first()).toContainText("Torta de figo");

  // By drag, behind the former first.
  await toggle(page, "Torta de figo").click();
  await drag(page, dish(page, "Torta de figo"), "behind", dish(page, first));
  await expect(page.locator(".row").nth(1)).toContainText("Torta de figo");

  await publish(page);
  const after = await menuAt(page, "rubaiyat-madrid-dessert");
  expect(after.sections[0]?.items[1]?.name).toBe("Torta de figo");
  await showsSoon(page, PAGE, "con almendras");
  await page.goto(PAGE);
  await expect(page.getByRole("img", { name: "Grabado: mesas en el muelle" })).toBeVisible();
  const pdf = await page.request.get("/menus/rubaiyat-madrid-dessert.pdf?lang=en");
  expect(pdfText(await pdf.body())).toContain("Torta de figo");
});

test("moves dishes and sections, and restores a removed one", async ({ page, desk }) => {
  await desk.openAs(page, "Davi", "/desk/menus/cabana-las-lilas-main");
  const published = await menuAt(page, "cabana-las-lilas-main");
  const name = published.sections[0]?.items[0]?.name ?? "";
  await toggle(page, name).first().click();
  await page.getByRole("button", { name: `Remover este prato: ${name}` }).click();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.locator(".row").first()).toContainText(name);
  const section = page.getByLabel("Seção deste prato");
  await section.selectOption({ index: 1 });
  await expect(section).toBeFocused();

  const sections = page.locator(".section-toggle");
  const [first = "", second = "", ...others] = published.sections.map(({ title }) => title.pt);
  const down = page.getByRole("button", { name: `Mover para baixo: ${first}`, exact: true });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(sections).toHaveText([second, first, ...others]);
  await expect(down).toBeFocused();
  await page.getByRole("button", { name: `Remover: ${first}`, exact: true }).click();
  await expect(sections).toHaveText([second, ...others]);
  await expect(sections.nth(1)).toBeFocused();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(sections.nth(1)).toBeFocused();
  await page.getByRole("button", { name: "Adicionar seção" }).click();
  await expect(page.locator('[name$=".title.pt"]:focus')).toHaveValue("");
});

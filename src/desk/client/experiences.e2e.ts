import type { Page } from "@playwright/test";
import type { ExperienceContent } from "#content/kinds/experience.ts";
import {
  chooseBuiltIn,
  drag,
  fillTexts,
  group,
  isSaved,
  pieceAt,
  publish,
  showsSoon,
  tryToPublish,
} from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible, NIGHTLY } from "#tests/page-fixtures.ts";

async function priceAt(page: Page, slug: string) {
  return (await pieceAt<ExperienceContent>(page, `experiences/${slug}`)).published.price;
}

// Rule 10.18.
test("an experience is created in three languages, with a price in each country's currency, and is on the site", async ({
  page,
  desk,
}) => {
  await desk.openAs(page, "Ana", "/desk");
  await page.getByRole("navigation").getByRole("link", { name: "Experiências" }).click();
  await page.getByRole("button", { name: "Nova experiência" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova experiência" });
  await dialog.getByRole("button", { name: "Criar rascunho" }).click();
  await expect(dialog.getByLabel("Título em português")).toBeFocused();
  await dialog.getByLabel("Título em português").fill("Noite no Dique");
  await dialog.getByRole("button", { name: "Criar rascunho" }).click();
  await expect(dialog.getByText("Já existe um com este nome.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Título em português").fill("Uma noite à brasa");
  await expect(dialog.getByLabel("Nome na URL")).toHaveValue("uma-noite-a-brasa");
  await dialog.getByRole("button", { name: "Criar rascunho" }).click();
  await expect(page).toHaveURL(/\/desk\/experiences\/uma-noite-a-brasa$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uma noite à brasa");

  // Without a country and a picture it cannot be published, and says so at both.
  await fillTexts(page, "Título", [
    "Uma noite à brasa",
    "A night of embers",
    "Una noche de brasas",
  ]);
  await fillTexts(page, "Texto do cartão", ["Doze pratos.", "Twelve courses.", "Doce platos."]);
  await isSaved(page);
  await tryToPublish(page);
  await expect(page.getByText("Escolha ao menos um país.")).toBeVisible();
  await chooseBuiltIn(page, "Imagem");
  await expect(group(page, "Imagem")).toContainText("Gravura: mesas no cais à noite");
  await page.getByLabel("Oferecida em: Brasil").check();
  await page.getByLabel("Oferecida em: Espanha").check();
  await page.getByLabel("Oferecida em: Chile").check();

  await page.getByLabel("Preço em BRL").selectOption("Um valor");
  await page.getByLabel("Valor em BRL").fill("caro");
  await expect(page.getByText("Escreva um valor")).toBeVisible();
  await page.getByLabel("Valor em BRL").fill("1.250,50");
  await expect(page.getByText("Escreva um valor")).toHaveCount(0);
  await page.getByLabel("Preço em EUR").selectOption("Sob consulta");
  await page.getByLabel("Rubaiyat Madrid").check();
  await page.getByLabel("Símbolo").selectOption("Relógio");
  await publish(page);

  expect(await priceAt(page, "uma-noite-a-brasa")).toEqual({ BRL: 1250.5, EUR: "Sob consulta" });
  const onSite = async (path: string, title: string) => {
    await showsSoon(page, path, title);
    await page.goto(path);
    return page.getByRole("article").filter({ hasText: title });
  };
  const brazilian = await onSite("/pt/experiencias?country=Brasil", "Uma noite à brasa");
  await expect(brazilian).toContainText("1.250,50");
  const spanish = await onSite("/es/experiencias?country=Espanha", "Una noche de brasas");
  await expect(spanish).toContainText("Bajo consulta");
  const chilean = await onSite("/en/experiences?country=Chile", "A night of embers");
  await expect(chilean).not.toContainText("1,250");
  await expect(chilean).toContainText("Rubaiyat Madrid");
});

test(
  "an amount that is not written yet is neither lost nor published",
  NIGHTLY,
  async ({ page, desk }) => {
    await desk.openAs(page, "Caio", "/desk/experiences/noite-no-dique");
    await page.getByLabel("Preço em ARS").selectOption("Um valor");
    await isSaved(page);
    await page.reload();
    await expect(page.getByLabel("Valor em ARS")).toHaveValue("");
    await tryToPublish(page);
    await expect(page.getByLabel("Valor em ARS")).toBeFocused();
    await expect(page.getByLabel("Valor em ARS")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Preço em ARS").selectOption("Outras palavras");
    await page.getByLabel("Palavras no lugar do preço").fill("Pergunte no salão");
    await publish(page);
    expect(await priceAt(page, "noite-no-dique")).toEqual({ ARS: "Pergunte no salão" });
    // A wrong one is taken back from the history, which says it as visitors read it.
    await page.getByLabel("Preço em ARS").selectOption("Um valor");
    await page.getByLabel("Valor em ARS").fill("12");
    await publish(page);
    await page.getByRole("link", { name: "Histórico" }).click();
    await expect(page.getByText("Mudou: Preço").first()).toBeVisible();
    await page.getByText("Ver os textos").first().click();
    await expect(page.locator(".changes ins").first()).toContainText("$ 12");
    await page
      .getByRole("button", { name: /^Publicar esta versão de novo/ })
      .first()
      .click();
    await expect(page.getByText("Traz de volta uma versão anterior.")).toBeVisible();
    expect(await priceAt(page, "noite-no-dique")).toEqual({ ARS: "Pergunte no salão" });
  },
);

test("experiences are put in order with keys and by dragging, published together and undone", async ({
  page,
  desk,
}) => {
  await desk.openAs(page, "Ana", "/desk/experiences");
  const onSite = async () => {
    const { data } = await (await page.request.get("/api/experiences")).json();
    return data.map(({ title }: { readonly title: string }) => JSON.parse(title).pt as string);
  };
  const before = await onSite();
  await page.getByRole("button", { name: "Mudar a ordem" }).click();
  const list = page.getByRole("list", { name: "Ordem das experiências" });
  const rows = list.locator("[data-drag-row]");
  const names = () => rows.locator(".row-title > :first-child").allTextContents();
  const [first = "", second = "", third = ""] = await names();

  const down = (name: string) => page.getByRole("button", { name: `Mover para baixo: ${name}` });
  await down(first).focus();
  await page.keyboard.press("Enter");
  await expect(down(first)).toBeFocused();
  expect((await names()).slice(0, 3)).toEqual([second, first, third]);
  await expect(page.getByText(`${first}: posição 2 de ${(await names()).length}`)).toBeAttached();
  await expectAccessible(page);

  // The third one before the first.
  await drag(page, rows.nth(2), "before", rows.first());
  expect((await names()).slice(0, 3)).toEqual([third, second, first]);
  // Nothing is published yet.
  expect(await onSite()).toEqual(before);

  const shown = (await names()).filter((name) => before.includes(name));
  await page.getByRole("button", { name: "Publicar a ordem" }).click();
  await expect(page.locator(".announcement")).toContainText("Ordem publicada");
  await expect.poll(onSite).toEqual(shown);
  await page.locator(".announcement").getByRole("button", { name: "Desfazer" }).click();
  await expect.poll(onSite).toEqual(before);
  await expect(page.getByRole("rowheader").first()).toContainText(first);
});

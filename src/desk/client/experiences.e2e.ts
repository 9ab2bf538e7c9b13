import type { ExperienceContent } from "#content/kinds/experience.ts";
import {
  chooseBuiltIn,
  fillTexts,
  isSaved,
  pieceAt,
  publish,
  showsSoon,
  tryToPublish,
} from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

// Rule 10.18.
test("an experience with prices by country is created and on the site", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk");
  await page.getByRole("navigation").getByRole("link", { name: "Experiências" }).click();
  await page.getByRole("button", { name: "Nova experiência" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova experiência" });
  await dialog.getByRole("button", { name: "Criar rascunho" }).click();
  await expect(dialog.getByLabel("Título em português")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("Título em português").fill("Uma noite à brasa");
  await expect(dialog.getByLabel("Nome na URL")).toHaveValue("uma-noite-a-brasa");
  await dialog.getByRole("button", { name: "Criar rascunho" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uma noite à brasa");

  // Without a country and a picture it cannot be published, and says so at both.
  await fillTexts(page, "Título", ["Uma noite", "A night of embers", "Una noche"]);
  await fillTexts(page, "Texto do cartão", ["Doze pratos.", "Twelve courses.", "Doce platos."]);
  await isSaved(page);
  await tryToPublish(page);
  await expect(page.getByText("Escolha ao menos um país.")).toBeVisible();
  await chooseBuiltIn(page, "Imagem");
  await page.getByLabel("Oferecida em: Brasil").check();
  await page.getByLabel("Oferecida em: Chile").check();

  await page.getByLabel("Preço em BRL").selectOption("Um valor");
  await page.getByLabel("Valor em BRL").fill("1.250,50");
  await page.getByLabel("Preço em CLP").selectOption("Outras palavras");
  await page.getByLabel("Palavras no lugar do preço").fill("Pergunte no salão");
  await publish(page);

  const { published } = await pieceAt<ExperienceContent>(page, "experiences/uma-noite-a-brasa");
  expect(published.price).toEqual({ BRL: 1250.5, CLP: "Pergunte no salão" });
  await showsSoon(page, "/pt/experiencias?country=Brasil", "1.250,50");
});

// Rule 10.24.
test("experiences are put in order, published together and undone", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk/experiences");
  const onSite = async () => {
    const { data } = await (await page.request.get("/api/experiences")).json();
    return data.map(({ title }: { readonly title: string }) => JSON.parse(title).pt as string);
  };
  const before = await onSite();
  await page.getByRole("button", { name: "Mudar a ordem" }).click();
  const list = page.getByRole("list", { name: "Ordem das experiências" });
  const names = () => list.locator(".row-title > :first-child").allTextContents();
  const [first = ""] = await names();
  const down = (name: string) => page.getByRole("button", { name: `Mover para baixo: ${name}` });
  await down(first).focus();
  await page.keyboard.press("Enter");
  await expect(down(first)).toBeFocused();
  await expectAccessible(page);
  const shown = (await names()).filter((name) => before.includes(name));
  await page.getByRole("button", { name: "Publicar a ordem" }).click();
  await expect.poll(onSite).toEqual(shown);
  await page.locator(".announcement").getByRole("button", { name: "Desfazer" }).click();
  await expect.poll(onSite).toEqual(before);
});

import type { ExperienceContent } from "#content/kinds/experience.ts";
import { pieceAt, publish, publishContent, showsSoon } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

const PIECE = "experiences/mesa-sob-a-figueira";

// Rule 10.18.
test("gives an experience prices by country, which the site shows", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", `/desk/${PIECE}`);
  const { published: before } = await pieceAt<ExperienceContent>(page, PIECE);
  await page.getByLabel("Oferecida em: Brasil").check();
  await page.getByLabel("Oferecida em: Chile").check();
  await page.getByLabel("Preço em BRL").selectOption("Um valor");
  await page.getByLabel("Valor em BRL").fill("1.250,50");
  await page.getByLabel("Preço em CLP").selectOption("Outras palavras");
  await page.getByLabel("Palavras no lugar do preço").fill("Pergunte no salão");
  await publish(page);
  const { published } = await pieceAt<ExperienceContent>(page, PIECE);
  expect(published.price).toMatchObject({ BRL: 1250.5, CLP: "Pergunte no salão" });
  await showsSoon(page, "/pt/experiencias?country=Brasil", "1.250,50");
  await publishContent(page, PIECE, before);
});

// Rule 10.24.
test("orders experiences, publishes them together and undoes that", async ({ page, desk }) => {
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

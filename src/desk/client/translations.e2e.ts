import type { Page } from "@playwright/test";
import { bar, publish } from "#tests/desk-editor.ts";
import { expect, otherPerson, test } from "#tests/desk-fixtures.ts";
import { expectAccessible, NIGHTLY } from "#tests/page-fixtures.ts";

const PATH = "/desk/restaurants/emporio-figueira";
const text = (page: Page, language: string) =>
  page
    .getByRole("group", { name: "Texto da página", exact: true })
    .getByLabel(language, { exact: true });
const summary = (page: Page) => page.getByRole("region", { name: "Traduções a conferir" });

test("a published Portuguese text marks its translations for a colleague, who says that one holds", async ({
  page,
  browser,
  desk,
}, { repeatEachIndex }) => {
  const portuguese = `Sob a figueira, como sempre. ${repeatEachIndex}`;
  const english = `Under the fig tree, as always. ${repeatEachIndex}`;
  await desk.signIn(page, "Ana");
  const other = await otherPerson(browser, desk.url);
  await desk.signIn(other, "Bia", { role: "editor" });
  await page.goto(PATH);
  await text(page, "Português").fill(portuguese);
  await expect(summary(page)).toContainText("Talvez desatualizadas: 1");
  await publish(page);
  await expect(page.getByText("Talvez desatualizado")).toHaveCount(2);

  await other.goto("/desk/restaurants");
  await expect(other.getByRole("row", { name: /^Emp[óo]rio Figueira/ })).toContainText(
    "A conferir: 2",
  );
  await other.goto(PATH);
  await expect(summary(other)).toBeVisible();
  await expectAccessible(other);
  await summary(other).getByRole("button", { name: "Talvez desatualizadas: 1: English" }).click();
  await expect(text(other, "English")).toBeFocused();
  await text(other, "English").fill(english);
  await expect(other.getByText("Talvez desatualizado")).toHaveCount(1);
  await other.getByRole("button", { name: "Ainda vale: Texto da página, Español" }).click();
  await expect(summary(other)).toHaveCount(0);
  await expect(text(other, "Español")).toBeFocused();
  await publish(other);
  await text(other, "English").fill("");
  await expect(summary(other)).toContainText("Faltam: 1");
  await bar(other).getByRole("button", { name: "Descartar rascunho" }).click();

  await page.goto(PATH);
  await expect(text(page, "English")).toHaveValue(english);
  await expect(page.getByText("Talvez desatualizado")).toHaveCount(0);
  await page.goto("/desk/restaurants");
  await expect(page.getByRole("row", { name: /^Emp[óo]rio Figueira/ })).toContainText("Em dia");
  await other.context().close();
});

test(
  "a dish that is not open says that a translation is to be checked",
  NIGHTLY,
  async ({ page, desk }) => {
    await desk.openAs(page, "Ana", "/desk/menus/rubaiyat-brasilia-main");
    await expect(page.locator(".row").first()).toBeVisible();
    const section = page.locator(".menu-section").first();
    await section.locator(".section-toggle").click();
    const title = section.locator('[name="sections.0.title.pt"]');
    await title.fill(`${await title.inputValue()} novos`);
    await section.locator(".section-toggle").click();
    await expect(section.locator(".section-toggle")).toContainText("Conferir tradução");
    await section.locator(".section-toggle").click();
    await page.getByRole("button", { name: /^Ainda vale: .*English$/ }).click();
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(page.getByText("Talvez desatualizado")).toHaveCount(2);
  },
);

import type { Page } from "@playwright/test";
import { publish } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

const PATH = "/desk/restaurants/emporio-figueira";
const text = (page: Page, language: string) =>
  page
    .getByRole("group", { name: "Texto da página", exact: true })
    .getByLabel(language, { exact: true });
const summary = (page: Page) => page.getByRole("region", { name: "Traduções a conferir" });

test("marks translations of a changed Portuguese text @nightly", async ({ page, desk }, {
  repeatEachIndex,
}) => {
  const english = `Under the fig tree, as always. ${repeatEachIndex}`;
  const row = page.getByRole("row", { name: /^Emp[óo]rio Figueira/ });
  await desk.openAs(page, "Ana", PATH, { role: "editor" });
  await text(page, "Português").fill(`Sob a figueira, como sempre. ${repeatEachIndex}`);
  await expect(summary(page)).toContainText("Talvez desatualizadas: 1");
  await publish(page);

  await page.goto("/desk/restaurants");
  await expect(row).toContainText("A conferir: 2");
  await page.goto(PATH);
  await expect(summary(page)).toBeVisible();
  await expectAccessible(page);
  await summary(page).getByRole("button", { name: "Talvez desatualizadas: 1: English" }).click();
  await expect(text(page, "English")).toBeFocused();
  await text(page, "English").fill(english);
  await expect(page.getByText("Talvez desatualizado")).toHaveCount(1);
  await page.getByRole("button", { name: "Ainda vale: Texto da página, Español" }).click();
  await expect(summary(page)).toHaveCount(0);
  await expect(text(page, "Español")).toBeFocused();
  await publish(page);
  await page.goto("/desk/restaurants");
  await expect(row).not.toContainText("Traduções");
});

import type { Page } from "@playwright/test";
import type { LeadPage } from "#desk/leads-contract.ts";
import { expect, otherPerson, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

const numbers = async (page: Page) =>
  (await (await page.request.get("/api/desk/leads?limit=1")).json()) as LeadPage;

// Rules 10.32 and 10.33.
test("two people see to a guest: one takes him, the other hears of it, he is answered and it is closed", async ({
  page,
  browser,
  desk,
}) => {
  const id = await desk.sendLead({ email: "guest@example.com", name: "Gil Prado" });
  const colleague = await otherPerson(browser, desk.url);
  await desk.openAs(colleague, "Ida", `/desk/leads/${id}`);
  await page.setViewportSize({ width: 390, height: 800 });
  await desk.openAs(page, "Eva", "/desk");
  const { unanswered } = await numbers(page);
  const menu = page.getByRole("button", { name: "Menu" });
  await expect(menu).toHaveText(new RegExp(`Menu${unanswered}sem resposta`));
  await menu.click();
  await page.getByRole("link", { name: "Contatos" }).first().click();
  await expect(page.getByRole("link", { name: `Sem resposta: ${unanswered}` })).toBeVisible();
  await page.getByRole("link", { name: "Gil Prado" }).click();
  await page.getByRole("button", { name: "Assumir" }).click();
  await expect(page.getByText("Responsável: ⁨Eva⁩")).toBeVisible();
  await expectAccessible(page);

  await colleague.getByRole("button", { name: "Assumir" }).click();
  await expect(colleague.getByRole("alert")).toContainText("Um colega fez algo entretanto");
  await expect(colleague.getByText("Responsável: ⁨Eva⁩")).toBeVisible();
  await colleague.getByLabel("Nota para os colegas").fill("Liga só à noite.");
  await colleague.getByRole("button", { name: "Guardar nota" }).click();
  await expect(colleague.getByLabel("Nota para os colegas")).toHaveValue("");
  await colleague.context().close();

  // A telephone link leaves the page where it is.
  await page.getByRole("link", { name: "Ligar para" }).click();
  await expect(page.getByRole("status").last()).toContainText("Marcado como respondido.");
  await expect(page.getByText("Liga só à noite.")).toBeVisible();
  await page.getByRole("button", { name: "Deu certo", exact: true }).click();
  await expect(page.getByRole("button", { name: "Reabrir" })).toBeVisible();
  await expect.poll(async () => (await numbers(page)).unanswered).toBe(unanswered - 1);
});

import { expect, test } from "#tests/desk-fixtures.ts";

test("shows counts as a chart and a table, for chosen days and forms", async ({ page, desk }) => {
  await desk.sendLead({ email: "counted@example.com", restaurant: "rubaiyat-chile" });
  const visit = { path: "/pt", device: "phone", lcp: 1100, inp: 180 };
  const headers = { "User-Agent": "Mozilla/5.0 (Android 14; Mobile) Firefox/145.0" };
  expect((await page.request.post("/api/vitals", { data: visit, headers })).status()).toBe(204);
  await desk.openAs(page, "Pam", "/desk");
  await page.getByRole("link", { name: "Números" }).first().click();
  await expect(page.getByRole("img", { name: /Gráfico: contatos por dia/ })).toBeVisible();
  await expect(page.locator(".chart-area .chart-bar")).toHaveCount(30);
  // Rule 10.45.
  const answers = page.getByRole("table", { name: "Até a primeira resposta" });
  await expect(answers.getByRole("row", { name: /Chile/ })).toBeVisible();
  // Rule 7.6.
  const speed = page.getByRole("table", { name: "Como o site é rápido para os visitantes" });
  await expect(speed.getByRole("row", { name: /Celulares e tablets/ })).toContainText(
    "≤ 1,2 s≤ 200 ms, além da meta–",
  );
  await page.getByLabel("Período").selectOption("7");
  await page.getByLabel("Formulário").selectOption("contact_form");
  await page.getByRole("button", { name: "Mostrar" }).click();
  await expect(page).toHaveURL(/\/desk\/counts\?days=7&form=contact_form$/);
  await expect(page.locator(".chart-area .chart-bar")).toHaveCount(7);
  await page.getByText("Os mesmos números em tabela").click();
  await page.getByRole("link", { name: /Chile/ }).click();
  await expect(page).toHaveURL(
    /\/desk\/leads\?since=[\d-]+&form=contact_form&restaurant=rubaiyat-chile$/,
  );
  await page.goBack();
  await expect(page.locator(".chart-area .chart-bar")).toHaveCount(7);
  await page.getByLabel("Formulário").selectOption("newsletter_form");
  await page.getByRole("button", { name: "Mostrar" }).click();
  await expect(page.getByText("Nenhum contato neste período.")).toBeVisible();
});

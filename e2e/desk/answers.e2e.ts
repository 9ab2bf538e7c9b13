import { expect, expectAccessible, test } from "#tests/page-fixtures.ts";
import { aQuotePost } from "#tests/builders/posts.ts";

// Rule 10.34.
test("answers a guest with a template and a quote, and mails its files", async ({
  page,
  siteWithMail: { url, mails, signIn },
}) => {
  test.setTimeout(120_000);
  const form = new URLSearchParams(aQuotePost() as Record<string, string>);
  const sent = await fetch(`${url}/api/events/quote`, { method: "POST", body: form });
  expect(sent.status).toBe(201);
  await signIn(page, "Ana", { role: "manager" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/desk/leads`);
  await page.getByRole("link", { name: "Maria Silva" }).click();
  await page.getByRole("button", { name: "Escrever a resposta" }).click();
  await page.getByLabel("Começar com um modelo").selectOption({ index: 1 });
  await expect(page.getByLabel("Texto do e-mail")).toHaveValue(/Maria Silva/);
  await page.getByRole("button", { name: "Acrescentar um orçamento" }).click();
  await page.getByLabel("O quê").fill("Menu completo");
  await page.getByLabel("Quantidade").fill("120");
  await page.getByLabel("Preço de cada (BRL)").fill("1.250,50");
  // Typed text survives closing the page.
  await page.reload();
  await expect(page.getByLabel("Texto do e-mail")).toHaveValue(/Maria Silva/);
  await expect(page.getByText("Total: R$ 150.060,00")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByText("Guardado: o e-mail está saindo.")).toBeVisible();
  await expect
    .poll(() => mails.received.map(({ envelope }) => envelope.to))
    .toContainEqual(["maria@example.com"]);
  const answer = mails.received.find(({ attachments }) => attachments.length > 0);
  expect(answer?.attachments.map(({ filename }) => filename)).toEqual([
    "orcamento-2047-05-20.pdf",
    "orcamento-2047-05-20.ics",
  ]);
});

import type { Page } from "@playwright/test";
import { anEmail, deliveredLead } from "#tests/lead-form.ts";
import { expect, expectAccessible, test, withReact } from "#tests/page-fixtures.ts";

const quoteForm = (page: Page) => page.getByRole("form", { name: "Peça um orçamento" });

async function fillQuote(page: Page) {
  const form = quoteForm(page);
  const email = anEmail();
  await form.getByLabel("Tipo de evento").fill("Casamento na praia");
  await form.getByLabel("Número de convidados").fill("120");
  await form.getByLabel("Data desejada").fill("2047-05-20");
  await form.getByLabel("Verba prevista").fill("Alto");
  await form.getByLabel("Casa").selectOption("rubaiyat-rio");
  await form.getByLabel("Mensagem").fill("Um jantar para os noivos e a família.");
  await form.getByLabel("Nome").fill("Maria Silva");
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Telefone").fill("+55 11 99999-0000");
  return email;
}

// Rule 8.3.
test("what is wrong is said under each field, the event's own included, and rooms and notice as soon as guests and day are known", async ({
  page,
}) => {
  await withReact(page, "/pt/eventos");
  const form = quoteForm(page);
  await form.getByLabel("Número de convidados").fill("muitos");
  await form.getByLabel("Data desejada").fill("2024-05-20");
  await form.getByRole("button", { name: "Pedir orçamento" }).click();
  await expect(form.locator(".field-error:visible")).toHaveText([
    "Número de convidados inválido",
    "Esta data já passou. Escolha outra.",
    "Selecione uma casa",
    "Mensagem deve ter pelo menos 10 caracteres",
    "Nome deve ter pelo menos 2 caracteres",
    "Email inválido",
    "Telefone deve ter pelo menos 10 dígitos",
  ]);
  await expect(form.getByLabel("Número de convidados")).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel("Número de convidados").fill("100");
  await expect(form.getByText("Salões para 100 convidados:")).toBeVisible();
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel("Data desejada").fill(soon);
  await expect(form.getByText(/menos de duas semanas/)).toBeVisible();
  await expect(form.getByText("Esta data já passou. Escolha outra.")).toBeHidden();
  await expect(page.getByRole("button", { name: "Ver os salões" })).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a venue's link, its rooms and a quote work, and the platform gets it", async ({
    page,
    siteWithPlatform: { url, platform },
  }) => {
    await page.goto(`${url}/pt/eventos`);
    const venue = page.getByRole("article").filter({ hasText: "Rubaiyat Rio" });
    await venue.getByRole("link", { name: /Pedir orçamento/ }).click();
    const form = quoteForm(page);
    await expect(form.getByLabel("Casa")).toHaveValue("rubaiyat-rio");
    const email = await fillQuote(page);
    await page.getByRole("button", { name: "Ver os salões" }).click();
    await expect(form.getByText("Salões para 120 convidados:")).toBeVisible();
    await form.getByRole("button", { name: "Pedir orçamento" }).click();
    await expect(page.getByText("Mensagem enviada com sucesso!")).toBeFocused();
    // The day of the request for a calendar; its URL does not name the person.
    const href = await form.locator("a[download]").getAttribute("href");
    expect(href).toBe("/calendar/pt/event.ics?restaurant=rubaiyat-rio&date=2047-05-20&people=120");
    expect(await deliveredLead(platform, email)).toMatchObject({
      form: { identifier: "event_form" },
    });
  });
});

import { aPlatformQuote } from "#tests/builders/platform-lead.ts";
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

/** The day of the request can be had for a calendar, and nothing in its URL names the person. */
async function expectCalendarFile(page: Page) {
  const href = await quoteForm(page).locator("a[download]").getAttribute("href");
  expect(href).toBe("/calendar/pt/event.ics?restaurant=rubaiyat-rio&date=2047-05-20&people=120");
  const file = await page.request.get(new URL(href ?? "", page.url()).href);
  expect(await file.text()).toMatch(/DTSTART;VALUE=DATE:20470520[^]*STATUS:TENTATIVE/);
}

function leadFor(email: string) {
  return {
    form: { identifier: "event_form", conversion_identifier: "event_booking_request" },
    lead: aPlatformQuote({
      email,
      cf_event_type: "Casamento na praia",
      cf_message: "Um jantar para os noivos e a família.",
    }),
  };
}

// Rule 8.3.
test("what is wrong is said under each field, the event's own included", async ({ page }) => {
  await withReact(page, "/pt/eventos");
  const form = quoteForm(page);
  await form.getByLabel("Número de convidados").fill("muitos");
  const date = form.getByLabel("Data desejada");
  await date.fill("2024-05-20");
  await form.getByRole("button", { name: "Pedir orçamento" }).click();
  const past = form.getByText("Esta data já passou. Escolha outra.");
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
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(7);
  await expectAccessible(page);
  await date.fill("2047-05-20");
  await expect(past).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a venue's link and a quote work, and the platform gets all of it", async ({
    page,
    siteWithPlatform: { url, platform },
  }) => {
    await page.goto(`${url}/pt/eventos`);
    const venue = page.getByRole("article").filter({ hasText: "Rubaiyat Rio" });
    await venue.getByRole("link", { name: /Pedir orçamento/ }).click();
    await expect(quoteForm(page).getByLabel("Casa")).toHaveValue("rubaiyat-rio");
    const email = await fillQuote(page);
    // The rooms are shown on demand, with all that was typed.
    await page.getByRole("button", { name: "Ver os salões" }).click();
    await expect(
      quoteForm(page).getByText(/Salões para 120 convidados|Para 120 convidados/),
    ).toBeVisible();
    await quoteForm(page).getByRole("button", { name: "Pedir orçamento" }).click();
    await expect(page.getByText("Mensagem enviada com sucesso!")).toBeFocused();
    await expectCalendarFile(page);
    expect(await deliveredLead(platform, email)).toEqual(leadFor(email));
  });
});

test("rooms and notice are shown as soon as guests and day are known", async ({ page }) => {
  await withReact(page, "/pt/eventos");
  const form = quoteForm(page);
  await form.getByLabel("Número de convidados").fill("100");
  await expect(form.getByText("Salões para 100 convidados:")).toBeVisible();
  await expect(form.getByText("até 120 pessoas")).toBeVisible();
  await form.getByLabel("Número de convidados").fill("180");
  await expect(form.getByText(/Para 180 convidados, envie o pedido/)).toBeVisible();
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel("Data desejada").fill(soon);
  await expect(form.getByText(/menos de duas semanas/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ver os salões" })).toBeHidden();
  await expectAccessible(page);
});

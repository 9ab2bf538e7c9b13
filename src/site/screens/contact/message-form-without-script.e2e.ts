import { contactForm, deliveredLead, fillContact } from "#tests/lead-form.ts";
import { expect, test } from "#tests/page-fixtures.ts";

const SEND = "Enviar mensagem";

test.use({ javaScriptEnabled: false });

test("reload, back and sending again after a success change nothing", async ({
  page,
  siteWithPlatform: { url, platform },
}) => {
  await page.goto(`${url}/pt/contato`);
  const email = await fillContact(page);
  const form = contactForm(page);
  const send = form.getByRole("button", { name: SEND });
  const response = page.waitForResponse((one) => one.request().method() === "POST");
  await send.click();
  expect((await response).status()).toBe(201);
  const told = page.getByRole("status").filter({ hasText: "Mensagem enviada com sucesso!" });
  await expect(told).toBeFocused();
  await expect(form.getByLabel("Nome")).toHaveValue("");
  await page.reload();
  await expect(told).toBeVisible();
  await page.goBack();
  await fillContact(page, {}, email);
  await send.click();
  await expect(told).toBeVisible();
  await expect.poll(() => platform.taken(email)).toBe(1);
});

test("a corrected form keeps the campaign that the visitor came with", async ({
  page,
  siteWithPlatform: { url, platform },
}) => {
  await page.goto(`${url}/pt/contato?utm_source=mail`);
  const email = await fillContact(page, { Telefone: "123" });
  const form = contactForm(page);
  await form.getByRole("button", { name: SEND }).click();
  await expect(form.getByLabel("Casa")).toHaveValue("rubaiyat-rio");
  await form.getByLabel("Telefone").fill("+55 11 99999-0000");
  await form.getByRole("button", { name: SEND }).click();
  await expect(page.getByText("Mensagem enviada com sucesso!")).toBeVisible();
  expect(await deliveredLead(platform, email)).toMatchObject({ lead: { cf_utm_source: "mail" } });
});

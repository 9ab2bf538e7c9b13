import { contactForm, deliveredLead, fillContact } from "#tests/lead-form.ts";
import { expect, test } from "#tests/page-fixtures.ts";

const SEND = "Enviar mensagem";

test.use({ javaScriptEnabled: false });

test("a corrected form is sent; reload, back and sending again change nothing", async ({
  page,
  siteWithPlatform: { url, platform },
}) => {
  await page.goto(`${url}/pt/contato?utm_source=mail`);
  const email = await fillContact(page, { Telefone: "123" });
  const form = contactForm(page);
  const send = form.getByRole("button", { name: SEND });
  await send.click();
  await expect(form.getByLabel("Casa")).toHaveValue("rubaiyat-rio");
  await form.getByLabel("Telefone").fill("+55 11 99999-0000");
  await send.click();
  const told = page.getByRole("status").filter({ hasText: "Mensagem enviada com sucesso!" });
  await expect(told).toBeFocused();
  await expect(form.getByLabel("Nome")).toHaveValue("");
  await page.reload();
  await expect(told).toBeVisible();
  await page.goBack();
  await fillContact(page, {}, email);
  await send.click();
  await expect(told).toBeVisible();
  // The campaign that the visitor came with is kept over the correction.
  expect(await deliveredLead(platform, email)).toMatchObject({ lead: { cf_utm_source: "mail" } });
  expect(platform.taken(email)).toBe(1);
});

import { contactForm, deliveredLead, fillContact } from "#tests/lead-form.ts";
import { expect, test } from "#tests/page-fixtures.ts";

const SEND = "Enviar mensagem";

test.use({ javaScriptEnabled: false });

test("reload, back and sending again change nothing, and a corrected form keeps its campaign", async ({
  page,
  siteWithPlatform: { url, platform },
}) => {
  const form = contactForm(page);
  const send = form.getByRole("button", { name: SEND });
  const told = page.getByRole("status").filter({ hasText: "Mensagem enviada com sucesso!" });
  await page.goto(`${url}/pt/contato`);
  const email = await fillContact(page);
  await send.click();
  await expect(told).toBeFocused();
  await expect(form.getByLabel("Nome")).toHaveValue("");
  await page.reload();
  await expect(told).toBeVisible();
  await page.goBack();
  await fillContact(page, {}, email);
  await send.click();
  await expect(told).toBeVisible();
  await expect.poll(() => platform.taken(email)).toBe(1);

  await page.goto(`${url}/pt/contato?utm_source=mail`);
  const corrected = await fillContact(page, { Telefone: "123" });
  await send.click();
  await expect(form.getByLabel("Casa")).toHaveValue("rubaiyat-rio");
  await form.getByLabel("Telefone").fill("+55 11 99999-0000");
  await send.click();
  await expect(told).toBeVisible();
  expect(await deliveredLead(platform, corrected)).toMatchObject({
    lead: { cf_utm_source: "mail" },
  });
});

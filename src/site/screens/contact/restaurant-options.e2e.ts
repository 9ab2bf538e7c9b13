import { contactForm, fillContact } from "#tests/lead-form.ts";
import { expect, test, withReact } from "#tests/page-fixtures.ts";
import { respondWith } from "#tests/screen-states.ts";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";

test("where a product API has no restaurants the built-in ones can be chosen, and no other", async ({
  page,
  siteWithFailingApi: { url, api },
}) => {
  respondWith(api.responses, "empty");
  await withReact(page, `${url}/pt/contato`);
  const form = contactForm(page);
  const options = form.locator("select[name=restaurant] optgroup option");
  await expect(options).toHaveCount(builtInRestaurants().length);
  const email = await fillContact(page);
  await form.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(form.locator("[data-result=sent]")).toBeVisible();

  const fields = { email, name: "Maria", phone: "1199999000", subject: "outros" };
  const response = await page.request.post(`${url}/api/contact`, {
    data: { ...fields, message: "Uma mesa à janela.", restaurant: "zzz", language: "pt" },
  });
  expect(response.status()).toBe(422);
  expect(await response.json()).toMatchObject({ errors: { restaurant: "Selecione uma casa" } });
});

test("a restaurant that the group has added is offered and accepted, also while the API hangs", async ({
  page,
  siteWithFailingApi: { url, api },
}) => {
  respondWith(api.responses, "found");
  await withReact(page, `${url}/pt/contato`);
  const form = contactForm(page);
  await fillContact(page, {}, undefined, "casa-do-teste");
  api.responses.set("/restaurants", "hang");
  await form.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(form.locator("[data-result=sent]")).toBeVisible();
  respondWith(api.responses, "found");
});

import { contactForm, fillContact } from "#tests/lead-form.ts";
import { expect, test, withReact } from "#tests/page-fixtures.ts";
import { respondWith } from "#tests/screen-states.ts";

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

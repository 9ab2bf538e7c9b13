import { contactForm, fillContact } from "#tests/lead-form.ts";
import { expect, hydrate, NIGHTLY, test } from "#tests/page-fixtures.ts";
import { startProductApi } from "#tests/product-api.ts";
import { respondWith } from "#tests/screen-states.ts";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { startSite } from "#tests/site-process.ts";

for (const state of ["empty", "error"] as const) {
  const tags = state === "error" ? {} : NIGHTLY;
  test(
    `with a product API in the state "${state}" the built-in restaurants can be chosen, and no other`,
    tags,
    async ({ page }) => {
      // A site of its own: one that has seen a list before would offer that while the API is away.
      const api = await startProductApi();
      respondWith(api.responses, state);
      const site = await startSite({ API_URL: api.url, PAGE_MAX_AGE: "0" });
      const { url } = site;
      await page.goto(`${url}/pt/contato`);
      await hydrate(page);
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
      await site.stop();
      await api.close();
    },
  );
}

test("a restaurant that the group has added is offered and accepted, also while the API hangs", async ({
  page,
  siteWithFailingApi: { url, api },
}) => {
  respondWith(api.responses, "found");
  await page.goto(`${url}/pt/contato`);
  await hydrate(page);
  const form = contactForm(page);
  await fillContact(page, {}, undefined, "casa-do-teste");
  api.responses.set("/restaurants", "hang");
  await form.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(form.locator("[data-result=sent]")).toBeVisible();
  respondWith(api.responses, "found");
});

import { contactForm } from "#tests/lead-form.ts";
import { expect, hydrate, test, withReact } from "#tests/page-fixtures.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("the header's Contact clears what an experience had written, and the visitor's text never", async ({
  page,
}) => {
  const { data } = await (await page.request.get("/api/experiences")).json();
  await withReact(page, `/pt/contato?experience=${data[0].id}`);
  const message = contactForm(page).getByLabel("Mensagem");
  await expect(message).not.toHaveValue("");
  const toContact = page.locator("header").getByRole("link", { name: "Contato" }).first();
  await toContact.click();
  await expect(page).toHaveURL(/\/pt\/contato$/);
  await expect(message).toHaveValue("");
  await page.goBack();
  await expect(message).not.toHaveValue("");
  await message.fill("Somos dois.");
  await toContact.click();
  await expect(page).toHaveURL(/\/pt\/contato$/);
  await expect(message).toHaveValue("Somos dois.");
});

test("a restaurant's link goes before the restaurant that was chosen earlier, a reload does not", async ({
  page,
}) => {
  await withReact(page, "/pt/contato");
  const restaurant = contactForm(page).getByLabel("Casa");
  await restaurant.selectOption("rubaiyat-rio");
  await page.goto("/pt/contato?subject=parcerias&restaurant=rubaiyat-madrid&utm_source=x");
  await expect(contactForm(page).getByLabel("Assunto")).toHaveValue("parcerias");
  await hydrate(page);
  await expect(restaurant).toHaveValue("rubaiyat-madrid");
  await restaurant.selectOption("rubaiyat-rio");
  await page.reload();
  await hydrate(page);
  await expect(restaurant).toHaveValue("rubaiyat-rio");
});

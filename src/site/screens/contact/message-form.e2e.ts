import { contactForm, deliveredLead, fillContact } from "#tests/lead-form.ts";
import { hold } from "#tests/page-actions.ts";
import { expect, expectAccessible, test, withReact } from "#tests/page-fixtures.ts";

const SEND = "Enviar mensagem";
const FAILED = /net::ERR_FAILED/;

// Rule 6.13.
test("a message is sent once, the notice says so, and the form is empty again", async ({
  page,
  siteWithPlatform: { url, platform },
}) => {
  await withReact(page, `${url}/pt/contato?utm_source=revista&utm_term=brasa`);
  const email = await fillContact(page);
  // The response waits, so that the state in between can be seen.
  const respond = await hold(page, "**/api/contact");
  const form = contactForm(page);
  await form.getByRole("button", { name: SEND }).dblclick();
  await expect(form.getByRole("button", { name: "Enviando…" })).toBeDisabled();
  respond();
  const notice = page.getByRole("status").filter({ hasText: "Mensagem enviada!" });
  await expect(notice).toContainText("Mensagem enviada com sucesso!");
  await expect(form.getByLabel("Nome")).toHaveValue("");
  await expectAccessible(page);
  expect(await deliveredLead(platform, email)).toMatchObject({
    lead: { cf_restaurant: "rubaiyat-rio", cf_utm_source: "revista", cf_utm_term: "brasa" },
  });
  await notice.getByRole("button", { name: "Fechar aviso" }).click();
  await expect(notice).toBeHidden();
});

// Rule 3.23.
test("the notice waits while the pointer is on it, and goes a while after it", async ({ page }) => {
  await page.clock.install();
  await withReact(page, "/pt/contato");
  await fillContact(page);
  await page.clock.runFor(1000);
  await contactForm(page).getByRole("button", { name: SEND }).click();
  const notice = page.getByText("Mensagem enviada!");
  await notice.hover();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(6000);
  await expect(notice).toBeVisible();
  await page.clock.runFor(4000);
  await expect(notice).toBeHidden();
});

test.describe("when the response is lost", () => {
  test.use({ expectedMessages: [FAILED] });

  test("sending again makes no second lead", async ({
    page,
    siteWithPlatform: { url, platform },
  }) => {
    await withReact(page, `${url}/pt/contato`);
    const email = await fillContact(page);
    const posts: string[] = [];
    await page.route("**/api/contact", async (route) => {
      posts.push(route.request().postData() ?? "");
      if (posts.length > 1) return route.continue();
      // The server has it; the visitor never hears of it.
      await route.fetch();
      return route.abort();
    });
    const send = contactForm(page).getByRole("button", { name: SEND });
    await send.click();
    await expect(page.getByRole("alert").filter({ hasText: "Erro ao enviar" })).toBeVisible();
    await expect(send).toBeFocused();
    await expect(contactForm(page).getByLabel("E-mail")).toHaveValue(email);
    await expectAccessible(page);
    await send.click();
    await expect(page.getByText("Mensagem enviada!")).toBeVisible();
    const ids = posts.map((post) => JSON.parse(post).submissionId as string);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids).toEqual([ids[0], ids[0]]);
    await expect.poll(() => platform.taken(email)).toBe(1);
  });
});

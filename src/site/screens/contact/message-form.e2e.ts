import { contactForm, deliveredLead, fillContact } from "#tests/lead-form.ts";
import { hold } from "#tests/page-actions.ts";
import { expect, expectAccessible, hydrate, test, withReact } from "#tests/page-fixtures.ts";

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
  await expect(form.getByLabel("Assunto")).toHaveValue("");
  await expect(page).toHaveURL(/\/pt\/contato\?utm_source/);
  await expectAccessible(page);
  expect(await deliveredLead(platform, email)).toMatchObject({
    lead: {
      name: "Maria Silva",
      phone: "+55 11 99999-0000",
      cf_restaurant: "rubaiyat-rio",
      cf_subject: "elogios-sugestoes",
      cf_message: "Um jantar inesquecível, obrigada.",
      cf_utm_source: "revista",
      cf_utm_term: "brasa",
    },
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
    await expect(page.getByRole("alert").filter({ hasText: "Erro ao enviar" })).toContainText(
      "Tente novamente mais tarde.",
    );
    await expect(page.getByText("Erro ao enviar mensagem. Tente novamente.")).toBeVisible();
    await expect(send).toBeFocused();
    for (const [label, value] of [
      ["Nome", "Maria Silva"],
      ["E-mail", email],
      ["Casa", "rubaiyat-rio"],
    ] as const)
      await expect(contactForm(page).getByLabel(label)).toHaveValue(value);
    await expectAccessible(page);
    await send.click();
    await expect(page.getByText("Mensagem enviada!")).toBeVisible();
    const ids = posts.map((post) => JSON.parse(post).submissionId as string);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids).toEqual([ids[0], ids[0]]);
    await expect.poll(() => platform.taken(email)).toBe(1);
  });

  test("a text that was changed in between is another message @nightly", async ({ page }) => {
    await withReact(page, "/pt/contato");
    await fillContact(page);
    const ids: string[] = [];
    await page.route("**/api/contact", (route) => {
      ids.push(JSON.parse(route.request().postData() ?? "{}").submissionId);
      return route.abort();
    });
    const form = contactForm(page);
    await form.getByRole("button", { name: SEND }).click();
    await expect.poll(() => ids.length).toBe(1);
    await form.getByLabel("Mensagem").fill("Agora com a data: vinte de maio.");
    await form.getByRole("button", { name: SEND }).click();
    await expect.poll(() => ids.length).toBe(2);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

test("the server's errors are shown under their fields", async ({ page }) => {
  await withReact(page, "/pt/contato");
  await fillContact(page);
  const form = contactForm(page);
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 422, json: { errors: { restaurant: "Selecione uma casa" } } }),
  );
  await form.getByRole("button", { name: SEND }).click();
  await expect(form.getByText("Selecione uma casa")).toBeVisible();
  await expect(form.getByLabel("Casa")).toBeFocused();
  await expect(form.getByLabel("Nome")).toHaveValue("Maria Silva");
});

test("sent before React came, the page itself shows the result, and what follows is right", async ({
  page,
  siteWithPlatform: { url, platform },
}) => {
  await page.route("**/assets/entry.client*", () => {});
  await page.goto(`${url}/pt/contato`);
  const email = await fillContact(page, { Telefone: "123" });
  const form = contactForm(page);
  await form.getByRole("button", { name: SEND }).click();
  await expect(form.getByText("Telefone deve ter pelo menos 10 dígitos")).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await form.getByLabel("Telefone").fill("+55 11 99999-0000");
  await hydrate(page);
  await expect(form.getByLabel("Telefone")).toHaveValue("+55 11 99999-0000");
  await expect(form.getByLabel("E-mail")).toHaveValue(email);
  await form.getByRole("button", { name: SEND }).click();
  await expect(page.getByText("Mensagem enviada!")).toBeVisible();
  await expect(form.getByLabel("E-mail")).toHaveValue("");
  await expect.poll(() => platform.taken(email)).toBe(1);
});

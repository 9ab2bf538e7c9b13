import { anEmail } from "#tests/lead-form.ts";
import { expect, expectAccessible, hydrate, test } from "#tests/page-fixtures.ts";

const WORDS = {
  pt: {
    label: "Nome",
    email: "E-mail",
    button: "Inscrever-se",
    sent: "Inscrito!",
    message: "Formulário enviado com sucesso!",
    failed: "Erro",
    later: "Tente novamente mais tarde.",
    wrong: ["Nome deve ter pelo menos 2 caracteres", "Email inválido"],
  },
  en: {
    label: "Name",
    email: "E-mail",
    button: "Subscribe",
    sent: "Subscribed!",
    message: "Form sent successfully!",
    failed: "Error",
    later: "Try again later.",
    wrong: ["Name must have at least 2 characters", "Invalid email"],
  },
  es: {
    label: "Nombre",
    email: "Correo electrónico",
    button: "Suscribirse",
    sent: "¡Suscrito!",
    message: "¡Formulario enviado con éxito!",
    failed: "Error",
    later: "Inténtalo más tarde.",
    wrong: ["El nombre debe tener al menos 2 caracteres", "Email inválido"],
  },
} as const;

/** Down in the footer, header and notice cover parts of links; their sizes are measured at the top. */
const COVERED = ["target-size"];

for (const [language, words] of Object.entries(WORDS)) {
  test(`the footer's sign-up in ${language}: wrong, failed, sent`, async ({ page }) => {
    await page.goto(`/${language}`);
    await hydrate(page);
    const form = page.getByRole("contentinfo").getByRole("form");
    const button = form.getByRole("button", { name: words.button });
    await button.click();
    await expect(form.locator(".field-error:visible")).toHaveText(words.wrong);
    await expect(form.getByLabel(words.label)).toBeFocused();
    await expectAccessible(page, COVERED);
    const email = anEmail();
    await form.getByLabel(words.label).fill("Maria");
    await form.getByLabel(words.email).fill(email);
    await page.route("**/api/newsletter", (route) => route.fulfill({ status: 503, body: "" }));
    await button.click();
    const failure = page.getByRole("alert").filter({ hasText: words.later });
    await expect(failure.getByText(words.failed, { exact: true })).toBeVisible();
    await expect(form.getByLabel(words.email)).toHaveValue(email);
    await expectAccessible(page, COVERED);
    await page.unroute("**/api/newsletter");
    await button.click();
    const notice = page.getByRole("status").filter({ hasText: words.sent });
    await expect(notice).toContainText(words.message);
    await expect(form.getByLabel(words.email)).toHaveValue("");
    await expectAccessible(page, COVERED);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, words] of Object.entries(WORDS)) {
    test(`the sign-up in ${language} leads to a page`, async ({ page }) => {
      await page.goto(`/${language}`);
      const footer = page.getByRole("contentinfo").getByRole("form");
      await footer.getByRole("button", { name: words.button }).click();
      const form = page.getByRole("main").getByRole("form");
      await expect(form.locator(".field-error:visible")).toHaveText(words.wrong);
      await expect(form.getByLabel(words.label)).toBeFocused();
      await form.getByLabel(words.label).fill("Maria");
      await form.getByLabel(words.email).fill(anEmail());
      await form.getByRole("button", { name: words.button }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.sent);
      await expect(page.getByText(words.message)).toBeFocused();
    });
  }
});

test("the page after a sign-up has no accessibility violations", async ({ page }) => {
  await page.route("**/assets/entry.client*", () => {});
  await page.goto("/pt");
  const form = page.getByRole("form").last();
  await form.getByLabel("E-mail").fill(anEmail());
  // As without script, which would ask for the name before it sends.
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page).toHaveURL(/\/pt\/newsletter$/);
  await expectAccessible(page);
  const response = page.getByRole("main").getByRole("form");
  await response.getByLabel("Nome").fill("Maria");
  await response.getByRole("button", { name: "Inscrever-se" }).click();
  await expect(page.getByText("Formulário enviado com sucesso!")).toBeVisible();
  await expectAccessible(page);
});

test("the news page signs up with the e-mail alone, and the platform gets it", async ({
  page,
  siteWithPlatform: { url, platform },
}) => {
  await page.goto(`${url}/pt/novidades`);
  await hydrate(page);
  const form = page.getByRole("main").getByRole("form");
  await expect(form.getByRole("textbox")).toHaveCount(1);
  const email = anEmail();
  await form.getByLabel("E-mail").fill(email);
  await form.getByRole("button", { name: "Inscrever-se" }).click();
  await expect(page.getByText("Inscrito!")).toBeVisible();
  await expect.poll(() => platform.taken(email)).toBe(1);
  const call = platform.state.received.find(({ body }) => JSON.stringify(body).includes(email));
  expect(call?.body).toMatchObject({
    form: { identifier: "newsletter_form", conversion_identifier: "newsletter_signup" },
    lead: { name: "", lead_score: 10, traffic_campaign: "newsletter_subscription" },
  });
});

test("the first campaign of the visit goes with a later sign-up", async ({ page }) => {
  await page.goto("/pt?utm_source=revista&utm_medium=qr");
  await page.goto("/pt/delivery");
  await hydrate(page);
  const form = page.getByRole("contentinfo").getByRole("form");
  await form.getByLabel("Nome").fill("Maria");
  await form.getByLabel("E-mail").fill(anEmail());
  const posted = page.waitForRequest("**/api/newsletter");
  await form.getByRole("button", { name: "Inscrever-se" }).click();
  expect((await posted).postDataJSON()).toMatchObject({
    utm_source: "revista",
    utm_medium: "qr",
    language: "pt",
    remarks: "",
  });
});

test("the notice of a failure looks like one: a sign and its own ground", async ({ page }) => {
  await page.goto("/pt/delivery");
  await hydrate(page);
  await page.route("**/api/newsletter", (route) => route.fulfill({ status: 503, json: {} }));
  const form = page.getByRole("contentinfo").getByRole("form");
  await form.getByLabel("Nome").fill("Maria");
  await form.getByLabel("E-mail").fill(anEmail());
  await form.getByRole("button", { name: "Inscrever-se" }).click();
  const notice = page.locator(".toast");
  await expect(notice).toContainText("Tente novamente mais tarde.");
  await expect(notice).toHaveCSS("background-color", "rgb(125, 29, 20)");
  await expect(notice.locator("svg").first()).toBeVisible();
  // For as long as it is shown it lies over a part of the footer.
  await expectAccessible(page, ["target-size"]);
});

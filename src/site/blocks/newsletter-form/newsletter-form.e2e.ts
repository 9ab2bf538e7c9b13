import { anEmail, footerForm } from "#tests/lead-form.ts";
import { expect, expectAccessible, test, withReact } from "#tests/page-fixtures.ts";

/** Down in the footer, header and notice cover parts of links; their sizes are measured at the top. */
const COVERED = ["target-size"];

test("the footer's sign-up: wrong, sent", async ({ page }) => {
  await withReact(page, "/pt");
  const form = footerForm(page);
  const button = form.getByRole("button", { name: "Inscrever-se" });
  await button.click();
  await expect(form.locator(".field-error:visible")).toHaveText([
    "Nome deve ter pelo menos 2 caracteres",
    "Email inválido",
  ]);
  await expect(form.getByLabel("Nome")).toBeFocused();
  await form.getByLabel("Nome").fill("Maria");
  await form.getByLabel("E-mail").fill(anEmail());
  await button.click();
  const notice = page.getByRole("status").filter({ hasText: "Inscrito!" });
  await expect(notice).toContainText("Formulário enviado com sucesso!");
  await expect(form.getByLabel("E-mail")).toHaveValue("");
  await expectAccessible(page, COVERED);
});

// Without script itself it is counted in count-events.e2e.ts.
test("without React the sign-up leads to a page, which is accessible", async ({ page }) => {
  await page.route("**/assets/entry.client*", () => {});
  await page.goto("/es");
  // As without script, which would say at once what is wrong.
  await footerForm(page).evaluate((element: HTMLFormElement) => element.submit());
  const form = page.getByRole("main").getByRole("form");
  await expect(form.locator(".field-error:visible")).toHaveText([
    "El nombre debe tener al menos 2 caracteres",
    "Email inválido",
  ]);
  await expect(form.getByLabel("Nombre")).toBeFocused();
  await form.getByLabel("Nombre").fill("Maria");
  await form.getByLabel("Correo electrónico").fill(anEmail());
  await form.getByRole("button", { name: "Suscribirse" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¡Suscrito!");
  await expect(page.getByText("¡Formulario enviado con éxito!")).toBeFocused();
  await expectAccessible(page);
});

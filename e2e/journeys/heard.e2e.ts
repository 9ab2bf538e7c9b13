import { anEmail } from "#tests/lead-form.ts";
import { pathTo } from "#language/path-to.ts";
import { expect, test, withReact } from "#tests/page-fixtures.ts";

const NO_RESTAURANT = "Selecione uma casa";
const HINT = "Com DDD, ou com o código do país.";
/** The quote's fields after its restaurant, each with its description when empty. */
const WRONG = {
  Mensagem: "Mensagem deve ter pelo menos 10 caracteres",
  Nome: "Nome deve ter pelo menos 2 caracteres",
  "E-mail": "Email inválido",
  Telefone: `${HINT} Telefone deve ter pelo menos 10 dígitos`,
};

// Rule 8.3. Only in Portuguese: other languages differ in their messages alone.
test("finds a restaurant's phone and a quote by landmarks, headings, names and descriptions", async ({
  page,
}) => {
  await page.goto(pathTo("pt", "home"));
  await expect(page.getByRole("navigation", { name: "Navegação principal" })).toBeVisible();
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { level: 3, name: "Rubaiyat Madrid" });
  await expect(heading.first()).toBeVisible();
  await main
    .getByRole("link", { name: /^Rubaiyat Madrid/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Rubaiyat Madrid" })).toBeVisible();
  const call = page.getByRole("link", { name: "Ligar para Rubaiyat Madrid: +34 913 59 10 00" });
  await expect(call.first()).toBeVisible();

  await withReact(page, pathTo("pt", "events"));
  const form = page.getByRole("form", { name: "Peça um orçamento" });
  const send = form.getByRole("button", { name: "Pedir orçamento" });
  await send.click();
  const restaurant = form.getByRole("combobox", { name: "Casa" }).last();
  await expect(restaurant).toBeFocused();
  await expect(restaurant).toHaveAccessibleDescription(NO_RESTAURANT);
  const fieldOf = (name: string) => form.getByRole("textbox", { name, exact: true });
  for (const [name, wrong] of Object.entries(WRONG)) {
    await expect(fieldOf(name)).toHaveAttribute("aria-invalid", "true");
    await expect(fieldOf(name)).toHaveAccessibleDescription(wrong);
  }
  await restaurant.selectOption("rubaiyat-madrid");
  await fieldOf("Mensagem").fill("Um jantar para os noivos e a família.");
  await fieldOf("Nome").fill("Maria Silva");
  await fieldOf("E-mail").fill(anEmail());
  await fieldOf("Telefone").fill("+34 913 59 10 00");
  await expect(fieldOf("Telefone")).toHaveAccessibleDescription(HINT);
  await send.click();
  await expect(page.getByRole("status").filter({ hasText: "Mensagem enviada!" })).toBeVisible();
});

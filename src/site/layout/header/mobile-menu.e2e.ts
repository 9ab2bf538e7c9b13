import { expect, test, withReact } from "#tests/page-fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

// Rule 2.3. Before React each choice is a load, which tests/browsers/header.e2e.ts makes.
test("a choice closes the panel", async ({ page }) => {
  await withReact(page, "/pt/contato");
  // From page to page; the first leads to the page that is shown.
  for (const [name, target] of [
    ["Contato", /\/pt\/contato$/],
    ["Eventos", /\/pt\/eventos$/],
    ["Reservas", /\/pt\/restaurantes#table$/],
    ["English", /\/en\/restaurants(#table)?$/],
  ] as const) {
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

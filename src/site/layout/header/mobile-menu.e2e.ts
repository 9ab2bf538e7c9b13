import { expect, test, withReact } from "#tests/page-fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

// Rule 2.3. e2e/engines/header.e2e.ts tests choices before React, which are page loads.
test("closes the panel on a choice", async ({ page }) => {
  await withReact(page, "/pt/contato");
  // From page to page; the first link leads to the current page.
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

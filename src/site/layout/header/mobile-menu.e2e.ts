import { expect, expectAccessible, test, withReact } from "#tests/page-fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

const openMenu = "Abrir menu";

test("the panel keeps the focus inside, everything behind it is inert, and Escape and its button close it", async ({
  page,
}) => {
  await withReact(page, "/pt/contato");
  const button = page.getByRole("button", { name: openMenu });
  await button.click();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  const links = await panel.getByRole("link").count();
  for (let step = 0; step < links + 4; step += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() =>
      document.activeElement?.closest("dialog, body > :not(dialog)")?.matches("main, footer"),
    );
    expect(outside ?? false).toBe(false);
  }
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await panel.getByRole("button", { name: "Fechar menu" }).click();
  await expect(panel).toBeHidden();
});

// Rule 2.3. Before React each choice is a load, which tests/browsers/header.e2e.ts makes.
test("a choice closes the panel", async ({ page }) => {
  await withReact(page, "/pt/contato");
  // From page to page; the first leads to the page that is shown.
  for (const [name, target] of [
    ["Contato", /\/pt\/contato$/],
    ["Eventos", /\/pt\/eventos$/],
    ["Rubaiyat Rio", /\/pt\/restaurantes\/rio-de-janeiro\/rubaiyat-rio$/],
    ["Reservas", /\/pt\/restaurantes#table$/],
    ["English", /\/en\/restaurants(#table)?$/],
  ] as const) {
    await page.getByRole("button", { name: openMenu }).click();
    await page.getByRole("dialog").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

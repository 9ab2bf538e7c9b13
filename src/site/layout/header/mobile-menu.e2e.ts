import { expect, expectAccessible, hydrate, test, NIGHTLY } from "#tests/page-fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

const openMenu = "Abrir menu";

test("the panel keeps the focus inside, everything behind it is inert, and Escape and its button close it", async ({
  page,
}) => {
  await page.goto("/pt/contato");
  await hydrate(page);
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

for (const moment of ["before React has come", "after React has come"] as const) {
  // Rule 2.3.
  // Before React each choice is a load.
  const tags = moment === "after React has come" ? {} : NIGHTLY;
  test(`${moment}, a choice closes the panel`, tags, async ({ page }) => {
    await page.goto("/pt/contato");
    if (moment === "after React has come") await hydrate(page);
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
}

test("the panel fits a small screen: nothing sticks out sideways, the last button can be reached", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/es");
  await page.locator("header").getByRole("button").last().click();
  const panel = page.getByRole("dialog");
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const last = panel.getByRole("link", { name: "Reservas" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test("the panel opens and closes in browsers without invoker commands", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    // Such a browser does nothing with these buttons by itself.
    const cancel = (event: Event) => {
      const button = event.target instanceof Element && event.target.closest("[commandfor]");
      if (button) event.preventDefault();
    };
    addEventListener("click", cancel, true);
  });
  await page.goto("/pt");
  await page.getByRole("button", { name: openMenu }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Fechar menu" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

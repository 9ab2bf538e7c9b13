import { test as analyticsTest } from "#tests/analytics-fixtures.ts";
import { holdHydration, holdReact } from "#tests/page-actions.ts";
import { expect, hydrate, NIGHTLY, test } from "#tests/page-fixtures.ts";
import { withoutPopovers } from "#tests/without-popovers.ts";

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => withoutPopovers(page));
// A page that is closed takes the responses with it that its routes still read.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const RESTAURANTS = "Abrir a lista de casas";

for (const moment of ["before React has come", "after React has come"] as const) {
  const title = `${moment}, panels are closed, and their buttons open and close them one at a time`;
  // Before React the buttons have nothing else that would open them.
  test(title, moment === "before React has come" ? {} : NIGHTLY, async ({ page }) => {
    if (moment === "before React has come") await holdReact(page);
    await page.goto("/pt/contato");
    if (moment === "after React has come") await hydrate(page);
    const restaurants = page.locator("#restaurants-panel");
    const languages = page.locator("#language-panel");
    const restaurantsButton = page.getByRole("button", { name: RESTAURANTS });
    const languageButton = page.locator("button[popovertarget=language-panel]");
    await expect(restaurants).toBeHidden();
    await expect(languages).toBeHidden();
    await expect(restaurantsButton).toHaveAttribute("aria-expanded", "false");

    await languageButton.click();
    await expect(languages).toBeVisible();
    await expect(languageButton).toHaveAttribute("aria-expanded", "true");
    await expect(languages.getByRole("link", { name: "English" })).toBeInViewport({ ratio: 1 });
    await restaurantsButton.click();
    await expect(restaurants).toBeVisible();
    await expect(languages).toBeHidden();
    await expect(languageButton).toHaveAttribute("aria-expanded", "false");
    await page.mouse.click(20, 700);
    await expect(restaurants).toBeHidden();

    await restaurantsButton.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(restaurants.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(restaurants).toBeHidden();
    await expect(restaurantsButton).toBeFocused();
    await expect(restaurantsButton).toHaveAttribute("aria-expanded", "false");
    await languageButton.click();
    await languageButton.click();
    await expect(languages).toBeHidden();
  });
}

test("while React hydrates, a button opens its panel, which stays open when React is ready", async ({
  page,
}) => {
  const hydration = await holdHydration(page);
  await page.goto("/pt/contato");
  await hydration.begin();
  const languages = page.locator("#language-panel");
  await page.locator("button[popovertarget=language-panel]").click();
  await expect(languages).toBeVisible();
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  await hydration.release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(languages).toBeVisible();
});

test(
  "a link of a panel leads on inside the application, and the panel closes",
  NIGHTLY,
  async ({ page }) => {
    await page.goto("/en/contact");
    await hydrate(page);
    const restaurants = page.locator("#restaurants-panel");
    await page.locator("button[popovertarget=restaurants-panel]").click();
    await restaurants.getByRole("link", { name: "Cabaña Las Lilas" }).click();
    await expect(page).toHaveURL(/\/en\/restaurants\/buenos-aires\/cabana-las-lilas$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cabaña Las Lilas");
    await expect(restaurants).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/contact$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

analyticsTest(
  "the question about cookies is asked and can be answered and changed",
  NIGHTLY,
  async ({ page, siteWithAnalytics }) => {
    await page.goto(`${siteWithAnalytics.url}/pt`);
    const banner = page.locator("#consent");
    await expect(banner).toBeVisible();
    await page.mouse.click(20, 200);
    await expect(banner).toBeVisible();
    await banner.getByRole("button", { name: "Recusar" }).click();
    await expect(banner).toBeHidden();
    await page.goto(`${siteWithAnalytics.url}/pt/contato`);
    await expect(banner).toBeHidden();
    // What a click does while React hydrates is another test's.
    await hydrate(page);
    await page.getByRole("button", { name: "Preferências de cookies" }).click();
    await expect(banner.getByRole("button", { name: "Salvar escolha" })).toBeInViewport();
  },
);

test.describe("without script either", () => {
  test.use({ javaScriptEnabled: false });

  test("a panel is open for as long as the focus is in it", async ({ page }) => {
    await page.goto("/pt/contato");
    const languages = page.locator("#language-panel");
    await expect(languages).toBeHidden();
    await page.locator("button[popovertarget=language-panel]").click();
    await languages.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/\/en\/contact$/);
  });
});

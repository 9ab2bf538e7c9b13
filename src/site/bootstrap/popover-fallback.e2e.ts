import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { test as analyticsTest } from "#tests/analytics-fixtures.ts";
import { holdHydration, holdReact } from "#tests/page-actions.ts";
import { expect, hydrate, test } from "#tests/page-fixtures.ts";

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => withoutPopovers(page));
// A page that is closed takes the responses with it that its routes still read.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const RESTAURANTS = "Abrir a lista de casas";

// What the panels do after React, and where they lead, Chromium 103 shows in tests/browsers/header.e2e.ts: it has no popovers.
test("before React has come, panels are closed, and their buttons open and close them one at a time", async ({
  page,
}) => {
  await holdReact(page);
  await page.goto("/pt/contato");
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

analyticsTest(
  "the question about cookies is asked and can be answered and changed @nightly",
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

/** Makes the browser one that has no popovers, like Safari 16, Chrome 113 and Firefox 124. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    const isKnown = (selector: string) => !selector.includes(":popover-open");
    // What else uses them would not end in an error, as it does in such a browser.
    for (const [owner, method] of [
      [Element.prototype, "matches"],
      [Element.prototype, "querySelectorAll"],
      [Document.prototype, "querySelectorAll"],
    ] as unknown as [Record<string, (selector: string) => unknown>, string][]) {
      const real = owner[method];
      owner[method] = function refuse(selector) {
        if (!isKnown(selector)) throw new SyntaxError(`'${selector}' is not a valid selector.`);
        return real?.call(this, selector);
      };
    }
    const { getAttribute } = Element.prototype;
    Element.prototype.getAttribute = function get(name) {
      return getAttribute.call(this, name === "popover" ? "popover-was" : name);
    };
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...parts: [string]) => isKnown(parts[0]) && supports(...parts);
  });
  // This browser hides what carries the attribute, and knows the selector in styles.
  await page.route(/\/assets\/root-[^/]+\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: stylesWithout(await response.text()) });
  });
  await page.route(
    ({ pathname }) => !pathname.includes("."),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const html = (await response.text()).replaceAll(/(<\w+[^>]*) popover="/g, '$1 popover-was="');
      const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      const body = html.replace(styles, () => stylesWithout(styles));
      // The policy names the styles of the page by their hash.
      const policy = (response.headers()["content-security-policy"] ?? "").replace(
        hashOf(styles),
        hashOf(stylesWithout(styles)),
      );
      const headers = { ...response.headers(), "content-security-policy": policy };
      await route.fulfill({ response, headers, body });
    },
  );
}

function stylesWithout(css: string): string {
  return css
    .replaceAll("not selector(:popover-open)", "selector(*)")
    .replaceAll(":popover-open", ":-no-popover");
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "../page-fixtures.ts";

/** What is asked for from now on, by path. */
function recordRequests(page: Page) {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return {
    data: () => paths.filter((path) => path.endsWith(".data")),
    modules: () => paths.filter((path) => /\/(?!first-)[^/]+\.js$/.test(path)),
  };
}

test("a pointer that goes down on a link asks for its data, and the navigation does not ask again", async ({
  page,
}) => {
  await page.goto("/pt/delivery");
  await hydrate(page);
  const asked = recordRequests(page);
  const link = page.getByRole("contentinfo").locator('a[href="/pt/contato"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect.poll(() => asked.data()).toEqual(["/pt/contato.data"]);
  await expect.poll(() => asked.modules().join()).toMatch(/contact/);
  const modules = asked.modules();
  await link.click();
  await expect(page).toHaveURL("/pt/contato");
  await expect(page.getByRole("form", { name: "Escreva para nós" })).toBeVisible();
  expect(asked.data()).toEqual(["/pt/contato.data"]);
  expect(asked.modules()).toEqual(modules);
});

test("a mouse that rests on a link, and the focus, ask once", async ({ page }) => {
  await page.goto("/pt/delivery");
  await hydrate(page);
  const asked = recordRequests(page);
  const link = page.getByRole("contentinfo").locator('a[href="/pt/contato"]').first();
  await link.hover();
  await expect.poll(() => asked.data()).toEqual(["/pt/contato.data"]);
  await link.focus();
  await link.click();
  await expect(page).toHaveURL("/pt/contato");
  expect(asked.data()).toEqual(["/pt/contato.data"]);
});

test("a restaurant's page is asked for by its own data, and the page itself is not", async ({
  page,
}) => {
  await page.goto("/pt/restaurantes");
  await hydrate(page);
  const asked = recordRequests(page);
  const path = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat";
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.data()).toEqual([`${path}.data`]);
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("pointerdown");
  expect(asked.data()).toEqual([`${path}.data`]);
});

test("data that could not be had are asked for again by the navigation", async ({ page }) => {
  await page.goto("/pt/privacidade");
  await hydrate(page);
  let count = 0;
  await page.route(/contato\.data/, async (route) => {
    count += 1;
    if (count === 1) await route.fulfill({ status: 503, body: "" });
    else await route.continue();
  });
  const link = page.getByRole("contentinfo").locator('a[href="/pt/contato"]').first();
  await link.dispatchEvent("pointerdown");
  await expect.poll(() => count).toBe(1);
  await link.click();
  await expect(page.getByRole("form", { name: "Escreva para nós" })).toBeVisible();
  expect(count).toBe(2);
});

test("the page in another language is asked for as well, and its layout comes with it", async ({
  page,
}) => {
  await page.goto("/pt/contato");
  await hydrate(page);
  const asked = recordRequests(page);
  await page.locator("button[popovertarget=language-panel]").click();
  const link = page.locator("#language-panel a[hreflang=en]");
  await link.dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect.poll(() => asked.data()).toEqual(["/en/contact.data"]);
  await link.click();
  await expect(page).toHaveURL("/en/contact");
  await expect(page.getByRole("form", { name: "Write to us" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // The page's own data, and the layout's.
  expect(asked.data()).toEqual(["/en/contact.data", "/en/contact.data"]);
});

test("who saves data pays for no page that is not opened", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto("/pt/delivery");
  await hydrate(page);
  const asked = recordRequests(page);
  const link = page.getByRole("contentinfo").locator('a[href="/pt/contato"]').first();
  await link.dispatchEvent("pointerdown", { pointerType: "touch" });
  await link.click();
  await expect(page).toHaveURL("/pt/contato");
  expect(asked.data()).toEqual(["/pt/contato.data"]);
});

import type { Page } from "@playwright/test";
import { settle } from "#tests/page-actions.ts";
import { expect, hydrate, test, withReact } from "#tests/page-fixtures.ts";

function recordRequests(page: Page) {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return {
    data: () => paths.filter((path) => path.endsWith(".data")),
    modules: () => paths.filter((path) => /\/(?!first-)[^/]+\.js$/.test(path)),
  };
}

test("requests a link's data once at a resting mouse or pressed pointer", async ({ page }) => {
  await withReact(page, "/pt/delivery");
  const asked = recordRequests(page);
  const linkTo = (path: string) =>
    page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();
  await linkTo("/pt/eventos").hover();
  await expect.poll(() => asked.data()).toEqual(["/pt/eventos.data"]);
  const link = linkTo("/pt/contato");
  await link.dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect.poll(() => asked.data()).toEqual(["/pt/eventos.data", "/pt/contato.data"]);
  await expect.poll(() => asked.modules().join()).toMatch(/contact/);
  const modules = asked.modules();
  await link.click();
  await expect(page).toHaveURL("/pt/contato");
  await expect(page.getByRole("form", { name: "Escreva para nós" })).toBeVisible();
  expect(asked.data()).toEqual(["/pt/eventos.data", "/pt/contato.data"]);
  expect(asked.modules()).toEqual(modules);
});

test.describe("after a deployment", () => {
  test.use({ expectedMessages: [/Error loading route module|dynamically imported module/] });

  test("loads a link's whole page if its files are gone", async ({ page }) => {
    await withReact(page, "/pt/delivery");
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    const gone = /\/assets\/contact(-pt-|\.route-).*\.js$/;
    // A new build: files that the browser has not loaded are gone until it loads a new page.
    let isNew = false;
    page.on("framenavigated", () => (isNew = true));
    await page.route(gone, (route) =>
      isNew ? route.continue() : route.fulfill({ status: 404, body: "" }),
    );
    const link = page.getByRole("contentinfo").locator('a[href="/pt/contato"]').first();
    // Files requested at the first touch are gone too.
    await link.dispatchEvent("pointerdown", { pointerType: "touch" });
    await link.click();
    await expect(page).toHaveURL("/pt/contato");
    await expect(page.getByRole("form", { name: "Escreva para nós" })).toBeVisible();
    expect(await page.evaluate(() => "isFirstLoad" in window)).toBe(false);
  });
});

test.describe("on a fast, unmetered network", () => {
  test.use({ prefetchesOnIdle: true, expectedMessages: [/net::ERR_INTERNET_DISCONNECTED/] });

  test("requests the most used pages once React runs, and opens them offline", async ({
    page,
    context,
  }) => {
    await page.goto("/pt/restaurantes");
    const asked = recordRequests(page);
    await hydrate(page);
    // The current page is already loaded.
    await expect.poll(() => asked.data()).toEqual(["/pt/eventos.data", "/pt/experiencias.data"]);
    await settle(page);
    await context.setOffline(true);
    await page.locator('header a[href="/pt/eventos"]').first().click();
    await expect(page).toHaveURL("/pt/eventos");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(asked.data().filter((path) => path === "/pt/eventos.data")).toHaveLength(1);
  });

  test("requests pages of visible links, others after scrolling, and opens them offline", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/pt/restaurantes");
    const asked = recordRequests(page);
    await hydrate(page);
    const cards = page.locator('main article a[href^="/pt/restaurantes/"]:not([href*="?"])');
    const [first, last] = [cards.first(), cards.last()];
    const paths = await Promise.all([first, last].map((card) => card.getAttribute("href")));
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.data()).toContain(`${paths[0]}.data`);
    expect(asked.data()).not.toContain(`${paths[1]}.data`);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.data()).toContain(`${paths[1]}.data`);
    expect(new Set(asked.data()).size).toBe(asked.data().length);
    await settle(page);
    await context.setOffline(true);
    await last.click();
    await expect(page).toHaveURL(String(paths[1]));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { hold, navigateInApp, settle } from "../page-actions.ts";
import { expect, hydrate, test, withReact } from "../page-fixtures.ts";

/** What is asked for from now on, by path. */
function recordRequests(page: Page) {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return {
    data: () => paths.filter((path) => path.endsWith(".data")),
    modules: () => paths.filter((path) => /\/(?!first-)[^/]+\.js$/.test(path)),
  };
}

test("a mouse that rests on a link, and a pointer that goes down, ask for its data once", async ({
  page,
}) => {
  await withReact(page, "/pt/delivery");
  const asked = recordRequests(page);
  const linkTo = (path: string) =>
    page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();
  await linkTo("/pt/eventos").hover();
  await expect.poll(() => asked.data()).toEqual(["/pt/eventos.data"]);
  await linkTo("/pt/eventos").focus();
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

test("a restaurant's page is asked for by its own data, and the page itself is not @nightly", async ({
  page,
}) => {
  await withReact(page, "/pt/restaurantes");
  const asked = recordRequests(page);
  const path = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat";
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.data()).toEqual([`${path}.data`]);
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("pointerdown");
  expect(asked.data()).toEqual([`${path}.data`]);
});

test("data that could not be had are asked for again by the navigation @nightly", async ({
  page,
}) => {
  await withReact(page, "/pt/privacidade");
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

test("the page in another language is asked for as well, and its layout comes with it @nightly", async ({
  page,
}) => {
  await withReact(page, "/pt/contato");
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

test("a page that no link has announced has its data asked for beside its module", async ({
  page,
}) => {
  await withReact(page, "/pt/delivery");
  const asked = recordRequests(page);
  const releaseModule = await hold(page, /\/assets\/contact-pt-.*\.js$/);
  await navigateInApp(page, "/pt/contato");
  await expect.poll(() => asked.data()).toEqual(["/pt/contato.data"]);
  releaseModule();
  await expect(page.getByRole("form", { name: "Escreva para nós" })).toBeVisible();
  expect(asked.data()).toEqual(["/pt/contato.data"]);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("before React, the browser asks for the page of a link under a finger; React ends that @nightly", async ({
    page,
    context,
  }) => {
    await page.goto("/pt/delivery");
    const devtools = await context.newCDPSession(page);
    const prefetched: string[] = [];
    devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, prefetchStatus }) => {
      if (prefetchStatus === "PrefetchResponseUsed") prefetched.push(new URL(prefetchUrl).pathname);
    });
    await devtools.send("Preload.enable");
    const link = page.getByRole("contentinfo").locator('a[href="/pt/contato"]').first();
    await link.tap();
    await expect(page).toHaveURL("/pt/contato");
    await expect.poll(() => prefetched).toEqual(["/pt/contato"]);
    const rules = page.locator("script[type=speculationrules]");
    await expect(rules).toBeAttached();
    await hydrate(page);
    await expect(rules).not.toBeAttached();
  });
});

test.describe("after a deployment", () => {
  test.use({ expectedMessages: [/Error loading route module|dynamically imported module/] });

  test("a tap on a link whose files are gone loads the page that it asks for", async ({ page }) => {
    await withReact(page, "/pt/delivery");
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    const gone = /\/assets\/contact(-pt-|\.route-).*\.js$/;
    // As a new build: what the browser has not yet is not there any more, until the page is new.
    let isNew = false;
    page.on("framenavigated", () => (isNew = true));
    await page.route(gone, (route) =>
      isNew ? route.continue() : route.fulfill({ status: 404, body: "" }),
    );
    const link = page.getByRole("contentinfo").locator('a[href="/pt/contato"]').first();
    // What was asked for at the first touch is gone as well.
    await link.dispatchEvent("pointerdown", { pointerType: "touch" });
    await link.click();
    await expect(page).toHaveURL("/pt/contato");
    await expect(page.getByRole("form", { name: "Escreva para nós" })).toBeVisible();
    expect(await page.evaluate(() => "isFirstLoad" in window)).toBe(false);
  });
});

test.describe("on a fast network that nobody pays for by the byte", () => {
  test.use({ prefetchesOnIdle: true, expectedMessages: [/net::ERR_INTERNET_DISCONNECTED/] });
  const MOST_USED = ["/pt/restaurantes.data", "/pt/eventos.data", "/pt/experiencias.data"];

  test("the most used pages are asked for once when React is there, in each language, and open without the network", async ({
    page,
    context,
  }) => {
    await page.goto("/pt/restaurantes");
    const asked = recordRequests(page);
    await hydrate(page);
    // The page itself is here already.
    await expect.poll(() => asked.data()).toEqual(MOST_USED.slice(1));
    await page.locator('header a[href="/pt/eventos"]').first().click();
    await expect(page).toHaveURL("/pt/eventos");
    await expect.poll(() => asked.data()).toEqual([...MOST_USED.slice(1), MOST_USED[0]]);
    await navigateInApp(page, "/en/contact");
    await expect.poll(() => asked.data()).toContain("/en/experiences.data");
    await settle(page);
    await context.setOffline(true);
    await page.locator('header a[href="/en/events"]').first().click();
    await expect(page).toHaveURL("/en/events");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // What that page asks for in turn, once it is idle, may have begun.
    expect(asked.data().filter((path) => path === "/en/events.data")).toHaveLength(1);
  });

  test("pages whose links are in view are asked for, others after scrolling, and open without the network", async ({
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

  test("who saves data pays for no page that is not opened @nightly", async ({ page }) => {
    await page.addInitScript(() => {
      const value = { effectiveType: "4g", type: "wifi", saveData: true };
      Object.defineProperty(navigator, "connection", { value });
    });
    await page.goto("/pt/delivery");
    const asked = recordRequests(page);
    await hydrate(page);
    // What comes after it when idle comes after what was to come before.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const link = page.getByRole("contentinfo").locator('a[href="/pt/contato"]').first();
    await link.dispatchEvent("pointerdown", { pointerType: "touch" });
    expect(asked.data()).toEqual([]);
    await link.click();
    await expect(page).toHaveURL("/pt/contato");
    expect(asked.data()).toEqual(["/pt/contato.data"]);
  });
});

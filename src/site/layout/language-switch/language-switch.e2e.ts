import type { Page } from "@playwright/test";
import { expect, hydrate, NIGHTLY, test } from "#tests/page-fixtures.ts";
import { holdReact } from "#tests/page-actions.ts";

test.use({ viewport: { width: 1280, height: 800 } });

async function switchTo(page: Page, name: string) {
  await page.locator("button[popovertarget=language-panel]").click();
  await page.locator("#language-panel").getByRole("link", { name }).click();
}

const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem("rubaiyat-language"));

for (const moment of ["before React has come", "after React has come"] as const) {
  // Rule 1.8.
  test(`${moment}, the switch keeps query and hash, takes the place of the page, and is remembered`, async ({
    page,
  }) => {
    if (moment === "before React has come") await holdReact(page);
    await page.goto("/pt");
    await page.goto("/pt/novidades/nova-carta-vinhos?utm_source=a&b=c#content");
    if (moment === "after React has come") await hydrate(page);
    const entries = await page.evaluate(() => history.length);
    await switchTo(page, "English");
    await expect(page).toHaveURL(/\/en\/news\/nova-carta-vinhos\?utm_source=a&b=c#content$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await storedChoice(page)).toBe("en");
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL(/\/pt$/);
  });
}

test("after the switch header, footer and head speak the new language", async ({ page }) => {
  await page.goto("/pt/restaurantes");
  await hydrate(page);
  await switchTo(page, "Español");
  await expect(page).toHaveURL(/\/es\/restaurantes$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("header").getByRole("link", { name: "Experiencias" })).toBeVisible();
  await expect(page.locator("footer")).toContainText("España");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/es\/restaurantes$/,
  );
  await expect(page.locator("#language-panel")).toBeHidden();
});

for (const moment of ["before React has come", "after React has come"] as const) {
  // By day not-found.e2e.ts follows the link of such a page.
  test(
    `${moment}, the switch of a page that is not there keeps its path`,
    NIGHTLY,
    async ({ page }) => {
      for (const [path, reached] of [
        ["/pt/nenhuma-pagina/x?a=b", "/en/nenhuma-pagina/x?a=b"],
        ["/pt/restaurantes/madrid/nenhuma", "/en/restaurants/madrid/nenhuma"],
        ["/pt/restaurantes/madrid", "/en/restaurants/madrid"],
      ] as const) {
        if (moment === "before React has come") await holdReact(page);
        await page.goto(path);
        if (moment === "after React has come") await hydrate(page);
        await switchTo(page, "English");
        await expect.poll(() => page.url()).toContain(reached);
        const { pathname, search } = new URL(page.url());
        expect(pathname + search).toBe(reached);
      }
    },
  );
}

test("opening the other language in a new tab leaves this page and the choice alone", async ({
  page,
  context,
}) => {
  await page.goto("/pt/contato");
  await hydrate(page);
  await page.locator("button[popovertarget=language-panel]").click();
  const opened = context.waitForEvent("page");
  await page
    .locator("#language-panel")
    .getByRole("link", { name: "English" })
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/en\/contact$/);
  await expect(page).toHaveURL(/\/pt\/contato$/);
  expect(await storedChoice(page)).toBeNull();
});

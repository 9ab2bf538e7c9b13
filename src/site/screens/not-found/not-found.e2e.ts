import { expect, test, withReact } from "#tests/page-fixtures.ts";
import { navigateInApp } from "#tests/page-actions.ts";

test("the way back from a page that is not there removes a segment, the switch keeps them", async ({
  page,
}) => {
  await page.goto("/pt/xyz/abc");
  const back = page.locator("header").getByRole("link", { name: "Voltar" });
  await back.click();
  await expect(page).toHaveURL(/\/pt\/xyz$/);
  await back.click();
  await expect(page).toHaveURL(/\/pt$/);
  for (const [path, expected] of [
    ["/pt/xyz/abc", "/en/xyz/abc"],
    ["/pt/restaurantes/sao-paulo/nope", "/en/restaurants/sao-paulo/nope"],
    ["/pt/novidades/nope", "/en/news/nope"],
  ] as const) {
    await page.goto(path);
    const link = page.locator('#language-panel a[data-language="en"]');
    const href = await link.evaluate((one: HTMLAnchorElement) => one.href);
    await page.goto(href);
    expect(new URL(page.url()).pathname).toBe(expected);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  }
});

test("a path of another language is no page, but offers the right one", async ({ page }) => {
  for (const [path, suggested] of [
    ["/en/restaurantes", "/en/restaurants"],
    ["/en/novidades/nova-carta-vinhos", "/en/news/nova-carta-vinhos"],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await page.getByRole("main").getByRole("link", { name: suggested }).click();
    await expect(page).toHaveURL(new RegExp(`${suggested}$`));
    await expect(page.getByRole("heading", { level: 1 }), path).not.toHaveText(
      /não encontrada|not found/i,
    );
  }
});

test("files that are not there are not pages", async ({ request }) => {
  for (const path of ["/assets/nothing-12345678.js", "/images/nothing.avif"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()["content-type"]).toContain("text/plain");
  }
});

test("inside the application an unknown URL shows the same page", async ({ page }) => {
  await withReact(page, "/pt/contato");
  await navigateInApp(page, "/pt/nao-existe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página não encontrada");
  await expect(page).toHaveTitle(/Página não encontrada/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

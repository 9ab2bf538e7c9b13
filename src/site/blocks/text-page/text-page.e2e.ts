import { expect, expectAccessible, test } from "#tests/page-fixtures.ts";

const PAGES = [
  ["/pt", "/pt/privacidade", "Aviso de privacidade"],
  ["/en", "/en/privacy", "Privacy notice"],
  ["/es", "/es/privacidad", "Aviso de privacidad"],
  ["/pt", "/pt/acessibilidade", "Declaração de acessibilidade"],
  ["/en", "/en/accessibility", "Accessibility statement"],
  ["/es", "/es/accesibilidad", "Declaración de accesibilidad"],
] as const;

for (const [home, path, title] of PAGES) {
  test(`${path} is found below every page, is accessible and fits phone and desktop`, async ({
    page,
  }) => {
    await page.goto(`${home}/delivery`);
    await page.locator(`footer a[href="${path}"]`).last().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list of sections leads to each, clear of the header, and the notice to the contact", async ({
    page,
  }) => {
    await page.goto("/pt/privacidade");
    await page.getByRole("link", { name: "Localização" }).click();
    const heading = page.getByRole("heading", { name: "Localização" });
    const header = await page.locator("header").first().boundingBox();
    await expect(heading).toBeInViewport();
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await page.locator("main").getByRole("link", { name: "Escrever ao grupo" }).last().click();
    await expect(page).toHaveURL("/pt/contato");
  });
});

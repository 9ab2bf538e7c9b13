import { openForTool } from "#database/connect.server.ts";
import { importContent } from "#database/publish-content.ts";
import { LANGUAGES } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { expect, expectAccessible, test } from "#tests/page-fixtures.ts";
import { startSite } from "#tests/site-process.ts";

// Rules 3.30 and 3.31: a site has its special dates as soon as they are published, and without any it looks as before.
test("a guest finds a special date on three pages, reads it, and asks for a table for it", async ({
  page,
}) => {
  // Many steps in one test: a busy machine takes its time.
  test.setTimeout(120_000);
  const { updatedAt: _, ...happening } = aHappening();
  await using site = await startSite();
  const lists = ["/pt", "/pt/eventos", "/pt/restaurantes/madrid/rubaiyat-madrid"];
  for (const path of lists) {
    await page.goto(site.url + path);
    await expect(page.locator("#happenings")).toHaveCount(0);
  }
  const from = "2020-02-29";
  const over = {
    ...happening,
    slug: "passou",
    times: [{ ...happening.times[0]!, from, through: from }],
  };
  const database = await openForTool({ dataDir: site.dataDir });
  await importContent(database, {
    happenings: [happening, over].map((one) => ({ ...one, isActive: true })),
  });
  await database.close();
  for (const path of lists) {
    await expect(async () => {
      await page.goto(site.url + path);
      await expect(page.locator("#happenings li")).toHaveCount(1, { timeout: 500 });
    }).toPass();
  }
  await page.goto(`${site.url}/pt/eventos`);
  const feed = await page.locator('#happenings a[href^="webcal:"]').getAttribute("href");
  const calendar = await page.request.get((feed ?? "").replace("webcal:", "http:"));
  expect(await calendar.text()).toContain("BEGIN:VEVENT");
  await page.getByRole("link", { name: "Feijoada de sábado" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Feijoada de sábado");
  await expectAccessible(page);
  for (const language of LANGUAGES) {
    const path = pathTo(language, "happening", { slug: happening.slug });
    await expect(page.locator(`link[hreflang=${language}]`)).toHaveAttribute(
      "href",
      site.url + path,
    );
  }
  await page.getByRole("link", { name: "Pedir reserva" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Feijoada de sábado" })).toBeVisible();
  await expect(page.locator('form [name="restaurant"]').first()).toHaveValue("rubaiyat-madrid");
  await expect(page.locator('form [name="time"]').first()).toHaveValue("13:00");
  await page.goto(`${site.url}/pt/eventos/passou`);
  await expect(page.getByText("Esta data já passou.")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectAccessible(page);
  expect((await page.goto(`${site.url}/pt/eventos/nada`))?.status()).toBe(404);
});

import { openForTool } from "#database/connect.server.ts";
import { importContent } from "#database/publish-content.ts";
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
  await page.goto(`${site.url}/pt`);
  await expect(page.locator("#happenings")).toHaveCount(0);
  const database = await openForTool({ dataDir: site.dataDir });
  await importContent(database, {
    happenings: [{ ...happening, isActive: true }],
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
  await page.getByRole("link", { name: "Pedir reserva" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Feijoada de sábado" })).toBeVisible();
  await expect(page.locator('form [name="restaurant"]').first()).toHaveValue("rubaiyat-madrid");
  await expect(page.locator('form [name="time"]').first()).toHaveValue("13:00");
});

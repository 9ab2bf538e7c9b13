import type { Page } from "@playwright/test";
import { anEmail, deliveredLead } from "#tests/lead-form.ts";
import { expect, expectAccessible, hydrate, test } from "#tests/page-fixtures.ts";
import { sidewaysScroll } from "#e2e/page-audit/page-layout.ts";

const QUERY = "restaurant=rubaiyat-madrid&people=4&date=2047-05-20&time=20%3A30";

async function fillPerson(page: Page) {
  const email = anEmail();
  const form = page.locator("form[data-draft=request]");
  await form.locator("[name=name]").fill("Maria Silva");
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=phone]").fill("+55 11 99999-0000");
  return { email, form };
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a table can be asked for", async ({ page, siteWithPlatform: { url, platform } }) => {
    await page.goto(`${url}/es/reservas?${QUERY}`);
    const { email, form } = await fillPerson(page);
    await form.getByRole("button").click();
    await expect(page.getByRole("status")).toBeFocused();
    // The day of the request for a calendar; its URL does not name the person.
    const file = page.locator("form[method=post] a[download]");
    await expect(file).toHaveAttribute(
      "href",
      "/calendar/es/table.ics?restaurant=rubaiyat-madrid&date=2047-05-20&time=20%3A30&people=4",
    );
    expect(await deliveredLead(platform, email)).toMatchObject({
      lead: { cf_restaurant: "rubaiyat-madrid", cf_preferred_date: "2047-05-20" },
    });
  });

  test("what is wrong stands under its field, which has the focus", async ({ page }) => {
    await page.goto("/es/reservas?restaurant=x&people=0&date=2020-01-01&time=#ways");
    await expect(page.locator(".field-error:visible")).toHaveText([
      "No conocemos esa casa. Elija una de la lista.",
      "Indique el número de personas, de 1 a 999.",
      "Esa fecha ya pasó. Elija otra fecha.",
      "Elija la hora.",
    ]);
    await expect(page.locator("[name=restaurant]")).toBeFocused();
  });
});

test("with script the request is sent in place, and says what it is worth", async ({ page }) => {
  await page.goto("/pt/restaurantes");
  const table = page.locator("form[toolname=find_table]");
  await table.locator("[name=restaurant]").selectOption("rubaiyat-madrid");
  await table.locator("[name=people]").fill("4");
  await table.locator("[name=date]").fill("2047-05-20");
  await table.locator("[name=time]").fill("20:30");
  await table.getByRole("button").last().click();
  await expect(page).toHaveURL(`/pt/reservas?${QUERY}#ways`);
  const answer = page.getByRole("heading", { name: "Como reservar" });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await expect(page.getByText("mudar")).toBeInViewport();
  await hydrate(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const { form } = await fillPerson(page);
  const request = page.waitForRequest("**/api/contact");
  await form.getByRole("button").click();
  expect((await request).postDataJSON()).toMatchObject({ guestCount: "4", time: "20:30" });
  await expect(form.locator("[data-result=sent]")).toContainText(
    "A mesa só está confirmada quando a casa responder.",
  );
  const download = page.waitForEvent("download");
  await form.getByRole("link", { name: "Adicionar à agenda" }).click();
  expect((await download).suggestedFilename()).toBe("rubaiyat-2047-05-20.ics");
});

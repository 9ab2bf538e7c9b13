import type { Page } from "@playwright/test";
import { anEmail, deliveredLead } from "#tests/lead-form.ts";
import { expect, expectAccessible, hydrate, test } from "#tests/page-fixtures.ts";
import { sidewaysScroll } from "#tests/visit/page-layout.ts";

const QUERY = "restaurant=rubaiyat-madrid&people=4&date=2047-05-20&time=20%3A30";
const SENT = "A mesa só está confirmada quando a casa responder.";

async function fillPerson(page: Page) {
  const email = anEmail();
  const form = page.locator("form[data-draft=request]");
  await form.locator("[name=name]").fill("Maria Silva");
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=phone]").fill("+55 11 99999-0000");
  return { email, form };
}

/** Where the day of a request that was sent can be had for a calendar: nothing in it names the person. */
async function calendarUrl(page: Page) {
  const href = await page.locator("form[method=post] a[download]").getAttribute("href");
  expect(href).toMatch(
    /^\/calendar\/\w\w\/table\.ics\?restaurant=[\w-]+&date=2047-05-20&time=20%3A30&people=4$/,
  );
  return new URL(href ?? "", page.url()).href;
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a table can be asked for", async ({ page, siteWithPlatform: { url, platform } }) => {
    await page.goto(`${url}/es/reservas?${QUERY}`);
    const { email, form } = await fillPerson(page);
    await form.getByRole("button").click();
    await expect(page.getByRole("status")).toBeFocused();
    const file = await page.request.get(await calendarUrl(page));
    expect(await file.text()).toMatch(/DTSTART:20470520T\d{4}00Z[^]*STATUS:TENTATIVE/);
    expect(await deliveredLead(platform, email)).toMatchObject({
      lead: { cf_restaurant: "rubaiyat-madrid", cf_preferred_date: "2047-05-20" },
    });
  });

  test("what is wrong stands under its field, which has the focus", async ({ page }) => {
    const response = await page.goto("/es/reservas?restaurant=x&people=0&date=2020-01-01&time=");
    expect(response?.headers()["cache-control"]).toBe("no-store");
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
  const table = page.locator('form[action="/pt/reservas"]');
  await table.locator("[name=restaurant]").selectOption("rubaiyat-madrid");
  await table.locator("[name=people]").fill("4");
  await table.locator("[name=date]").fill("2047-05-20");
  await table.locator("[name=time]").fill("20:30");
  await table.getByRole("button").last().click();
  await expect(page).toHaveURL(`/pt/reservas?${QUERY}`);
  await hydrate(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const { form } = await fillPerson(page);
  const request = page.waitForRequest("**/api/contact");
  await form.getByRole("button").click();
  expect((await request).postDataJSON()).toMatchObject({ guestCount: "4", time: "20:30" });
  await expect(form.locator("[data-result=sent]")).toContainText(SENT);
  const download = page.waitForEvent("download");
  await calendarUrl(page);
  await form.getByRole("link", { name: "Anotar a data na agenda" }).click();
  expect((await download).suggestedFilename()).toBe("rubaiyat-2047-05-20.ics");
});

test("an experience is named in its request", async ({ page }) => {
  await page.goto("/pt/experiencias?country=Argentina");
  const card = page.getByRole("article").filter({ hasText: "Cabaña Las Lilas" }).first();
  const title = await card.getByRole("heading").innerText();
  const href = (await card.getByRole("link", { name: /Pedir reserva/ }).getAttribute("href")) ?? "";
  expect(href).toMatch(/^\/pt\/reservas\?experience=.*&restaurant=cabana-las-lilas$/);
  await page.goto(href);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  const form = page.locator("form[method=get]");
  await form.locator("[name=date]").fill("2047-05-20");
  await form.locator("[name=time]").fill("20:30");
  await form.getByRole("button").last().click();
  await expect(page.locator("form[method=post] [name=experience]")).toHaveValue(title);
});

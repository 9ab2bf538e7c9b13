import { expect, test } from "#tests/desk-fixtures.ts";
test.describe.configure({ timeout: 200_000 });
const NOON = new Date(`2030-12-24T12:00:00Z`);
test("shots", async ({ page, desk }) => {
  await desk.sendLead({ email: "waits@example.com", restaurant: "rubaiyat-madrid" });
  await desk.sendLead({ email: "waits2@example.com", restaurant: "rubaiyat-rio" });
  await page.clock.setFixedTime(NOON);
  await desk.signIn(page, "Ida", { role: "manager" });
  await page.goto(`/desk/restaurants/rubaiyat-madrid`);
  await page.locator("[name=email]").fill("half@example.com");
  await page.waitForTimeout(2500);
  for (const [w, lang] of [
    [390, "pt"],
    [820, "es"],
    [1280, "pt"],
  ] as const) {
    await page.setViewportSize({ width: w, height: 900 });
    if (lang !== "pt") {
      await page.request.put("/api/desk/me", {
        headers: { Origin: desk.url },
        data: { name: "Ida", language: lang },
      });
    } else
      await page.request.put("/api/desk/me", {
        headers: { Origin: desk.url },
        data: { name: "Ida", language: "pt" },
      });
    for (const p of ["", "special-day", "counts"]) {
      await page.goto(`/desk/${p}`);
      await expect(page.locator("h1")).toBeVisible();
      await page.screenshot({ path: `/tmp/today/shots/${p || "home"}-${w}.png`, fullPage: true });
    }
    await page.goto(`/desk/`);
    await page.locator(".house .form-buttons .button").first().click();
    await page.screenshot({ path: `/tmp/today/shots/dialog-${w}.png` });
  }
});

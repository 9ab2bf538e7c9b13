import { expect, test } from "#tests/page-fixtures.ts";

const DOTS = /^Imagem \d de 3: Rubaiyat Rio$/;

// Rule 3.10.
test("the venues' gallery goes round in both directions and says where it is", async ({ page }) => {
  await page.goto("/pt/eventos");
  const venue = page.getByRole("article").filter({ hasText: "Rubaiyat Rio" });
  const dots = venue.getByRole("button", { name: DOTS });
  const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent));
  await venue.getByRole("button", { name: "Imagem anterior" }).click();
  await expect.poll(current).toBe(2);
  await expect(venue.getByRole("status")).toHaveText(/^Imagem 3 de 3/);
  await venue.getByRole("button", { name: "Próxima imagem" }).click();
  await expect.poll(current).toBe(0);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  // Rule 3.10.
  test("a swipe over a picture turns the carousel, the arrows the pictures", async ({ page }) => {
    await page.goto("/pt/eventos");
    const carousel = page.getByRole("list", { name: "Casas e salões" });
    const strip = page.getByRole("list", { name: "Imagens: Rubaiyat Rio" });
    const turned = (list: typeof strip) => list.evaluate(({ scrollLeft }) => scrollLeft);
    await page.getByRole("button", { name: "Próxima imagem: Rubaiyat Rio" }).click();
    await expect.poll(() => turned(strip)).toBeGreaterThan(0);
    const pictures = await turned(strip);
    await strip.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await strip.boundingBox())!;
    const cdp = await page.context().newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove", to: number) =>
      cdp.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: to, y: y + height / 2 }] });
    await touch("touchStart", x + width * 0.8);
    for (let step = 1; step <= 10; step += 1) {
      await touch("touchMove", x + width * (0.8 - step * 0.06));
    }
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => turned(carousel)).toBeGreaterThan(0);
    expect(await turned(strip)).toBe(pictures);
  });
});

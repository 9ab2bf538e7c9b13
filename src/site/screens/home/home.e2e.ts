import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { expect, expectAccessible, hydrate, test, withReact } from "#tests/page-fixtures.ts";

const RESTAURANTS = [aRestaurantRecord({ slug: "casa-a", name: "Casa A" })];

// That it turns to its end and back at any width is in e2e/engines/home.e2e.ts.
test("the carousel's button ends with it and keeps the focus, and the next Tab continues", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await withReact(page, "/pt");
  const carousel = page.locator("section", { has: page.locator("#restaurants") });
  const next = carousel.getByRole("button", { name: /^Próximos/ });
  await next.focus();
  for (let shown = 3; shown < 8; shown += 3) await page.keyboard.press("Enter");
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(carousel.getByRole("list").first()).toBeFocused();
  await expect(next).toHaveAttribute("disabled");
});

test("a question opens its answer and closes the one before, and a click anywhere on a card goes to the restaurant", async ({
  page,
}) => {
  await page.goto("/pt");
  const payment = page.getByText("Aceitamos os principais cartões de crédito e débito");
  await page.getByText("Quais são as formas de pagamento?").click();
  await expect(payment).toBeVisible();
  await page.getByText("Como devo me vestir?").click();
  await expect(payment).toBeHidden();
  await page.locator("#restaurants").scrollIntoViewIfNeeded();
  await page
    .locator(".carousel-item")
    .first()
    .click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(/\/pt\/restaurantes\/sao-paulo\/a-figueira-rubaiyat$/);
});

test("a broken picture becomes the placeholder", async ({ page }) => {
  await page.route(/\/images\/house-rubaiyat-faria-lima/, (route) =>
    route.fulfill({ contentType: "image/avif", body: "no picture" }),
  );
  await page.goto("/pt/restaurantes");
  const image = page.locator('article:has-text("Faria Lima") img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute("src", /\/images\/placeholder-/);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .not.toBe(0);
});

// Rule 3.21.
test("without the list the page stands, says so, and tries again on demand; a list that fails later stays", async ({
  page,
  siteWithFailingApi: { url, api },
}) => {
  api.responses.clear();
  api.responses.set("/restaurants", { json: { data: RESTAURANTS } });
  await page.goto(`${url}/pt`);
  api.responses.set("/restaurants", { status: 500 });
  const wanted = `${url}/pt?utm_source=a#faq`;
  await page.goto(wanted);
  await expect(page.getByRole("alert")).toContainText("Erro ao carregar restaurantes");
  // Navigation and phone numbers never disappear (rule 2.9).
  await expect(page.locator("footer")).toContainText("Casa A");
  await expectAccessible(page);

  api.responses.set("/restaurants", { json: { data: RESTAURANTS } });
  await page.getByRole("button", { name: "Tentar Novamente" }).click();
  const shown = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  await expect(shown("Casa A")).toBeVisible();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveCount(0);
  expect(page.url()).toBe(wanted);

  await hydrate(page);
  api.responses.set("/restaurants", { status: 500 });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(alert).toContainText("Erro ao recarregar restaurantes");
  await expect(shown("Casa A")).toHaveCount(1);
});

test("the fig tree draws itself when it comes into view, once, and stands there where no motion is wanted", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto("/pt");
  const outlines = page.getByRole("img", { name: "Gravura da figueira" });
  const clip = () => outlines.evaluate((image) => getComputedStyle(image).clipPath);
  const drawn = /^circle\(120% /;
  expect(await clip()).toMatch(/^circle\(0\.1% /);
  await outlines.scrollIntoViewIfNeeded();
  await page.locator("#about").scrollIntoViewIfNeeded();
  await expect.poll(clip).toMatch(drawn);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await clip()).toMatch(drawn);
  // Its crown stands in the first view, on a wide page before the embers, below the film's button.
  const crownIn = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect.poll(clip).toMatch(drawn);
    const crown = (await outlines.boundingBox())?.y;
    expect(crown).toBeLessThan(height - 150);
    return crown;
  };
  await crownIn(390, 844);
  const crown = await crownIn(1280, 720);
  const button = await page.getByRole("button", { name: "Pausar o vídeo" }).boundingBox();
  expect(crown).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 720));
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await clip()).toBe("none");
});

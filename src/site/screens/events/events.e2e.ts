import { expect, expectAccessible, hydrate, test } from "#tests/page-fixtures.ts";

const DOTS = /^Imagem \d de 3: A Figueira Rubaiyat$/;

// Rule 3.10.
test("the venues' gallery goes round in both directions and says where it is", async ({ page }) => {
  await page.goto("/pt/eventos");
  const venue = page.getByRole("article").filter({ hasText: "A Figueira Rubaiyat" });
  const dots = venue.getByRole("button", { name: DOTS });
  const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent));
  await venue.getByRole("button", { name: "Imagem anterior" }).click();
  await expect.poll(current).toBe(2);
  await expect(venue.getByRole("status")).toHaveText(/^Imagem 3 de 3/);
  await venue.getByRole("button", { name: "Próxima imagem" }).click();
  await expect.poll(current).toBe(0);
  await dots.nth(1).click();
  await expect.poll(current).toBe(1);
});

test.describe("the carousel of venues", () => {
  for (const [width, perView] of [
    [390, 1],
    [820, 2],
    [1280, 3],
  ] as const) {
    // Rule 3.3.
    test(`shows ${perView} at ${width} px and ends with its last venue`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/pt/eventos");
      const list = page.getByRole("list", { name: "Casas e salões" });
      const inView = () =>
        list.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return [...element.children].flatMap((item, index) => {
            const box = item.getBoundingClientRect();
            return box.left > left - 2 && box.right < right + 2 ? [index] : [];
          });
        });
      const next = page.getByRole("button", { name: "Próximos: Casas e salões" });
      const previous = page.getByRole("button", { name: "Anteriores: Casas e salões" });
      await expect(previous).toBeDisabled();
      await expect.poll(async () => (await inView()).length).toBe(perView);
      while (await next.isEnabled()) {
        const [before] = await inView();
        await next.click();
        await expect.poll(async () => (await inView())[0]).not.toBe(before);
        await expect(previous).toBeEnabled();
      }
      expect((await inView()).at(-1)).toBe(7);
      await previous.click();
      await expect(next).toBeEnabled();
    });
  }
});

test("events has no accessibility violations", async ({ page }) => {
  await page.goto("/pt/eventos");
  await expectAccessible(page);
  await hydrate(page);
  await expectAccessible(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("venues and their pictures scroll by keyboard, and no dead button is shown", async ({
    page,
  }) => {
    await page.goto("/pt/eventos");
    await expect(page.getByRole("button", { name: "Próximos: Casas e salões" })).toBeHidden();
    const strip = page.getByRole("list", { name: "Imagens: A Figueira Rubaiyat" });
    await strip.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test("a failing product API shows the error with a way to try again", async ({
  page,
  siteWithFailingApi,
}) => {
  siteWithFailingApi.api.responses.set("/restaurants", { status: 500 });
  const response = await page.goto(`${siteWithFailingApi.url}/pt/eventos`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("alert")).toContainText("Erro ao carregar restaurantes para eventos");
  siteWithFailingApi.api.responses.set("/restaurants", { json: { data: { data: [] } } });
  await page.getByRole("button", { name: "Tentar Novamente" }).click();
  await expect(page.getByText("Nenhum restaurante encontrado para eventos.")).toBeVisible();
});

test("where the button that calls wraps, its dot is cut off and its icon stays beside the words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pt/eventos");
  const call = page.getByRole("main").getByRole("link", { name: /^Ligar para A Figueira/ });
  const [icon, words, owner, number, dot] = await call.evaluate((link) =>
    [
      "svg",
      ".dot-separated",
      ".dot-separated > :first-child",
      ".dot-separated > :last-child",
      ".dot-separated .dot",
    ].map((selector) => link.querySelector(selector)?.getBoundingClientRect().toJSON()),
  );
  expect(number.top).toBeGreaterThan(owner.top);
  expect(dot.left).toBe(words.left);
  expect(icon.bottom).toBeLessThan(words.bottom);
});

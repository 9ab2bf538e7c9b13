import { expect, expectAccessible, hydrate, NIGHTLY, test } from "#tests/page-fixtures.ts";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";

const MADRID = "/pt/restaurantes/madrid/rubaiyat-madrid";
const FIG_TREE = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat";

test("from home to a restaurant and on to its page in Spanish", NIGHTLY, async ({ page }) => {
  await page.goto("/en");
  await page.getByRole("link", { name: "Our Houses" }).first().click();
  await page.getByRole("main").getByRole("link", { name: "Rubaiyat Madrid", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/restaurants\/madrid\/rubaiyat-madrid$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rubaiyat Madrid");
  await page.getByRole("button", { name: /^Current language/ }).click();
  await page.getByRole("link", { name: "Español" }).first().click();
  await expect(page).toHaveURL(/\/es\/restaurantes\/madrid\/rubaiyat-madrid$/);
  await expect(page.getByRole("heading", { name: "Nuestros menús" })).toBeVisible();
});

test("the gallery is read by keyboard and gives the focus back", async ({ page }) => {
  await page.goto(MADRID);
  const first = page.getByRole("link", { name: /ampliar/ }).first();
  await first.focus();
  await page.keyboard.press("Enter");
  const lightbox = page.getByRole("dialog", { name: "Galeria: Rubaiyat Madrid" });
  await expect(lightbox.getByText("1 de 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(lightbox.getByText("3 de 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await lightbox.getByRole("button", { name: "Próxima imagem" }).click();
  await expect(lightbox.getByText("2 de 3")).toBeVisible();
  await expect(lightbox.getByRole("button", { name: "Próxima imagem" })).toBeInViewport({
    ratio: 1,
  });
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(first).toBeFocused();
});

test("on a phone no address breaks beside its dash", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(FIG_TREE);
  // The footer's list is folded on a phone.
  await page.locator("footer summary").first().click();
  const states = page.getByText("São Paulo – SP,", { exact: true });
  const lines = await states.evaluateAll((all) =>
    all.map((state) => state.getClientRects().length),
  );
  expect(lines.length).toBeGreaterThan(2);
  expect(new Set(lines)).toEqual(new Set([1]));
});

test("on a phone telephone, address, directions, menus and the form for a table come within a screen and a half", async ({
  page,
}) => {
  const [width, height] = [390, 844];
  await page.setViewportSize({ width, height });
  for (const { citySlug, slug, phone, address } of builtInRestaurants()) {
    if (address.pt === "") continue;
    await page.goto(`/pt/restaurantes/${citySlug}/${slug}`);
    const main = page.getByRole("main");
    const wanted = [
      main.getByText(address.pt.slice(0, 12)).first(),
      main.getByRole("link", { name: /^Como chegar/ }).first(),
      main.getByRole("navigation", { name: "Nossos Menus" }).getByRole("link").first(),
      main.getByRole("button", { name: "Procurar mesa" }),
      ...(phone === "" ? [] : [main.locator('a[href^="tel:"]').first()]),
    ];
    for (const one of wanted) {
      const box = (await one.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
      expect(box.y + box.height, `${slug}: ${one}`).toBeLessThan(1.5 * height);
    }
  }
});

// Rule 3.7.
test("the map comes with the visitor, its marker opens by keyboard, and Escape closes what it says", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(MADRID);
  await hydrate(page);
  expect(requested.filter((url) => /leaflet|\/15\/\d+\/\d+\.png/.test(url))).toEqual([]);

  const map = page.getByRole("region", { name: "Mapa: Rubaiyat Madrid" });
  await page.getByRole("heading", { name: "Contato e horários" }).scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-tile-loaded").first()).toBeVisible();
  expect(requested.filter((url) => /\/15\/\d+\/\d+\.png/.test(url)).length).toBeGreaterThan(0);
  const { origin } = new URL(page.url());
  expect(requested.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  await expect(map.getByRole("link", { name: /OpenStreetMap/ })).toBeVisible();

  await map.getByRole("button", { name: "Rubaiyat Madrid" }).focus();
  await page.keyboard.press("Enter");
  await expect(map.getByRole("link", { name: /^Abrir no mapa/ })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/search/?api=1&query=40.4611292,-3.6868811",
  );
  await expect(map.getByText("Calle de Juan Ramón Jiménez, 37")).toBeVisible();

  const marker = map.getByRole("button", { name: "Rubaiyat Madrid" });
  const link = map.getByRole("link", { name: /^Abrir no mapa/ });
  for (const from of [link, marker]) {
    await expect(link).toBeVisible();
    await from.focus();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(marker).toBeFocused();
    await page.keyboard.press("Enter");
  }
});

test("the wheel scrolls the page over the map until the map has the focus", async ({ page }) => {
  await page.goto(MADRID);
  await hydrate(page);
  const map = page.getByRole("region", { name: "Mapa: Rubaiyat Madrid" });
  await page.getByRole("heading", { name: "Contato e horários" }).scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-tile-loaded").first()).toBeVisible();
  await map.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await map.scrollIntoViewIfNeeded();
  await map.focus();
  await map.hover();
  await page.mouse.wheel(0, -240);
  await expect(map.locator('img[src$=".png"]:not([src*="/15/"])').first()).toBeAttached();
});

test.describe("when no tile can be had", () => {
  test.use({ expectedMessages: [/Map failed to load|ERR_FAILED/] });

  test("the city's drawing stays, and nobody is alarmed", async ({ page }) => {
    await page.route(/\/15\/\d+\/\d+\.png/, (route) => route.abort());
    await page.goto(MADRID);
    await hydrate(page);
    const warned = page.waitForEvent("console", (message) => /Map failed/.test(message.text()));
    await page.getByRole("heading", { name: "Contato e horários" }).scrollIntoViewIfNeeded();
    await warned;
    await expect(page.getByRole("region", { name: /^Mapa/ })).toBeHidden();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(
      page.getByRole("definition").getByRole("link", { name: /Como chegar/ }),
    ).toBeVisible();
  });
});

test("on a phone the page is accessible with its map, and the bar never covers what has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(MADRID);
  await hydrate(page);
  await page.locator("dl").last().scrollIntoViewIfNeeded();
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeVisible();
  await expectAccessible(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} pixels`).toBeLessThanOrEqual(0);
  }
  const bar = page.getByRole("navigation", { name: "Ligar, chegar, reservar" });
  await expect(bar.getByRole("link")).toHaveText([/Ligar/, /Como chegar/, /Reservar/]);
  const top = (await bar.boundingBox())?.y ?? 0;
  for (const link of await page.getByRole("main").getByRole("link").all()) {
    await link.focus();
    const isInBar = await link.evaluate((element) => element.closest(".action-bar") !== null);
    if (isInBar) continue;
    // Pictures and the map that come meanwhile move it, and the browser follows.
    const bottom = async () => {
      const box = await link.boundingBox();
      return box === null || box.height >= 500 ? 0 : box.y + box.height;
    };
    await expect.poll(bottom).toBeLessThan(top);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there: menus, directions, pictures, ways to reserve", async ({ page }) => {
    await page.goto(MADRID);
    const main = page.getByRole("main");
    await main.getByText("Sob consulta").click();
    await expect(main.getByRole("link", { name: /PDF/ })).toHaveCount(5);
    await expect(
      main.getByRole("definition").getByRole("link", { name: /Como chegar/ }),
    ).toBeVisible();
    await main.getByRole("link", { name: "Reservar" }).first().click();
    await expect(page).toHaveURL(`${MADRID}#table`);
    await main.getByRole("button", { name: "Procurar mesa" }).click();
    await expect(page).toHaveURL(/\/pt\/reservas\?restaurant=rubaiyat-madrid&people=2&/);
    await page.goto(MADRID);
    await main
      .getByRole("link", { name: /ampliar/ })
      .first()
      .click();
    await expect(page).toHaveURL("/images/gallery-rubaiyat-madrid-1.webp");
  });
});

test.describe("when the product API fails", () => {
  test("the page says so and comes back on a second try", async ({ page, siteWithFailingApi }) => {
    const record = aRestaurantRecord({ slug: "casa-um", getin: '{"enabled":false,"url":""}' });
    siteWithFailingApi.api.responses.set("/restaurants/casa-um", { status: 500 });
    const response = await page.goto(`${siteWithFailingApi.url}/pt/restaurantes/sao-paulo/casa-um`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("alert")).toContainText("Erro ao carregar restaurante");
    siteWithFailingApi.api.responses.set("/restaurants/casa-um", { json: { data: record } });
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Casa do Teste");
  });

  test("a restaurant already shown stays when loading it again fails", async ({
    page,
    siteWithFailingApi,
  }) => {
    const record = aRestaurantRecord({ slug: "casa-dois", coordinates: '{"lat":0,"lng":0}' });
    siteWithFailingApi.api.responses.set("/restaurants/casa-dois", { json: { data: record } });
    await page.goto(`${siteWithFailingApi.url}/pt/restaurantes/sao-paulo/casa-dois`);
    await hydrate(page);
    siteWithFailingApi.api.responses.set("/restaurants/casa-dois", { status: 500 });
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("alert")).toContainText("Erro ao recarregar restaurante");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Casa do Teste");
    siteWithFailingApi.api.responses.set("/restaurants/casa-dois", { json: { data: record } });
    await page.getByRole("alert").getByRole("button").click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("an unknown restaurant is a 404 with a link to the list", async ({ page }) => {
  const response = await page.goto("/pt/restaurantes/madrid/nada");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Restaurante não encontrado");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Voltar para Restaurantes" }).click();
  await expect(page).toHaveURL("/pt/restaurantes");
});

test("a city's URL lists the restaurants of that city", async ({ page }) => {
  const response = await page.goto("/pt/restaurantes/sao-paulo");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("O Grupo Rubaiyat em São Paulo");
  await expect(page.getByRole("main")).toContainText("Slug do restaurante não fornecido");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  await expectAccessible(page);
});

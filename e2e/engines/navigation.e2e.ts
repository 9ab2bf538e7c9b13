import { expect, test } from "./browser-fixtures.ts";

// Rule 8.4.
test("navigates between screens inside the application, across the breakpoint, and back", async ({
  tab,
}) => {
  await tab.open("/pt");
  await tab.hydrate();
  // A reload would lose this mark.
  await tab.evaluate(() => {
    Object.assign(globalThis, { isSameDocument: true });
  });
  await tab.click({ css: "header nav a", text: "Eventos" });
  await tab.isAt("/pt/eventos");
  await tab.click({ css: "header nav a", text: "Casas e Menus" });
  await tab.isAt("/pt/restaurantes");
  // The URL changes before the page, which then begins at its top.
  await tab.sees({ css: "h1", text: "Nossas Casas" });
  await tab.click({ css: "main article a", text: "Rubaiyat Rio" });
  await tab.isAt("/pt/restaurantes/rio-de-janeiro/rubaiyat-rio");
  await tab.sees({ css: "h1", text: "Rubaiyat Rio" });
  await tab.expects(0, () => scrollY);
  for (const width of [800, 1280]) await tab.resize(width);
  await tab.click({ css: "header nav a", text: "Novidades" });
  await tab.isAt("/pt/novidades");
  await tab.sees({ css: "h1", text: "Novidades" });
  await tab.click("main article a");
  await tab.expects(true, () => location.pathname.startsWith("/pt/novidades/"));
  for (const width of [800, 1280]) await tab.resize(width);
  await tab.back();
  await tab.isAt("/pt/novidades");
  await tab.back();
  await tab.isAt("/pt/restaurantes/rio-de-janeiro/rubaiyat-rio");
  await tab.sees({ css: "h1", text: "Rubaiyat Rio" });
  expect(await tab.evaluate(() => "isSameDocument" in globalThis)).toBe(true);
});

test("starts a slow page at its top, and goes back to where a page was left", async ({ tab }) => {
  await tab.open("/pt/restaurantes");
  await tab.evaluate(() => {
    const { fetch } = globalThis;
    const released = new Promise((resolve) => Object.assign(globalThis, { release: resolve }));
    globalThis.fetch = (...request) => released.then(() => fetch(...request));
  });
  await tab.hydrate();
  await tab.click({ css: "footer a", text: "Novidades" });
  await tab.sees({ css: "main [role=status]", text: "Carregando..." });
  await tab.expects(0, () => scrollY);
  await tab.evaluate(() => (globalThis as unknown as { release: () => void }).release());
  await tab.sees({ css: "h1", text: "Novidades" });
  await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await tab.back();
  await tab.sees({ css: "h1", text: "Nossas Casas" });
  await tab.expects(true, () => scrollY > 1000);
});

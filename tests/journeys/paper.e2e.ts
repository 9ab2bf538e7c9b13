import { expect, test } from "../page-fixtures.ts";
import { printedSheets } from "../visit/paper-probe.ts";

// What holds on paper for every screen is in tests/visit.

const RESTAURANT = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat";

test("a restaurant prints on two sheets, with all that a guest takes along", async ({
  page,
  baseURL,
}) => {
  await page.goto(RESTAURANT);
  expect(await printedSheets(page)).toBe(2);

  await page.emulateMedia({ media: "print" });
  const text = await page.locator("main").innerText();
  for (const part of ["A Figueira Rubaiyat", "Rua Haddock Lobo", "+55 11 3087-1399", "Horários"]) {
    expect(text).toContain(part);
  }
  const menu = `${baseURL?.slice(7)}/menus/a-figueira-rubaiyat-main.pdf`;
  expect(text.replaceAll("\n", " ")).toMatch(new RegExp(`Menu Principal[^/]*${menu}`));
});

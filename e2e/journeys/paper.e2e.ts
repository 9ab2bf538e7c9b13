import { expect, test } from "#tests/page-fixtures.ts";
import { printedSheets } from "../page-audit/paper-probe.ts";

// e2e/page-audit checks every screen on paper.

const RESTAURANT = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat";

test("prints a restaurant on two sheets with everything a guest needs", async ({
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

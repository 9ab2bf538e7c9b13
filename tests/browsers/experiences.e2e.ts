import { expect, test } from "./browser-fixtures.ts";

test("a country chosen before React shows its prices and its URL", async ({ tab }) => {
  await tab.open("/pt/experiencias?country=Chile");
  await tab.sees("select#country");
  expect(await tab.evaluate(chosenCountry)).toBe("Chile");
  const before = await tab.text("main article");
  await tab.choose("select#country", "Argentina");
  await tab.isAt("/pt/experiencias?country=Argentina");
  await tab.expects("Argentina", chosenCountry);
  await tab.expects(
    true,
    (text) => document.querySelector("main article")?.textContent !== text,
    before,
  );
});

test("a visitor whose place is not to be known sees Brazil first, and is told so on asking", async ({
  tab,
}) => {
  await tab.open("/pt/experiencias");
  await tab.hydrate();
  await tab.sees("[data-detection=failed]");
  await tab.click({ css: "main button", text: "Usar minha localização" });
  await tab.sees({ css: "[role=status]", text: "Não foi possível detectar sua localização" });
  expect(await tab.evaluate(chosenCountry)).toBe("Brasil");
});

function chosenCountry(): string | undefined {
  return document.querySelector<HTMLSelectElement>("select#country")?.value;
}

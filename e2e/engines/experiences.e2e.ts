import { expect, test } from "./browser-fixtures.ts";

test("shows a country's prices and URL when chosen before React", async ({ tab }) => {
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

function chosenCountry(): string | undefined {
  return document.querySelector<HTMLSelectElement>("select#country")?.value;
}

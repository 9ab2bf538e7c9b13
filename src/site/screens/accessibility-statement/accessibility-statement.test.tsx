import { expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { AccessibilityStatementScreen } from "./accessibility-statement.screen.tsx";

test.each([
  ["/pt/acessibilidade", "Declaração de acessibilidade", "/pt/contato"],
  ["/en/accessibility", "Accessibility statement", "/en/contact"],
  ["/es/accesibilidad", "Declaración de accesibilidad", "/es/contacto"],
])("%s says what is aimed at, tested and not right yet, and whom to tell", (...row) => {
  const [path, title, contact] = row;
  const words = wordsAt(path)("accessibility");
  const screen = <AccessibilityStatementScreen words={words} date="2026" />;
  const { headings, links, text } = renderPage(path, screen);
  expect(headings[0]).toEqual([1, title]);
  expect(links).toEqual(["#aim", "#tests", "#norms", "#limits", "#report", contact]);
  for (const said of ["(WCAG) 2.2", "PDF/UA", "2026"]) expect(text).toContain(said);
  expect(text).toMatch(/NBR 17225:2025[^]* 5\.2\.1\.[^]*EN 301 549 V3\.2\.1/);
  expect(text).toMatch(/gravuras|engravings|grabados/);
});

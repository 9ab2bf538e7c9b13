import { expect, test } from "vitest";
import { pageWords } from "#content/page-words.ts";
import { builtInPage } from "#tests/builders/built-in-page.ts";
import { renderPage } from "#tests/render-page.ts";
import { CareersScreen } from "./careers.screen.tsx";

const SYSTEM = "https://vagas.example/rubaiyat";
const FORM = "/pt/contato?subject=trabalhe-conosco#message";

function linksWith(url: string) {
  const { parts } = builtInPage("careers");
  const apply = { ...parts.apply, url: { pt: url, en: url, es: url } };
  const words = pageWords([{ slug: "careers", parts: { ...parts, apply } }], "careers", "pt");
  return renderPage("/pt/trabalhe-conosco", <CareersScreen words={words} />).links;
}

// Rule 3.35.
test.each([
  ["", [FORM]],
  [SYSTEM, [SYSTEM, FORM]],
  ["javascript:alert(1)", [FORM]],
])("with the applicant system at '%s' there are these ways to apply: %j", (url, links) => {
  expect(linksWith(url)).toEqual(links);
});

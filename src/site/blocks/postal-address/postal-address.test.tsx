import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { PostalAddress } from "./postal-address.tsx";

const htmlOf = (text: string, path = "/pt") =>
  renderPage(path, <PostalAddress address={{ text, language: "pt" }} />).body.innerHTML;

test("state and postal code stay on one line, with the dash and the word before", () =>
  expect(htmlOf("Rua Haddock Lobo, 1738, São Paulo – SP, 01414-002, Brasil")).toBe(
    "<span><span>Rua Haddock Lobo, 1738, </span>" +
      '<span class="whitespace-nowrap">São Paulo – SP,</span><span> </span>' +
      '<span class="whitespace-nowrap">01414-002,</span><span> Brasil</span></span>',
  ));

test("a part of an address stays beside its number, and a city of two words in one line", () => {
  const html = htmlOf("Av. Alicia Moreau de Justo 516, Dique 4, C1107AAL Buenos Aires, Argentina");
  expect(html).toContain('<span class="whitespace-nowrap">Dique 4,</span>');
  expect(html).toContain('<span class="whitespace-nowrap">Buenos Aires,</span>');
});
